//! Pages of text: what they have in common in all languages.

/// Attributes that are read by people.
const READ: [&str; 2] = ["aria-label", "title"];

/// Where a page in another language is not built as the English one: the elements of both are the same, with the same
/// attributes but for those that people read.
pub fn page_problem(english: &str, page: &str) -> Option<String> {
    let (wanted, found) = (elements(english), elements(page));
    let differs = wanted.iter().zip(&found).find(|(one, other)| one != other);
    match differs {
        Some((wanted, found)) => Some(format!("<{found}> stands where English has <{wanted}>")),
        None if wanted.len() == found.len() => None,
        None => Some(format!("it has {} tags, not {}", found.len(), wanted.len())),
    }
}

/// The tags of a page in order, without what is read.
fn elements(page: &str) -> Vec<String> {
    let tags = page.split('<').skip(1);
    let tags = tags.map(|part| part.split_once('>').map_or(part, |(tag, _)| tag));
    tags.map(|tag| {
        let mut tag = tag.to_owned();
        for name in READ {
            let attribute = format!("{name}=\"");
            let value = tag.find(&attribute).map(|at| at + attribute.len());
            let end = value.and_then(|at| Some(at + tag.get(at..)?.find('"')?));
            if let (Some(value), Some(end)) = (value, end) {
                tag.replace_range(value..end, "");
            }
        }
        tag
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_built_alike() {
        let english = "<h2 id=\"goal\">Goal</h2><svg aria-label=\"A card\"></svg>";
        let german = "<h2 id=\"goal\">Ziel</h2><svg aria-label=\"Eine Karte\"></svg>";
        assert_eq!(page_problem(english, german), None);
        assert_eq!(
            page_problem(english, &german.replace("goal", "ziel")).as_deref(),
            Some("<h2 id=\"ziel\"> stands where English has <h2 id=\"goal\">")
        );
        assert_eq!(
            page_problem(english, &format!("{german}<p>")).as_deref(),
            Some("it has 5 tags, not 4")
        );
    }
}
