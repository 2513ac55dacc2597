//! Writes what is left of a program, and its parts.
//!
//! A part has the memory, the tables and the globals of the rest. The rest
//! calls a part's functions by their places in the first table, which the part
//! fills when it comes.

use crate::module::{Program, Slot};
use crate::owners::Owners;
use crate::{Cut, Outcome};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, DataCountSection, DataSection, ElementSection, Elements, EntityType,
    ExportKind, ExportSection, Function, FunctionSection, GlobalSection, ImportSection,
    MemorySection, Module, StartSection, TableSection, TypeSection,
};

/// The name under which a part knows the rest.
const REST: &str = "r";

/// Numbers of the program, and those of what is written.
#[derive(Default)]
struct Numbers {
    functions: BTreeMap<u32, u32>,
    globals: BTreeMap<u32, u32>,
    tables: BTreeMap<u32, u32>,
}

/// Something is used that is not there.
#[derive(Debug)]
struct Missing(u32);

impl fmt::Display for Missing {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{} is used, and is not there", self.0)
    }
}

impl std::error::Error for Missing {}

fn new_number(numbers: &BTreeMap<u32, u32>, old: u32) -> Result<u32, Error<Missing>> {
    let new = numbers.get(&old).copied();
    new.ok_or(Error::UserError(Missing(old)))
}

impl Reencode for Numbers {
    type Error = Missing;

    fn function_index(&mut self, old: u32) -> Result<u32, Error<Missing>> {
        new_number(&self.functions, old)
    }

    fn global_index(&mut self, old: u32) -> Result<u32, Error<Missing>> {
        new_number(&self.globals, old)
    }

    fn table_index(&mut self, old: u32) -> Result<u32, Error<Missing>> {
        new_number(&self.tables, old)
    }
}

/// What is common to all that is written.
struct Plan<'a> {
    program: &'a Program<'a>,
    owners: &'a Owners,
    /// Functions of parts that others call directly, with their places in the
    /// first table.
    doors: BTreeMap<u32, u32>,
    /// How many places the first table has.
    places: u64,
    /// What parts need of the rest, under the names by which they know it.
    shared: BTreeMap<(Space, u32), String>,
}

/// What can be had of another module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Space {
    Function,
    Table,
    Memory,
    Global,
}

/// Writes all.
///
/// # Errors
/// The program has something that cannot be written.
pub fn write(program: &Program, owners: &Owners, parts: usize) -> Outcome<Cut> {
    let plan = Plan::new(program, owners)?;
    let parts: Outcome<Vec<_>> = (0..parts).map(|part| plan.part(part)).collect();
    Ok(Cut {
        parts: parts?,
        rest: plan.rest()?,
    })
}

impl<'a> Plan<'a> {
    fn new(program: &'a Program<'a>, owners: &'a Owners) -> Outcome<Self> {
        let mut plan = Self {
            program,
            owners,
            doors: BTreeMap::new(),
            places: program.tables.first().map_or(0, |table| table.ty.initial),
            shared: BTreeMap::new(),
        };
        let mut called = BTreeSet::new();
        for (number, function) in program.numbered() {
            let caller = owners.of(number);
            for callee in &function.uses.calls {
                let callee_part = owners.of(*callee);
                if callee_part.is_some() && callee_part != caller {
                    called.insert((callee_part, *callee));
                }
            }
        }
        for (_, door) in called {
            let place = program.slots.iter().find(|slot| slot.function == door);
            let place = match place {
                Some(slot) => slot.place,
                None => {
                    plan.places += 1;
                    u32::try_from(plan.places - 1)?
                }
            };
            plan.doors.insert(door, place);
        }
        for (number, function) in program.numbered() {
            let Some(part) = owners.of(number) else {
                continue;
            };
            let uses = &function.uses;
            let functions = uses.calls.iter().chain(&uses.values);
            let functions = functions.filter(|used| owners.of(**used) != Some(part));
            let functions = functions.map(|used| (Space::Function, *used));
            let tables = uses.tables.iter().map(|used| (Space::Table, *used));
            let globals = uses.globals.iter().map(|used| (Space::Global, *used));
            for used in functions.chain(tables).chain(globals) {
                plan.share(used);
            }
        }
        plan.share((Space::Table, 0));
        plan.share((Space::Memory, 0));
        Ok(plan)
    }

    fn share(&mut self, what: (Space, u32)) {
        let number = self.shared.len();
        self.shared.entry(what).or_insert_with(|| short(number));
    }

