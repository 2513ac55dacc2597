//! What there is to practise, and how more comes of it.

use super::looking::{Looking, LookingAction};
use crate::components::{Button, LinkButton, Page, Shared};
use crate::context::{use_locale, use_settings};
use crate::hooks::focus::catch_focus;
use app_core::cards::{Card, round_of};
use app_core::settings::{AutoReview, SettingsChange};
use app_core::{Day, Route};
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OverviewProps {
    pub cards: Shared<Vec<Card>>,
    pub today: Day,
    pub looking: UseReducerHandle<Looking>,
    pub on_start: Callback<()>,
}

/// How many positions are due, the question whether games may be looked through, and how far that has come.
#[component]
pub fn Overview(props: &OverviewProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    let (cards, today) = (&*props.cards, props.today);
    // Buttons go with what they were about.
    let buttons = (settings.current.auto_review, props.looking.is_under_way());
    use_effect_with(buttons, |_| catch_focus("main"));
    let due = round_of(cards, today).len();
    let next = cards.iter().map(Card::due).min();
    let what = match (due, next) {
        (0, None) => html! {
            <>
                <p class="lead">{ locale.text(pages::NO_MISTAKES_YET) }</p>
                <p>{ locale.text(pages::NO_MISTAKES_YET_HOW) }</p>
                <p class="buttons"><LinkButton to={Route::Games}>{ locale.text(house::YOUR_GAMES) }</LinkButton></p>
            </>
        },
        (0, Some(next)) => html! {
            <p class="lead" id="nothing-due">{ pages::nothing_due(locale, &text::date(locale, next)) }</p>
        },
        (due, _) => html! {
            <>
                <p class="lead">{ pages::positions_due(locale, due) }</p>
                <p>{ locale.text(pages::POSITIONS_ABOUT) }</p>
                <p class="buttons">
                    <Button id="start-round" class="primary" onclick={props.on_start.reform(|_: MouseEvent| ())}>{ locale.text(pages::START_ROUND) }</Button>
                </p>
            </>
        },
    };
    let choose = |choice| {
        settings
            .change
            .reform(move |_: MouseEvent| SettingsChange::AutoReview(choice))
    };
    html! {
        <Page title={locale.text(house::MY_MISTAKES)} current={Route::MyMistakes}>
            { what }
            if settings.current.auto_review == AutoReview::Unasked {
                <section class="notice hint" id="may-review" aria-label={locale.text(pages::AUTO_REVIEW)}>
                    <p>{ locale.text(pages::MAY_REVIEW) }</p>
                    <p class="buttons">
                        <Button id="review-yes" class="primary" onclick={choose(AutoReview::On)}>{ locale.text(pages::MAY_REVIEW_YES) }</Button>
                        <Button id="review-no" onclick={choose(AutoReview::Off)}>{ locale.text(pages::MAY_REVIEW_NO) }</Button>
                    </p>
                </section>
            }
            { progress(locale, &props.looking) }
        </Page>
    }
}

/// How far looking through the games has come.
fn progress(locale: Locale, looking: &UseReducerHandle<Looking>) -> Html {
    if !looking.is_under_way() {
        return html! {};
    }
    let is_stopped = looking.is_stopped;
    let label = locale.text(if is_stopped {
        house::CONTINUE
    } else {
        pages::STOP_LOOKING
    });
    let dispatcher = looking.dispatcher();
    let onclick = move |_: MouseEvent| dispatcher.dispatch(LookingAction::Stop(!is_stopped));
    html! {
        <p class="quiet buttons" id="looking">
            <span>{ pages::looking_through(locale, looking.number(), looking.total) }</span>
            <progress max="100" value={looking.percent().to_string()} aria-label={locale.text(pages::LOOKING_PROGRESS)}></progress>
            <Button id="stop-looking" class="plain" {onclick}>{ label }</Button>
        </p>
    }
}
