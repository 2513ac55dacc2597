//! The player's ratings.

use super::plot::{Plot, PlotPoint};
use crate::components::Section;
use crate::context::use_locale;
use app_core::statistics::{Filter, FinishedMatch, plays};
use app_core::statistics::{RatingStep, rating_history};
use l10n::{house, pages};
use records::Name;
use rules::GameId;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RatingsProps {
    pub matches: Rc<Vec<FinishedMatch>>,
    pub player_name: Name,
    pub game: Option<GameId>,
}

/// The player's rating in a game with its course, or the ratings in all games. All matches against
/// bots count, whatever else is filtered.
#[component]
pub fn Ratings(props: &RatingsProps) -> Html {
    let locale = use_locale();
    let deps = (props.matches.clone(), props.player_name.clone(), props.game);
    let ratings = use_memo(deps, |(matches, player_name, game)| {
        GameId::ALL
            .iter()
            .copied()
            .filter(|candidate| game.is_none_or(|game| game == *candidate))
            .map(|game| {
                let filter = Filter {
                    game: Some(game),
                    ..Filter::default()
                };
                (game, rating_history(&plays(matches, &filter, player_name)))
            })
            .filter(|(_, steps)| !steps.is_empty())
            .collect::<Vec<(GameId, Vec<RatingStep>)>>()
    });
    let content = match (props.game, ratings.as_slice()) {
        (_, []) => return html! {},
        (Some(_), [(game, steps), ..]) => {
            let points = steps.iter().map(|step| PlotPoint {
                id: step.id.clone(),
                finished: step.finished,
                value: step.rating.rating.round() as i32,
                margin: (2.0 * step.rating.deviation).round() as i32,
            });
            let now = steps.last().map(|step| step.rating).unwrap_or_default();
            html! {
                <>
                    <p class="stat-rating" id="rating">
                        <strong>{ text::rating(locale, now) }</strong>
                        <span>{ house::full_stop(locale, &text::rating_level(locale, *game, now)) }</span>
                        if now.is_provisional() {
                            <span class="quiet">{ locale.text(pages::RATING_PROVISIONAL_ABOUT) }</span>
                        }
                    </p>
                    <Plot id="rating-plot" what={locale.text(pages::RATING_LABEL)} points={Rc::from_iter(points)} />
                </>
            }
        }
        (None, all) => {
            let rows = all.iter().map(|(game, steps)| {
                let now = steps.last().map(|step| step.rating).unwrap_or_default();
                html! {
                    <li key={game.id()}>
                        <strong>{ locale.name(*game) }</strong>
                        <span class="stat-rating-now">{ text::rating(locale, now) }</span>
                        <span>
                            { text::rating_level(locale, *game, now) }
                            if now.is_provisional() { { " " }<span class="quiet">{ locale.text(pages::RATING_PROVISIONAL) }</span> }
                        </span>
                    </li>
                }
            });
            html! { <ul class="stat-ratings" id="ratings">{ for rows }</ul> }
        }
    };
    html! {
        <Section id="rating-title" title={locale.text(pages::RATING_LABEL)}>
            { content }
            <p class="quiet">{ locale.text(pages::RATING_SCALE_ABOUT) }</p>
        </Section>
    }
}
