//! What page and worker say to each other: whatever comes is understood or
//! not, and what is written is read as what it was.

use bots::Forced;
use bots::talk::{Idea, Question, ToPage, ToWorker};
use proptest::collection::vec;
use proptest::prelude::*;
use rules::Level;

/// Any text without spaces.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>().prop_map(|text| text.replace(' ', "_")),
        "[A-Za-z0-9_-]{1,40}",
    ]
}

fn level() -> impl Strategy<Value = Level> {
    proptest::sample::select(&Level::ALL[..])
}

fn question() -> impl Strategy<Value = Question> {
    let parts = (any::<u32>(), level(), any::<u64>(), word());
    parts.prop_map(|(number, level, seed, link)| Question {
        number,
        level,
        seed,
        link,
    })
}

fn to_worker() -> impl Strategy<Value = ToWorker> {
    prop_oneof![
        question().prop_map(ToWorker::Think),
        any::<u32>().prop_map(ToWorker::Now),
        any::<u32>().prop_map(ToWorker::Stop),
    ]
}

fn idea() -> impl Strategy<Value = Idea> {
    let sure = prop_oneof![
        any::<bool>().prop_map(|exact| (exact, None)),
        any::<u16>().prop_map(|turns| (true, Some(Forced::Wins(turns)))),
        any::<u16>().prop_map(|turns| (true, Some(Forced::Loses(turns)))),
        Just((true, Some(Forced::Draws))),
    ];
    let parts = (word(), any::<u32>(), sure);
    parts.prop_map(|(action, worth, (exact, forced))| Idea {
        action,
        worth,
        exact,
        forced,
    })
}

fn to_page() -> impl Strategy<Value = ToPage> {
    prop_oneof![
        any::<(u32, u32)>().prop_map(|(number, percent)| ToPage::Progress { number, percent }),
        (any::<u32>(), word(), vec(idea(), 0..6)).prop_map(|(number, hash, ideas)| {
            ToPage::Answer {
                number,
                hash,
                ideas,
            }
        }),
        any::<u32>().prop_map(ToPage::Puzzled),
    ]
}

/// Texts that begin as something that is said.
fn nearly() -> impl Strategy<Value = String> {
    let start = "(think|now|stop|progress|answer|puzzled|) ?[0-9]{0,12}";
    let rest = "( (expert|novice|exact|about|draws|wins:[0-9]{0,6}|loses:[0-9]{0,6}|[0-9]{0,22}|[a-z:/@-]{0,5})){0,8}";
    prop_oneof![
        any::<String>(),
        (start, rest).prop_map(|(start, rest)| start + &rest),
        (start, any::<String>()).prop_map(|(start, rest)| start + " " + &rest),
    ]
}

/// A text with a piece cut out.
fn cut(text: &str, from: usize, to: usize) -> String {
    let (from, to) = (from.min(to), from.max(to));
    let kept = text.chars().enumerate();
    kept.filter(|(place, _)| !(from..to).contains(place))
        .map(|(_, letter)| letter)
        .collect()
}

/// What is understood is understood in the same way when it is said again.
fn is_lasting(text: &str) -> Result<(), TestCaseError> {
    if let Some(read) = ToWorker::read(text) {
        prop_assert_eq!(ToWorker::read(&read.write()), Some(read));
    }
    if let Some(read) = ToPage::read(text) {
        prop_assert_eq!(ToPage::read(&read.write()), Some(read));
    }
    Ok(())
}

proptest! {
    #[test]
    fn what_is_written_to_the_worker_is_read(said in to_worker()) {
        prop_assert_eq!(ToWorker::read(&said.write()), Some(said));
    }

    #[test]
    fn what_is_written_to_the_page_is_read(said in to_page()) {
        prop_assert_eq!(ToPage::read(&said.write()), Some(said));
    }

    #[test]
    fn nobody_takes_what_is_said_to_the_other_one(worker in to_worker(), page in to_page()) {
        prop_assert_eq!(ToPage::read(&worker.write()), None);
        prop_assert_eq!(ToWorker::read(&page.write()), None);
    }

    #[test]
    fn any_text_is_read_or_not(text in nearly()) {
        is_lasting(&text)?;
    }

    #[test]
    fn what_is_cut_is_read_or_not(
        worker in to_worker(),
        page in to_page(),
        from in 0_usize..60,
        to in 0_usize..60,
    ) {
        is_lasting(&cut(&worker.write(), from, to))?;
        is_lasting(&cut(&page.write(), from, to))?;
    }
}
