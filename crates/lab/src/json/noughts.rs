//! `cells`: the number of the seat that marked each, from 1, or null, row by row.

use rules::Seat;
use rules::games::noughts::{Cell, Noughts};
use serde_json::{Value, json};

pub(super) fn state(game: &Noughts) -> Value {
    let cells = Cell::all().map(|cell| game.mark(cell).map(Seat::number));
    json!({ "cells": cells.collect::<Vec<_>>() })
}
