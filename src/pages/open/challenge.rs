//! A friend's challenge: the deal, with the result hidden until it was played here too.

use crate::browser::{redirect, today};
use crate::components::{Button, GameAssets, LinkButton, Shared};
use crate::context::{use_locale, use_store};
use crate::games::{self, challenger, daily_deals, deal_title};
use app_core::daily::Deal;
use app_core::store::StoredSummary;
use app_core::{Challenge, Route};
use l10n::{house, pages};
use records::Title;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ChallengePageProps {
    pub challenge: Shared<Challenge>,
}

/// Who challenges to what. Where the deal was played here already, its match opens by itself, with both results.
#[component]
pub fn ChallengeView(props: &ChallengePageProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let challenge = &props.challenge;
    let played = use_memo((), |()| store.match_of_deal(challenge));
    let finished = played
        .as_ref()
        .as_ref()
        .filter(|played| played.summary.over);
    let finished = finished.map(|played| played.id.clone());
    use_effect_with(finished.clone(), {
        let (store, challenge) = (store.clone(), challenge.clone());
        move |finished| {
            if let Some(id) = finished {
                // What is refused is still in the friend's message.
                let _ = store.add_rival(&challenge);
                redirect(&Route::Match(id.clone()));
            }
        }
    });
    if finished.is_some() {
        return html! { <p role="status">{ locale.text(pages::OPENING_THE_GAME) }</p> };
    }
    let play = {
        let (store, challenge, played) = (store.clone(), challenge.clone(), played.clone());
        move |_: MouseEvent| {
            let _ = store.add_rival(&challenge);
            let id = match &*played {
                Some(StoredSummary { id, .. }) => id.clone(),
                None => {
                    let record = challenge.new_match();
                    match daily_deals().of_challenge(&challenge) {
                        Some(deal) => {
                            store.save_new_deal(&record, &deal_title(locale, deal), today())
                        }
                        None => {
                            let name = challenger(locale, &challenge);
                            let title = pages::challenge_from(locale, &name);
                            store.save_new(&record, &Title::new(&title))
                        }
                    }
                }
            };
            redirect(&Route::Match(id));
        }
    };
    let dealt = challenge.new_match();
    let game = dealt.setup().game();
    let title = match challenge.name().as_str() {
        "" => pages::challenged(locale, game),
        name => pages::challenged_by(locale, &text::isolated(name), game),
    };
    let against = dealt.seats().len() > 1;
    let (label, begun) = match *played {
        Some(_) => (house::CONTINUE, Some(pages::CHALLENGED_UNDER_WAY)),
        None => (house::PLAY, None),
    };
    let watch = Route::Open(challenge.link().unwrap_or_default());
    html! {
        <>
            <GameAssets {game} />
            <div class="invited" id="challenge">
                <div class="preview">
                    <div class={classes!("preview-board", games::class(game))} aria-hidden="true">{ games::emblem(game) }</div>
                    <div>
                        <h2>{ title }</h2>
                        if against {
                            <p>{ locale.list(&text::names_of(locale, &dealt)) }</p>
                        }
                        <p class="quiet">{ text::house_rules_of(locale, &dealt) }</p>
                    </div>
                </div>
                <div>
                    <p>{ pages::challenged_about(locale, against) }</p>
                    if let Some(begun) = begun {
                        <p class="notice hint">{ locale.text(begun) }</p>
                    }
                    <p class="buttons">
                        <Button id="play-challenge" class="primary large" onclick={play}>{ locale.text(label) }</Button>
                        <LinkButton class="plain" to={Route::Rules(game)}>{ locale.text(pages::READ_THE_RULES) }</LinkButton>
                        <LinkButton class="plain" to={watch}>{ locale.text(pages::JUST_WATCH_IT) }</LinkButton>
                    </p>
                </div>
            </div>
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct DayResultsProps {
    /// At least one.
    pub results: Shared<[(Deal, Challenge)]>,
}

/// Keeps the results of deals of a day, and goes to its page, where they are compared.
#[component]
pub fn DayResults(props: &DayResultsProps) -> Html {
    let locale = use_locale();
    let store = use_store();
    let results = props.results.clone();
    use_effect_with((), move |()| {
        for (_, result) in results.iter() {
            // What is refused is still in the friend's message.
            let _ = store.add_rival(result);
        }
        if let Some((deal, _)) = results.first() {
            redirect(&Route::Daily(Some(deal.day)));
        }
    });
    html! { <p role="status">{ locale.text(pages::OPENING_THE_GAME) }</p> }
}
