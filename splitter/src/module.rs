//! A program as it is read: its sections, its functions, what they use.

use crate::Outcome;
use std::collections::{BTreeMap, BTreeSet};
use wasmparser::{
    DataKind, ElementItems, ElementKind, Export, ExternalKind, FunctionBody, Global, Import,
    KnownCustom, MemoryType, Name, Operator, Parser, Payload, RecGroup, SubType, Table, TypeRef,
};

/// What a function uses of its program, by number.
#[derive(Default)]
pub struct Uses {
    /// Functions that it calls.
    pub calls: BTreeSet<u32>,
    /// Functions that it takes as values.
    pub values: BTreeSet<u32>,
    pub globals: BTreeSet<u32>,
    pub tables: BTreeSet<u32>,
}

/// A function of the program's own.
pub struct Function<'a> {
    pub kind: u32,
    pub body: FunctionBody<'a>,
    pub name: String,
    pub uses: Uses,
}

/// A place of the first table and the function in it.
#[derive(Clone, Copy)]
pub struct Slot {
    pub place: u32,
    pub function: u32,
}

/// A program.
#[derive(Default)]
pub struct Program<'a> {
    pub types: Vec<SubType>,
    pub imports: Vec<Import<'a>>,
    /// How many functions are imported; they have the first numbers.
    pub imported: u32,
    pub functions: Vec<Function<'a>>,
    pub tables: Vec<Table<'a>>,
    pub memories: Vec<MemoryType>,
    pub globals: Vec<Global<'a>>,
    pub exports: Vec<Export<'a>>,
    pub start: Option<u32>,
    pub slots: Vec<Slot>,
    pub data_count: Option<u32>,
    pub data: Vec<wasmparser::Data<'a>>,
}

impl<'a> Program<'a> {
    /// Reads a program.
    ///
    /// # Errors
    /// It is none, or has something that no program of ours has.
    pub fn read(bytes: &'a [u8]) -> Outcome<Self> {
        let mut program = Self::default();
        let mut kinds = Vec::new();
        let mut bodies = Vec::new();
        let mut names = BTreeMap::new();
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::TypeSection(section) => {
                    for group in section {
                        program.types.extend(alone(group?)?);
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        let import = import?;
                        if !matches!(import.ty, TypeRef::Func(_)) {
                            return Err("something other than a function is imported".into());
                        }
                        program.imports.push(import);
                    }
                    program.imported = u32::try_from(program.imports.len())?;
                }
                Payload::FunctionSection(section) => {
                    kinds = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::TableSection(section) => {
                    program.tables = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::MemorySection(section) => {
                    program.memories = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::GlobalSection(section) => {
                    program.globals = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::ExportSection(section) => {
                    program.exports = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::StartSection { func, .. } => program.start = Some(func),
                Payload::ElementSection(section) => {
                    for element in section {
                        program.slots.extend(slots(&element?)?);
                    }
                }
                Payload::DataCountSection { count, .. } => program.data_count = Some(count),
                Payload::DataSection(section) => {
                    program.data = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(section) = section.as_known() {
                        for name in section {
                            if let Name::Function(map) = name? {
                                for naming in map {
                                    let naming = naming?;
                                    names.insert(naming.index, naming.name.to_owned());
                                }
                            }
                        }
                    }
                }
                Payload::Version { .. } | Payload::CodeSectionStart { .. } | Payload::End(_) => {}
                _ => return Err("there is a section that no program of ours has".into()),
            }
        }
        for (number, (kind, body)) in (program.imported..).zip(kinds.into_iter().zip(bodies)) {
            program.functions.push(Function {
                kind,
                uses: uses(&body)?,
                body,
                name: names.remove(&number).unwrap_or_default(),
            });
        }
        if program
            .data
            .iter()
            .any(|data| matches!(data.kind, DataKind::Passive))
        {
            return Err("there are data that are not put into memory at the start".into());
        }
        Ok(program)
    }

    /// A function of the program's own, by its number.
    pub fn own(&self, number: u32) -> Option<&Function<'a>> {
        self.functions
            .get(number.checked_sub(self.imported)? as usize)
    }

    /// The functions of the program's own with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (u32, &Function<'a>)> {
        (self.imported..).zip(&self.functions)
    }

    /// The kind of any function.
    pub fn kind(&self, number: u32) -> Option<u32> {
        match self.imports.get(number as usize) {
            Some(import) => match import.ty {
                TypeRef::Func(kind) => Some(kind),
                _ => None,
            },
            None => self.own(number).map(|function| function.kind),
        }
    }

    /// Functions that the page may call.
    pub fn exported(&self) -> impl Iterator<Item = u32> {
        let functions = self.exports.iter();
        let functions = functions.filter(|export| export.kind == ExternalKind::Func);
        functions.map(|export| export.index).chain(self.start)
    }
}

fn alone(group: RecGroup) -> Outcome<Vec<SubType>> {
    if group.is_explicit_rec_group() {
        return Err("there are types that need each other".into());
    }
    Ok(group.into_types().collect())
}

/// What an element segment puts into the first table.
fn slots(element: &wasmparser::Element) -> Outcome<Vec<Slot>> {
    let ElementKind::Active {
        table_index: None | Some(0),
        offset_expr,
    } = &element.kind
    else {
        return Err("there are functions that are not put into the first table".into());
    };
    let mut offset = offset_expr.get_operators_reader();
    let Operator::I32Const { value } = offset.read()? else {
        return Err("functions are put into a place that is not known".into());
    };
    let ElementItems::Functions(functions) = &element.items else {
        return Err("functions are put into the table by rules".into());
    };
    let first = u32::try_from(value)?;
    let functions = (first..).zip(functions.clone());
    let slots = functions.map(|(place, function)| {
        Ok(Slot {
            place,
            function: function?,
        })
    });
    slots.collect()
}

fn uses(body: &FunctionBody) -> Outcome<Uses> {
    let mut uses = Uses::default();
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::Call { function_index } | Operator::ReturnCall { function_index } => {
                uses.calls.insert(function_index);
            }
            Operator::RefFunc { function_index } => {
                uses.values.insert(function_index);
            }
            Operator::GlobalGet { global_index } | Operator::GlobalSet { global_index } => {
                uses.globals.insert(global_index);
            }
            Operator::CallIndirect { table_index, .. }
            | Operator::ReturnCallIndirect { table_index, .. } => {
                uses.tables.insert(table_index);
            }
            Operator::TableGet { table }
            | Operator::TableSet { table }
            | Operator::TableGrow { table }
            | Operator::TableSize { table }
            | Operator::TableFill { table } => {
                uses.tables.insert(table);
            }
            Operator::MemoryInit { .. }
            | Operator::DataDrop { .. }
            | Operator::TableInit { .. }
            | Operator::ElemDrop { .. }
            | Operator::TableCopy { .. } => {
                return Err("a function copies segments".into());
            }
            _ => {}
        }
    }
    Ok(uses)
}
