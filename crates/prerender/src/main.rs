//! Prints what the build puts into the page and beside it.

use futures::executor::block_on;
use l10n::{Locale, document, house};
use serde_json::Value;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};
use wheelhouse::Prerendered;

const USAGE: &str =
    "usage: prerender home|noscript|loading LANGUAGE|failure LANGUAGE|manifest LANGUAGE FILE";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match printed(&arguments) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("prerender: {error}");
            ExitCode::FAILURE
        }
    }
}

fn printed(arguments: &[&str]) -> Result<String, Box<dyn Error>> {
    read_words()?;
    let rendered = match *arguments {
        ["home"] => Prerendered::Home,
        ["loading", language] => Prerendered::Loading(language.parse()?),
        ["noscript"] => Prerendered::NoScript,
        ["failure", language] => Prerendered::Failure(language.parse()?),
        ["manifest", language, file] => return manifest(language.parse()?, Path::new(file)),
        _ => return Err(USAGE.into()),
    };
    Ok(block_on(rendered.html()))
}

/// Reads the words of all languages that are needed here.
fn read_words() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for locale in Locale::all().filter(|locale| *locale != Locale::ENGLISH) {
        for catalogue in [&house::CATALOGUE, &document::CATALOGUE] {
            let file = locales
                .join(locale.tag())
                .join(format!("{}.ftl", catalogue.name));
            // What a language lacks is English.
            if file.exists() {
                locale.add(catalogue, &fs::read_to_string(file)?)?;
            }
        }
    }
    Ok(())
}

/// The manifest in a language.
fn manifest(locale: Locale, file: &Path) -> Result<String, Box<dyn Error>> {
    let mut manifest: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
    manifest["lang"] = locale.tag().into();
    for (place, message) in [
        ("/description", document::APP_ABOUT),
        ("/shortcuts/0/name", document::SHORTCUT_CONTINUE),
        ("/shortcuts/0/short_name", document::SHORTCUT_CONTINUE_SHORT),
        ("/shortcuts/1/name", document::SHORTCUT_TODAY),
        ("/shortcuts/1/short_name", document::SHORTCUT_TODAY_SHORT),
        ("/shortcuts/2/name", document::SHORTCUT_GAMES),
        ("/screenshots/0/label", document::SCREENSHOT_HOME),
        ("/screenshots/1/label", document::SCREENSHOT_WORLD_WONDERS),
        ("/screenshots/2/label", document::SCREENSHOT_HOME),
        ("/screenshots/3/label", document::SCREENSHOT_TURN_OF_TIME),
    ] {
        let text = manifest
            .pointer_mut(place)
            .ok_or(format!("the manifest has no {place}"))?;
        *text = locale.text(message).into();
    }
    Ok(serde_json::to_string_pretty(&manifest)?)
}
