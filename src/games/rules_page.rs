//! Test helper: looks up facts on a game's rules page.

/// A rules page.
pub struct RulesPage(pub &'static str);

impl RulesPage {
    /// The only part of the page between these two strings that contains `with`.
    pub fn part(&self, from: &str, to: &str, with: &str) -> &'static str {
        let parts = self.0.split(from).skip(1);
        let parts = parts.map(|part| part.split_once(to).expect(from).0);
        let parts: Vec<&str> = parts.filter(|part| part.contains(with)).collect();
        assert_eq!(parts.len(), 1, "{with}");
        parts[0]
    }

    /// The body rows of the table with this column.
    pub fn table(&self, column: &str) -> Vec<Vec<String>> {
        let head = ["<th scope=\"col\">", column, "</th>"].concat();
        let body = between(
            self.part("<table", "</table>", &head),
            "<tbody>",
            "</tbody>",
        );
        let rows = body.trim().lines().map(|row| {
            let row = between(row, "<tr>", "</tr>").replace("</th>", "</td>");
            row.split_terminator("</td>").map(plain).collect()
        });
        rows.collect()
    }

    /// Its text.
    pub fn text(&self) -> String {
        plain(self.0)
    }
}

/// The text between two strings that must both occur.
pub fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).expect(from);
    let (own, _) = rest.split_once(to).expect(to);
    own
}

/// Text without markup and with single spaces.
pub fn plain(html: &str) -> String {
    let mut plain = String::new();
    for (number, part) in html.split('<').enumerate() {
        let text = match number {
            0 => part,
            _ => part.split_once('>').expect(part).1,
        };
        plain.push_str(text);
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
