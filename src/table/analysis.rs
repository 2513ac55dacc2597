//! Who is winning, what every action would lead to, and, after a game, where
//! it turned.

use super::playing::{Msg, Playing, Purpose, Table};
use crate::parts::{self, button, does};
use crate::stage::Context;
use bots::Forced;
use bots::talk::Idea;
use records::{Ending, Entry};
use rules::{Level, Seat};
use yew::prelude::*;

/// What the strongest player thinks of a position.
pub(super) struct Reading {
    /// The position's state.
    hash: String,
    /// What can be done there, the best first.
    ideas: Vec<Idea>,
}

/// A look through a whole match of a solved game.
pub(super) struct Review {
    /// The match that it is about.
    entries: Vec<Entry>,
    /// How each position ends for the one to act, if nobody makes a mistake;
    /// as far as the look has come.
    ends: Vec<Forced>,
}

/// An action after which the game ends otherwise than before.
struct TurningPoint {
    /// Entries before it.
    ply: usize,
    seat: Seat,
    before: Forced,
    after: Forced,
}

/// The same end for the other one of two.
const fn turned(forced: Forced) -> Forced {
    match forced {
        Forced::Wins(turns) => Forced::Loses(turns),
        Forced::Draws => Forced::Draws,
        Forced::Loses(turns) => Forced::Wins(turns),
    }
}

/// Of two, the share of the one whom an end is about, from 0 to 100.
const fn share(forced: Forced) -> u32 {
    match forced {
        Forced::Wins(_) => 100,
        Forced::Draws => 50,
        Forced::Loses(_) => 0,
    }
}

impl Playing {
    /// Asks what is still wanted to be known, if nothing else is asked.
    pub(super) fn read_on(&mut self) {
        if self.asked.is_some() || !self.played.table_rules().aids {
            return;
        }
        let hash = self.played.state().hash().to_string();
        let known = self
            .reading
            .as_ref()
            .is_some_and(|known| known.hash == hash);
        if self.analysing && !known && self.played.position().to_act().is_some() {
            let asked = self.thinkers.ask(&self.played, Level::Expert, 0);
            self.asked = Some((asked, Purpose::Reading));
            return;
        }
        let entries = self.played.entries();
        if let Some(review) = self.review.take_if(|review| review.entries == entries) {
            let ply = review.ends.len();
            if ply < self.to_review() {
                let mut there = self.played.clone();
                there.go_to(ply);
                let asked = self.thinkers.ask(&there, Level::Expert, 0);
                self.asked = Some((asked, Purpose::Review));
            }
            self.review = Some(review);
        }
    }

    /// How many positions of the match there are in which somebody was to act;
    /// where one gave up, the last of them too.
    fn to_review(&self) -> usize {
        let entries = self.played.entries().iter();
        let actions = entries
            .take_while(|entry| matches!(entry, Entry::Action(_)))
            .count();
        let last = self.played.position_at(actions);
        actions + usize::from(last.to_act().is_some())
    }

    /// The worker has answered about the position that is looked at.
    pub(super) fn has_read(&mut self, hash: String, ideas: Vec<Idea>) {
        self.asked = None;
        self.reading = Some(Reading { hash, ideas });
        self.read_on();
    }

    /// The worker has answered about a position of the match.
    pub(super) fn has_reviewed(&mut self, best: &Idea) {
        self.asked = None;
        match (&mut self.review, best.forced) {
            (Some(review), Some(forced)) => review.ends.push(forced),
            // What is not known of one position is not known of the match.
            _ => self.review = None,
        }
        self.read_on();
    }

    /// Begins to look through the match.
    pub(super) fn begin_review(&mut self) {
        self.review = Some(Review {
            entries: self.played.entries().to_vec(),
            ends: Vec::new(),
        });
        self.analysing = true;
        self.read_on();
    }

    /// The switch that says who is winning.
    pub(super) fn analysis_switch(&self, ctx: &Context<Table>) -> Html {
        if !self.played.table_rules().aids {
            return html! {};
        }
        html! {
            <button
                type="button"
                class="button line"
                id="analyse"
                aria-pressed={self.analysing.to_string()}
                onclick={does(ctx, Msg::Analyse)}
            >
                { "Who is winning?" }
            </button>
        }
    }

    /// Who is winning, and what every action leads to, as long as it is wanted.
    pub(super) fn analysis(&self, ctx: &Context<Table>) -> Html {
        if self.analysing && self.played.table_rules().aids {
            parts::boxed("analysis", vec![self.reading_view(ctx)])
        } else {
            html! {}
        }
    }

