//! Which function goes where.

use crate::module::Program;
use crate::{Outcome, Part};
use std::collections::{BTreeMap, BTreeSet};

/// Below this size, in bytes, a function stays where it is. The compiler makes
/// one of functions that are the same, and keeps one of their names: what is so
/// small may have the name of a part and be needed everywhere.
const LEAST: usize = 64;

/// The part to which each function goes; the others stay.
pub struct Owners(BTreeMap<u32, usize>);

impl Owners {
    /// Finds the part of each function.
    ///
    /// # Errors
    /// A part has no functions: its path must be wrong, or the names are lost.
    pub fn find(program: &Program, parts: &[Part]) -> Outcome<Self> {
        let callers = callers(program);
        // What can be called from anywhere goes by its name alone.
        let anywhere: BTreeSet<u32> = program.slots.iter().map(|slot| slot.function).collect();
        let values = program.numbered().flat_map(|(_, one)| &one.uses.values);
        let fixed: BTreeSet<u32> = program.exported().chain(values.copied()).collect();
        let mut owners = BTreeMap::new();
        for (number, function) in program.numbered() {
            let mut named = (0..)
                .zip(parts)
                .filter(|(_, part)| function.name.contains(&part.path));
            if let (Some((part, _)), None) = (named.next(), named.next())
                && function.body.as_bytes().len() >= LEAST
                && !fixed.contains(&number)
            {
                owners.insert(number, part);
            }
        }
        for (part, one) in parts.iter().enumerate() {
            if !owners.values().any(|owner| *owner == part) {
                return Err(format!("no function has {} in its name", one.path).into());
            }
        }
        // What another part calls belongs to all.
        let called_by_others = |owners: &BTreeMap<u32, usize>, number: &u32, part: usize| {
            let callers = callers.get(number).into_iter().flatten();
            let mut owner = callers.filter_map(|caller| owners.get(caller));
            owner.any(|owner| *owner != part)
        };
        loop {
            let shared: Vec<u32> = owners
                .iter()
                .filter(|(number, part)| called_by_others(&owners, number, **part))
                .map(|(number, _)| *number)
                .collect();
            if shared.is_empty() {
                break;
            }
            for number in shared {
                owners.remove(&number);
            }
        }
        // What only one part calls goes there.
        loop {
            let mut found = Vec::new();
            for (number, callers) in &callers {
                if owners.contains_key(number)
                    || fixed.contains(number)
                    || anywhere.contains(number)
                    || program.own(*number).is_none()
                {
                    continue;
                }
                let by: BTreeSet<Option<&usize>> = callers
                    .iter()
                    .filter(|caller| *caller != number)
                    .map(|caller| owners.get(caller))
                    .collect();
                if let (1, Some(Some(part))) = (by.len(), by.first()) {
                    found.push((*number, **part));
                }
            }
            if found.is_empty() {
                break;
            }
            owners.extend(found);
        }
        Ok(Self(owners))
    }

    /// The part of a function, if it goes to one.
    pub fn of(&self, function: u32) -> Option<usize> {
        self.0.get(&function).copied()
    }
}

/// Who calls each function directly.
fn callers(program: &Program) -> BTreeMap<u32, BTreeSet<u32>> {
    let mut callers: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for (number, function) in program.numbered() {
        for called in &function.uses.calls {
            callers.entry(*called).or_default().insert(number);
        }
    }
    callers
}
