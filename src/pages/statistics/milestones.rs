//! The milestones of the games: when they were reached, and what there is still to do.

use crate::components::{Section, marked};
use crate::context::use_locale;
use crate::games;
use app_core::Route;
use app_core::statistics::{Filter, plays};
use app_core::statistics::{FinishedMatch, Notable, Person, first_reached};
use l10n::pages;
use records::Name;
use rules::GameId;
use std::rc::Rc;
use text::Locale;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MilestonesProps {
    pub matches: Rc<Vec<FinishedMatch>>,
    pub player_name: Name,
    pub person: Person,
    pub games: Vec<GameId>,
}

#[component]
pub fn Milestones(props: &MilestonesProps) -> Html {
    let locale = use_locale();
    let filter = Filter {
        person: props.person.clone(),
        ..Filter::default()
    };
    let played = plays(&props.matches, &filter, &props.player_name);
    let is_alone = props.games.len() == 1;
    let lists = props.games.iter().map(|game| {
        let milestones = games::milestone_texts(*game);
        let mut count = 0;
        let total = milestones.len();
        let items: Vec<Html> = milestones
            .into_iter()
            .map(|milestone| {
                let first = first_reached(&played, *game, milestone.id);
                count += usize::from(first.is_some());
                item(locale, milestone, first.as_ref())
            })
            .collect();
        let list = html! { <ul class="stat-milestones">{ for items }</ul> };
        if total == 0 {
            html! {}
        } else if is_alone {
            list
        } else {
            html! {
                <details class="stat-game" key={game.id()}>
                    <summary>
                        { locale.name(*game) }{ " " }
                        <span class="quiet">{ pages::count_of(locale, count, total) }</span>
                    </summary>
                    { list }
                </details>
            }
        }
    });
    html! {
        <Section id="milestones" title={locale.text(pages::MILESTONES)}>
            <>{ for lists }</>
        </Section>
    }
}

fn item(locale: Locale, milestone: games::MilestoneText, first: Option<&Notable<()>>) -> Html {
    let class = first.map_or("to-come", |_| "reached");
    html! {
        <li {class} data-milestone={milestone.id}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <circle cx="12" cy="12" r="9" />
                if first.is_some() { <path d="M7.5 12.5L11 16L16.5 8.5" /> }
            </svg>
            <p>
                <strong>{ locale.text(milestone.title) }</strong>
                <span>{ locale.text(milestone.text) }</span>
                if let Some(first) = first {
                    <span class="quiet">{ marked(&pages::reached_on(locale, &text::date_of(locale, first.finished)), |_, date| html! { <a href={Route::Match(first.id.clone()).href()}>{ date }</a> }) }</span>
                } else {
                    <span class="unseen">{ locale.text(pages::NOT_REACHED_YET) }</span>
                }
            </p>
        </li>
    }
}