    /// The types, which keep their numbers everywhere.
    fn types(&self, numbers: &mut Numbers) -> Outcome<TypeSection> {
        let mut types = TypeSection::new();
        for kind in &self.program.types {
            let kind = numbers.sub_type(kind.clone())?;
            types.ty().subtype(&kind);
        }
        Ok(types)
    }

    /// What every visit needs.
    fn rest(&self) -> Outcome<Vec<u8>> {
        let program = self.program;
        let mut numbers = Numbers {
            functions: whole(program.imports.len()),
            globals: whole(program.globals.len()),
            tables: whole(program.tables.len()),
        };
        let mut next = program.imported;
        let stay = program.numbered();
        let stay: Vec<_> = stay
            .filter(|(number, _)| self.owners.of(*number).is_none())
            .collect();
        let doors = self.doors.iter();
        let doors: Vec<_> = doors
            .filter_map(|(door, place)| Some((*door, *place, program.kind(*door)?)))
            .collect();
        let order = stay.iter().map(|(number, _)| *number);
        for number in order.chain(doors.iter().map(|(door, ..)| *door)) {
            numbers.functions.insert(number, next);
            next += 1;
        }

        let mut types = self.types(&mut numbers)?;
        let nothing = types.len();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for import in &program.imports {
            numbers.parse_import(&mut imports, *import)?;
        }
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        for (_, function) in &stay {
            functions.function(function.kind);
            numbers.parse_function_body(&mut code, function.body.clone())?;
        }
        for (_, place, kind) in &doors {
            functions.function(*kind);
            code.function(&self.door(*kind, *place)?);
        }
        // What stands in the table while a part is not there.
        let missing = next;
        functions.function(nothing);
        let mut body = Function::new([]);
        body.instructions().unreachable().end();
        code.function(&body);

        let mut tables = TableSection::new();
        for (number, table) in program.tables.iter().enumerate() {
            let mut kind = numbers.table_type(table.ty)?;
            if number == 0 {
                kind.minimum = self.places;
                kind.maximum = kind.maximum.map(|most| most.max(self.places));
            }
            tables.table(kind);
        }
        let mut memories = MemorySection::new();
        for memory in &program.memories {
            memories.memory(numbers.memory_type(*memory)?);
        }
        let mut globals = GlobalSection::new();
        for global in &program.globals {
            numbers.parse_global(&mut globals, global.clone())?;
        }
        let mut exports = ExportSection::new();
        for export in &program.exports {
            numbers.parse_export(&mut exports, *export)?;
        }
        for ((space, old), name) in &self.shared {
            let (kind, new) = match space {
                Space::Function => (ExportKind::Func, numbers.function_index(*old)?),
                Space::Table => (ExportKind::Table, *old),
                Space::Memory => (ExportKind::Memory, *old),
                Space::Global => (ExportKind::Global, *old),
            };
            exports.export(name, kind, new);
        }
        let mut elements = ElementSection::new();
        let filled = program.slots.iter().map(|slot| {
            let stays = self.owners.of(slot.function).is_none();
            let function = if stays {
                numbers.functions.get(&slot.function).copied()
            } else {
                Some(missing)
            };
            (slot.place, function.unwrap_or(missing))
        });
        let filled = filled.chain(
            self.doors
                .values()
                .filter(|place| program.slots.iter().all(|slot| slot.place != **place))
                .map(|place| (*place, missing)),
        );
        fill(&mut elements, filled.collect())?;
        let mut data = DataSection::new();
        for one in &program.data {
            numbers.parse_data(&mut data, one.clone())?;
        }

        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&tables).section(&memories).section(&globals);
        module.section(&exports);
        if let Some(start) = program.start {
            module.section(&StartSection {
                function_index: numbers.function_index(start)?,
            });
        }
        module.section(&elements);
        if let Some(count) = program.data_count {
            module.section(&DataCountSection { count });
        }
        module.section(&code).section(&data);
        Ok(module.finish())
    }

    /// Calls what stands in a place of the table with all that it is given.
    fn door(&self, kind: u32, place: u32) -> Outcome<Function> {
        let kind_of = self.program.types.get(kind as usize);
        let kind_of = kind_of.ok_or("a function has no type")?;
        let mut door = Function::new([]);
        let mut code = door.instructions();
        for given in 0..u32::try_from(kind_of.unwrap_func().params().len())? {
            code.local_get(given);
        }
        code.i32_const(i32::try_from(place)?);
        code.call_indirect(0, kind).end();
        Ok(door)
    }

    /// A part.
    fn part(&self, part: usize) -> Outcome<Vec<u8>> {
        let program = self.program;
        let own = program.numbered();
        let own: Vec<_> = own
            .filter(|(number, _)| self.owners.of(*number) == Some(part))
            .collect();
        let mut numbers = Numbers::default();
        let types = self.types(&mut numbers)?;
        let mut imports = ImportSection::new();
        for ((space, old), name) in &self.shared {
            let uses = own.iter().map(|(_, function)| &function.uses);
            let is_used = match space {
                Space::Function => {
                    self.owners.of(*old) != Some(part)
                        && uses
                            .into_iter()
                            .any(|uses| uses.calls.contains(old) || uses.values.contains(old))
                }
                Space::Table => *old == 0 || uses.into_iter().any(|uses| uses.tables.contains(old)),
                Space::Memory => true,
                Space::Global => uses.into_iter().any(|uses| uses.globals.contains(old)),
            };
            if !is_used {
                continue;
            }
            let entity = self.entity(&mut numbers, *space, *old)?;
            imports.import(REST, name, entity);
            let of_space = match space {
                Space::Function => &mut numbers.functions,
                Space::Table => &mut numbers.tables,
                Space::Global => &mut numbers.globals,
                Space::Memory => continue,
            };
            let new = u32::try_from(of_space.len())?;
            of_space.insert(*old, new);
        }
        let imported = u32::try_from(numbers.functions.len())?;
        for (new, (old, _)) in (imported..).zip(&own) {
            numbers.functions.insert(*old, new);
        }
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        for (_, function) in &own {
            functions.function(function.kind);
            numbers.parse_function_body(&mut code, function.body.clone())?;
        }
        let slots = program.slots.iter();
        let slots = slots.filter(|slot| self.owners.of(slot.function) == Some(part));
        let doors = self.doors.iter().map(|(door, place)| Slot {
            place: *place,
            function: *door,
        });
        let doors = doors.filter(|slot| self.owners.of(slot.function) == Some(part));
        let mut filled = BTreeMap::new();
        for slot in slots.copied().chain(doors) {
            filled.insert(slot.place, numbers.function_index(slot.function)?);
        }
        let mut elements = ElementSection::new();
        fill(&mut elements, filled)?;
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module.section(&elements).section(&code);
        Ok(module.finish())
    }

    /// What a part has of the rest, as it has to be declared.
    fn entity(&self, numbers: &mut Numbers, space: Space, old: u32) -> Outcome<EntityType> {
        let program = self.program;
        let at = old as usize;
        Ok(match space {
            Space::Function => EntityType::Function(program.kind(old).ok_or("no such function")?),
            Space::Table => {
                let table = program.tables.get(at).ok_or("no such table")?;
                let mut kind = numbers.table_type(table.ty)?;
                if old == 0 {
                    kind.minimum = self.places;
                    kind.maximum = kind.maximum.map(|most| most.max(self.places));
                }
                EntityType::Table(kind)
            }
            Space::Memory => {
                let memory = program.memories.get(at).ok_or("no such memory")?;
                EntityType::Memory(numbers.memory_type(*memory)?)
            }
            Space::Global => {
                let global = program.globals.get(at).ok_or("no such global")?;
                EntityType::Global(numbers.global_type(global.ty)?)
            }
        })
    }
}

/// Numbers that stay as they are.
fn whole(count: usize) -> BTreeMap<u32, u32> {
    (0..).take(count).map(|number| (number, number)).collect()
}

/// Puts functions into places of the first table, runs of places at once.
fn fill(elements: &mut ElementSection, filled: BTreeMap<u32, u32>) -> Outcome {
    let mut runs: Vec<(u32, Vec<u32>)> = Vec::new();
    for (place, function) in filled {
        match runs.last_mut() {
            Some((first, run)) if *first as usize + run.len() == place as usize => {
                run.push(function);
            }
            _ => runs.push((place, vec![function])),
        }
    }
    for (first, run) in runs {
        let first = ConstExpr::i32_const(i32::try_from(first)?);
        elements.active(None, &first, Elements::Functions(run.into()));
    }
    Ok(())
}

/// A short name for each number.
fn short(mut number: usize) -> String {
    const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut name = String::from("$");
    loop {
        name.push(char::from(LETTERS[number % LETTERS.len()]));
        number /= LETTERS.len();
        if number == 0 {
            return name;
        }
    }
}
