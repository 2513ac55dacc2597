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

/// Rules of a game's stylesheet start with its class, and a copy that `use` makes does not see the
/// elements around itself: every drawing that is used has to carry the class.
#[test]
fn drawings_of_the_figures_carry_the_class_of_their_game() {
    let pages = [
        ("turn-of-time", include_str!("turn_of_time/rules.html")),
        (
            "argonauts-wheel",
            include_str!("argonauts_wheel/rules.html"),
        ),
        ("wheels-of-time", include_str!("wheels_of_time/rules.html")),
        (
            "wheel-of-fortune",
            include_str!("wheel_of_fortune/rules.html"),
        ),
        ("world-wonders", include_str!("world_wonders/rules.html")),
    ];
    let mut drawings = 0;
    for (game, page) in pages {
        let page = RulesPage(page);
        for kind in ["g", "symbol"] {
            for drawing in page.0.split(&format!("<{kind} ")).skip(1) {
                let (attributes, _) = drawing.split_once('>').expect(kind);
                if attributes.contains("id=\"") {
                    assert!(attributes.contains(&format!("game-{game}")), "{attributes}");
                    drawings += 1;
                }
            }
        }
    }
    assert!(drawings > 50, "{drawings}");
}
