//! Cuts small programs written as text.

use super::*;
use std::collections::BTreeSet;
use wasmparser::{ExternalKind, Parser, Payload, TypeRef};

/// Something to skip over, so that a function is large enough to be cut off.
fn large() -> String {
    "(drop (i32.add (i32.const 100000) (i32.const 200000)))".repeat(8)
}

fn part(name: &str) -> Part {
    Part {
        name: name.to_owned(),
        path: format!("::{name}::"),
    }
}

fn cut_text(text: &str, parts: &[Part]) -> Outcome<Cut> {
    cut(&wat::parse_str(text)?, parts)
}

/// The names a module imports, and those it exports.
fn borders(module: &[u8]) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut imports, mut exports) = (BTreeSet::new(), BTreeSet::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload.unwrap() {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    let import = import.unwrap();
                    if matches!(import.ty, TypeRef::Func(_)) && import.module == "r" {
                        imports.insert(import.name.to_owned());
                    }
                }
            }
            Payload::ExportSection(section) => {
                for export in section {
                    let export = export.unwrap();
                    if export.kind == ExternalKind::Func {
                        exports.insert(export.name.to_owned());
                    }
                }
            }
            _ => {}
        }
    }
    (imports, exports)
}

/// How many functions of its own a module has.
fn count(module: &[u8]) -> u32 {
    let sections = Parser::new(0).parse_all(module);
    let counts = sections.map(|payload| match payload.unwrap() {
        Payload::FunctionSection(section) => section.count(),
        _ => 0,
    });
    counts.sum()
}

/// A page that calls a board, which calls a helper of its own and one of all.
fn house() -> String {
    let large = large();
    format!(
        "(module
            (import \"page\" \"say\" (func $say))
            (memory (export \"memory\") 1)
            (global $stack (mut i32) (i32.const 7))
            (table 2 2 funcref)
            (elem (i32.const 1) $app::chess::later)
            (func $main (export \"main\") (param i32) (result i32)
                (call $app::all::help)
                (call $app::chess::board (local.get 0)))
            (func $app::chess::board (param i32) (result i32)
                {large}
                (call $own) (call $app::all::help) (call $say)
                (i32.add (local.get 0) (global.get $stack)))
            (func $app::chess::later {large})
            (func $app::chess::tiny)
            (func $own {large})
            (func $app::all::help {large} (call $app::chess::tiny)))"
    )
}

#[test]
fn a_part_takes_its_functions_and_what_only_they_need() {
    let cut = cut_text(&house(), &[part("chess")]).unwrap();
    // The board, what is called later, and their own helper.
    assert_eq!(count(&cut.parts[0]), 3);
    // The page, the help, what is too small to go; a door to the board, and what
    // stands in the table until it comes.
    assert_eq!(count(&cut.rest), 5);
    let (imports, _) = borders(&cut.parts[0]);
    let (_, exports) = borders(&cut.rest);
    assert_eq!(imports.len(), 2, "the help and what the page says");
    assert!(imports.is_subset(&exports), "{imports:?} {exports:?}");
    assert!(exports.contains("main"));
}

#[test]
fn what_two_parts_need_stays() {
    let large = large();
    let text = format!(
        "(module
            (memory 1)
            (table 1 funcref)
            (func (export \"main\") (call $app::chess::board) (call $app::go::board))
            (func $app::chess::board {large} (call $app::chess::shared))
            (func $app::go::board {large} (call $app::chess::shared) (call $both))
            (func $both {large})
            (func $app::chess::shared {large} (call $both)))"
    );
    let cut = cut_text(&text, &[part("chess"), part("go")]).unwrap();
    assert_eq!(count(&cut.parts[0]), 1);
    assert_eq!(count(&cut.parts[1]), 1);
    // Main, the two that are shared, two doors, and what is missing.
    assert_eq!(count(&cut.rest), 6);
}

#[test]
fn a_name_that_nothing_has_is_a_mistake() {
    let wrong = cut_text(&house(), &[part("poker")]);
    let says = wrong.err().map(|problem| problem.to_string());
    assert_eq!(
        says.as_deref(),
        Some("no function has ::poker:: in its name")
    );
}

#[test]
fn what_is_no_program_is_refused() {
    assert!(cut(b"no program", &[part("chess")]).is_err());
}