    fn reading_view(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let state = self.played.state();
        let Some(seat) = self.played.position().to_act() else {
            return parts::line("quiet", "This game is over.");
        };
        let hash = state.hash().to_string();
        let reading = self.reading.as_ref().filter(|known| known.hash == hash);
        let Some((reading, best)) = reading.and_then(|known| Some((known, known.ideas.first()?)))
        else {
            return parts::line("quiet", "Looking …");
        };
        let two = state.players() == 2;
        let own = best.forced.map_or(best.worth.min(100), share);
        let first = if seat == Seat::FIRST { own } else { 100 - own };
        html! {
            <div id="reading">
                <p id="verdict">{ words.verdict(&self.names, seat, best) }</p>
                if two { { share_bar(first, &self.names) } }
                { self.ideas_list(ctx, &reading.ideas) }
            </div>
        }
    }

    /// Actions and what each leads to.
    pub(super) fn ideas_list(&self, ctx: &Context<Table>, ideas: &[Idea]) -> Html {
        let words = ctx.props().house.words;
        let state = self.played.state();
        let items = ideas.iter().filter_map(|idea| {
            let action = state.read(&idea.action).ok()?;
            Some(html! {
                <li>
                    { parts::span("", words.action(state, action)) }
                    <strong>{ words.leads_to(idea) }</strong>
                </li>
            })
        });
        html! { <ul class="ideas">{ for items }</ul> }
    }

    /// Where the game turned, or the way to find out; for games that are over
    /// and solved.
    pub(super) fn review_view(&self, ctx: &Context<Table>) -> Html {
        let words = ctx.props().house.words;
        let game = self.played.setup().game();
        if !bots::is_solved(game) || !self.played.table_rules().aids {
            return html! {};
        }
        let entries = self.played.entries();
        let review = self.review.as_ref().filter(|of| of.entries == entries);
        let Some(review) = review else {
            return html! {
                <p class="buttons">{ button("review", "", "Where did it turn?", does(ctx, Msg::Review)) }</p>
            };
        };
        let positions = self.to_review();
        if review.ends.len() < positions {
            let come = (100 * review.ends.len() / positions.max(1)).to_string();
            return html! {
                <p class="quiet">{ "Looking through the game … " }<progress max="100" value={come} aria-label="Looking through"></progress></p>
            };
        }
        let points = self.turning_points(review);
        let items = points.iter().map(|point| {
            let name = self.names.get(point.seat.index()).map_or("", String::as_str);
            let said = words.turning_point(name, point.ply, point.before, point.after);
            html! {
                <li><button type="button" class="button" onclick={does(ctx, Msg::Look(point.ply))}>{ said }</button></li>
            }
        });
        let inside = html! {
            <>
                { self.course(review) }
                if points.is_empty() {
                    { parts::line("", "Nobody let anything slip.") }
                } else {
                    <ol class="turning-points">{ for items }</ol>
                }
            </>
        };
        parts::section("review", "review-title", "Where it turned", inside)
    }

    /// How each action of the match ends the game for the one who took it.
    fn after(&self, review: &Review, ply: usize, seat: Seat) -> Option<Forced> {
        if let Some(next) = review.ends.get(ply + 1) {
            return Some(turned(*next));
        }
        let end = self.played.position_at(ply + 1);
        match end.ending() {
            Some(Ending::Rules(_)) => Some(match end.places().as_slice() {
                [1, 1] => Forced::Draws,
                _ if end.places()[seat] == 1 => Forced::Wins(0),
                _ => Forced::Loses(0),
            }),
            _ => None,
        }
    }

    fn turning_points(&self, review: &Review) -> Vec<TurningPoint> {
        let ends = review.ends.iter().enumerate();
        let points = ends.filter_map(|(ply, before)| {
            let seat = self.played.position_at(ply).to_act()?;
            let after = self.after(review, ply, seat)?;
            (share(after) < share(*before)).then_some(TurningPoint {
                ply,
                seat,
                before: *before,
                after,
            })
        });
        points.collect()
    }

    /// Who would have won, position by position: upwards the first seat.
    fn course(&self, review: &Review) -> Html {
        let bars = review.ends.iter().enumerate().map(|(ply, end)| {
            let own = share(*end);
            let first = match self.played.position_at(ply).to_act() {
                Some(Seat::FIRST) => own,
                _ => 100 - own,
            };
            let (y, height, class) = match first {
                100 => ("0", "10", "ahead"),
                0 => ("10", "10", "behind"),
                _ => ("8", "4", "even"),
            };
            html! { <rect {class} x={ply.to_string()} {y} width="0.9" {height} /> }
        });
        let name = |seat: usize| self.names.get(seat).cloned().unwrap_or_default();
        html! {
            <div class="course" aria-hidden="true">
                { parts::span("quiet", name(0)) }
                <svg viewBox={format!("0 0 {} 20", review.ends.len())} preserveAspectRatio="none">{ for bars }</svg>
                { parts::span("quiet", name(1)) }
            </div>
        }
    }
}

/// How the chances of two are shared out.
fn share_bar(first: u32, names: &[String]) -> Html {
    let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
    html! {
        <div class="share" aria-hidden="true">
            { parts::span("", name(0)) }
            <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect class="behind" width="100" height="8" />
                <rect class="ahead" width={first.to_string()} height="8" />
            </svg>
            { parts::span("", name(1)) }
        </div>
    }
}
