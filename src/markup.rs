//! What is to be seen, written as in a page's source. The same syntax as Yew's
//! own macro, as far as it is wanted here, but a third of the code: an element is
//! built by a few calls that all elements share, not by code of its own.

use core::cell::RefCell;
use core::mem::replace;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use yew::virtual_dom::{
    AttributeOrProperty, Attributes, Key, Listener, ListenerKind, VList, VTag, VText,
};
use yew::{AttrValue, Callback, Html, NodeRef};

/// Elements: `<p class="quiet" {id}>{ words }</p>`, `<>` around several things,
/// `{ for rows }`, and `if` with its braces around what it shows. `~value={picked}`
/// sets a property. What is open and not closed, or closed by another name, does
/// not compile.
macro_rules! html {
    (@in $to:ident []) => {};
    (@in $to:ident [$($left:tt)+]) => {
        compile_error!("an element is not closed");
    };
    (@in $to:ident [$top:tt $($st:tt)*] </> $($rest:tt)*) => {
        const _: () = $crate::markup::closes($top, "");
        $to.close();
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@in $to:ident [$top:tt $($st:tt)*] </$a:ident> $($rest:tt)*) => {
        const _: () = $crate::markup::closes($top, stringify!($a));
        $to.close();
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@in $to:ident [$top:tt $($st:tt)*] </$a:ident-$b:ident> $($rest:tt)*) => {
        const _: () = $crate::markup::closes($top, concat!(stringify!($a), "-", stringify!($b)));
        $to.close();
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@in $to:ident [$($st:tt)*] <> $($rest:tt)*) => {
        $to.open("");
        html!(@in $to [("") $($st)*] $($rest)*);
    };
    (@in $to:ident [$($st:tt)*] <$a:ident-$b:ident $($rest:tt)*) => {
        html!(@tag $to [$($st)*] (concat!(stringify!($a), "-", stringify!($b))) [] [] $($rest)*);
    };
    (@in $to:ident [$($st:tt)*] <$a:ident $($rest:tt)*) => {
        html!(@tag $to [$($st)*] (stringify!($a)) [] [] $($rest)*);
    };
    (@in $to:ident [$($st:tt)*] { for $($each:tt)* } $($rest:tt)*) => {
        $to.each($($each)*);
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@in $to:ident [$($st:tt)*] { $words:literal } $($rest:tt)*) => {
        $to.words($words);
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@in $to:ident [$($st:tt)*] { $($inside:tt)* } $($rest:tt)*) => {
        $crate::markup::Inside::put({ $($inside)* }, &mut $to);
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@in $to:ident [$($st:tt)*] if $($rest:tt)*) => {
        html!(@if $to [$($st)*] [] [] $($rest)*);
    };
    (@if $to:ident [$($st:tt)*] [$($so_far:tt)*] [$($is:tt)*] { $($then:tt)* } else if $($rest:tt)*) => {
        html!(@if $to [$($st)*] [$($so_far)* if $($is)* { html! { $($then)* } } else] [] $($rest)*);
    };
    (@if $to:ident [$($st:tt)*] [$($so_far:tt)*] [$($is:tt)*] { $($then:tt)* } else { $($other:tt)* } $($rest:tt)*) => {
        $to.node($($so_far)* if $($is)* { html! { $($then)* } } else { html! { $($other)* } });
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@if $to:ident [$($st:tt)*] [$($so_far:tt)*] [$($is:tt)*] { $($then:tt)* } $($rest:tt)*) => {
        $to.node($($so_far)* if $($is)* { html! { $($then)* } } else { html! {} });
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@if $to:ident [$($st:tt)*] [$($so_far:tt)*] [$($is:tt)*] $next:tt $($rest:tt)*) => {
        html!(@if $to [$($st)*] [$($so_far)*] [$($is)* $next] $($rest)*);
    };
    (@tag $to:ident [$($st:tt)*] ($($tag:tt)*) [$($said:tt)*] [$($value:expr,)*] /> $($rest:tt)*) => {
        $to.open(concat!($($tag)* $($said)*));
        $($crate::markup::Attribute::give($value, &mut $to);)*
        $to.close();
        html!(@in $to [$($st)*] $($rest)*);
    };
    (@tag $to:ident [$($st:tt)*] ($($tag:tt)*) [$($said:tt)*] [$($value:expr,)*] > $($rest:tt)*) => {
        $to.open(concat!($($tag)* $($said)*));
        $($crate::markup::Attribute::give($value, &mut $to);)*
        html!(@in $to [($($tag)*) $($st)*] $($rest)*);
    };
    (@tag $to:ident [$($st:tt)*] $tag:tt [$($said:tt)*] [$($value:expr,)*] {$short:ident} $($rest:tt)*) => {
        html!(@tag $to [$($st)*] $tag [$($said)*, "\n", stringify!($short)] [$($value,)* $short,] $($rest)*);
    };
    (@tag $to:ident [$($st:tt)*] $tag:tt [$($said:tt)*] [$($value:expr,)*] $a:ident = {$($v:tt)*} $($rest:tt)*) => {
        html!(@tag $to [$($st)*] $tag [$($said)*, "\n", stringify!($a)] [$($value,)* ($($v)*),] $($rest)*);
    };
    (@tag $to:ident [$($st:tt)*] $tag:tt [$($said:tt)*] [$($value:expr,)*] $a:ident = $v:literal $($rest:tt)*) => {
        html!(@tag $to [$($st)*] $tag [$($said)*, "\n", stringify!($a), "=", $v] [$($value,)*] $($rest)*);
    };
    (@tag $to:ident [$($st:tt)*] $tag:tt [$($said:tt)*] [$($value:expr,)*] ~$a:ident = {$($v:tt)*} $($rest:tt)*) => {
        html!(@tag $to [$($st)*] $tag [$($said)*, "\n", stringify!($a)] [$($value,)* $crate::markup::Property($($v)*),] $($rest)*);
    };
    (@tag $to:ident [$($st:tt)*] $tag:tt [$($said:tt)*] [$($value:expr,)*] $a:ident-$b:ident = {$($v:tt)*} $($rest:tt)*) => {
        html!(@tag $to [$($st)*] $tag [$($said)*, "\n", stringify!($a), "-", stringify!($b)] [$($value,)* ($($v)*),] $($rest)*);
    };
    (@tag $to:ident [$($st:tt)*] $tag:tt [$($said:tt)*] [$($value:expr,)*] $a:ident-$b:ident = $v:literal $($rest:tt)*) => {
        html!(@tag $to [$($st)*] $tag [$($said)*, "\n", stringify!($a), "-", stringify!($b), "=", $v] [$($value,)*] $($rest)*);
    };
    (@all $($all:tt)*) => {{
        let mut markup = $crate::markup::Markup::begin();
        html!(@in markup [] $($all)*);
        markup.done()
    }};
    (@ $($rest:tt)*) => {
        compile_error!(concat!("no markup: ", stringify!($($rest)*)));
    };
    () => {
        yew::Html::default()
    };
    (<$($rest:tt)*) => {
        html!(@all <$($rest)*)
    };
    ({ $($first:tt)* } $($rest:tt)*) => {
        html!(@all { $($first)* } $($rest)*)
    };
    (if $($rest:tt)*) => {
        html!(@all if $($rest)*)
    };
    ($one:expr) => {
        html!(@all { $one })
    };
}
pub(crate) use html;

/// Holds the name that closes an element against the one that opened it, while
/// the page is compiled.
pub const fn closes(opened: &str, closing: &str) {
    let (opened, closing) = (opened.as_bytes(), closing.as_bytes());
    assert!(opened.len() == closing.len(), "another element is open");
    let mut at = 0;
    while at < opened.len() {
        assert!(opened[at] == closing[at], "another element is open");
        at += 1;
    }
}

/// Elements under way.
#[derive(Default)]
pub struct Markup {
    /// Where the next one goes.
    here: Open,
    /// What is around that, the innermost last.
    around: Vec<Open>,
}

/// An element that is not closed yet, or several things without one around.
#[derive(Default)]
struct Open {
    tag: Option<VTag>,
    /// Of attributes, and of the rest that is written as if it were one.
    names: &'static [&'static str],
    /// As many as were given so far.
    values: Vec<Option<AttributeOrProperty>>,
    inside: Vec<Html>,
}

/// What is said of an element in one text, so that its code is one call: its
/// tag, then in a line each what its attributes are called, with their values
/// where these never change.
struct Said {
    tag: &'static str,
    /// Those with a value that never changes come first.
    names: &'static [&'static str],
    fixed: Vec<&'static str>,
}

thread_local! {
    /// What was read already, in the order of where the texts lie, and their
    /// lengths.
    static READ: RefCell<Vec<((usize, usize), &'static Said)>> = const { RefCell::new(Vec::new()) };
}

impl Said {
    /// Reads a text, each only once.
    fn read(text: &'static str) -> &'static Self {
        READ.with_borrow_mut(|read| {
            let key = (text.as_ptr().addr(), text.len());
            let place = read.partition_point(|(other, _)| *other < key);
            if let Some((other, said)) = read.get(place)
                && *other == key
            {
                return *said;
            }
            let said = Box::leak(Box::new(Self::parse(text)));
            read.insert(place, (key, said));
            said
        })
    }

    fn parse(text: &'static str) -> Self {
        let mut lines = text.split('\n');
        let tag = lines.next().unwrap_or_default();
        let (mut names, mut fixed, mut open) = (Vec::new(), Vec::new(), Vec::new());
        for line in lines {
            match line.split_once('=') {
                Some((name, value)) => {
                    names.push(name);
                    fixed.push(value);
                }
                None => open.push(line),
            }
        }
        names.append(&mut open);
        Self {
            tag,
            names: names.leak(),
            fixed,
        }
    }
}

// None of this is ever copied into the code of pages: that is what makes them small. And what they
// have of it is one address.
impl Markup {
    /// Nothing yet.
    #[inline(never)]
    pub fn begin() -> Box<Self> {
        Box::default()
    }

    /// Opens an element, or a list where there is no tag: see [`Said`].
    #[inline(never)]
    pub fn open(&mut self, said: &'static str) {
        let said = Said::read(said);
        let open = Open {
            tag: (!said.tag.is_empty()).then(|| VTag::new(said.tag)),
            names: said.names,
            ..Open::default()
        };
        self.around.push(replace(&mut self.here, open));
        for value in &said.fixed {
            self.fixed(value);
        }
    }

    /// Closes what was opened last.
    #[inline(never)]
    pub fn close(&mut self) {
        let around = self.around.pop().unwrap_or_default();
        let node = replace(&mut self.here, around).closed();
        self.node(node);
    }

    /// Puts something where one is.
    #[inline(never)]
    pub fn node(&mut self, node: Html) {
        self.here.inside.push(node);
    }

    /// Puts several things where one is.
    pub fn each<T: Inside>(&mut self, each: impl IntoIterator<Item = T>) {
        each.into_iter().for_each(|one| one.put(self));
    }

    /// Puts words that never change where one is.
    #[inline(never)]
    pub fn words(&mut self, words: &'static str) {
        self.node(VText::new(words).into());
    }

    /// All that was put.
    #[inline(never)]
    #[allow(
        clippy::boxed_local,
        reason = "a page's code has nothing of it to drop"
    )]
    pub fn done(mut self: Box<Self>) -> Html {
        match self.here.inside.len() {
            1 => self.here.inside.swap_remove(0),
            _ => self.here.closed(),
        }
    }

    /// What the next attribute is called.
    fn name(&self) -> Option<&'static str> {
        self.here.names.get(self.here.values.len()).copied()
    }

    /// The next attribute's value, or none for no such attribute.
    #[inline(never)]
    fn value(&mut self, value: Option<AttrValue>) {
        let name = self.name();
        let Some(tag) = &mut self.here.tag else {
            return;
        };
        let value = match name {
            Some("key") => {
                tag.key = value.map(|value| Key::from(&*value));
                None
            }
            // What is in a field may be another than what its attribute says.
            Some("value") if tag.children().is_none() => {
                tag.set_value(value);
                None
            }
            Some("class") => value.filter(|class| !class.is_empty()),
            _ => value,
        };
        let value = value.map(AttributeOrProperty::Attribute);
        self.here.values.push(value);
    }

    #[inline(never)]
    fn fixed(&mut self, value: &'static str) {
        self.value(Some(AttrValue::Static(value)));
    }

    #[inline(never)]
    fn string(&mut self, value: String) {
        self.value(Some(value.into()));
    }

    #[inline(never)]
    fn flag(&mut self, is_so: bool) {
        let mut name = self.name().filter(|_| is_so);
        // As with values.
        if let (Some("checked"), Some(tag)) = (self.name(), &mut self.here.tag) {
            tag.set_checked(is_so);
            name = None;
        }
        self.value(name.map(AttrValue::Static));
    }

    #[inline(never)]
    fn property(&mut self, value: JsValue) {
        let value = AttributeOrProperty::Property(value);
        self.here.values.push(Some(value));
    }

    #[inline(never)]
    fn listen(&mut self, listener: Rc<dyn Listener>) {
        if let Some(tag) = &mut self.here.tag {
            tag.add_listener(listener);
            self.here.values.push(None);
        }
    }

    #[inline(never)]
    fn refer(&mut self, node: NodeRef) {
        if let Some(tag) = &mut self.here.tag {
            tag.node_ref = node;
            self.here.values.push(None);
        }
    }
}

impl Open {
    fn closed(self) -> Html {
        let list = VList::with_children(self.inside, None).into();
        let Some(mut tag) = self.tag else {
            return list;
        };
        tag.set_attributes(Attributes::Dynamic {
            keys: self.names,
            values: self.values.into(),
        });
        if let Some(inside) = tag.children_mut() {
            *inside = list;
        }
        tag.into()
    }
}

/// What can stand inside an element.
pub trait Inside {
    /// Puts it there.
    fn put(self, to: &mut Markup);
}

impl Inside for Html {
    fn put(self, to: &mut Markup) {
        to.node(self);
    }
}

impl<T: Inside> Inside for Option<T> {
    fn put(self, to: &mut Markup) {
        if let Some(some) = self {
            some.put(to);
        }
    }
}

impl Inside for AttrValue {
    #[inline(never)]
    fn put(self, to: &mut Markup) {
        to.node(VText::new(self).into());
    }
}

impl Inside for String {
    #[inline(never)]
    fn put(self, to: &mut Markup) {
        AttrValue::from(self).put(to);
    }
}

impl Inside for &str {
    #[inline(never)]
    fn put(self, to: &mut Markup) {
        self.to_owned().put(to);
    }
}

impl Inside for i32 {
    #[inline(never)]
    fn put(self, to: &mut Markup) {
        self.to_string().put(to);
    }
}

impl Inside for u8 {
    fn put(self, to: &mut Markup) {
        i32::from(self).put(to);
    }
}

/// What can be an attribute's value.
pub trait Attribute {
    /// Gives it to the next attribute.
    fn give(self, to: &mut Markup);
}

impl Attribute for &'static str {
    fn give(self, to: &mut Markup) {
        to.fixed(self);
    }
}

impl Attribute for String {
    fn give(self, to: &mut Markup) {
        to.string(self);
    }
}

impl Attribute for AttrValue {
    fn give(self, to: &mut Markup) {
        to.value(Some(self));
    }
}

impl Attribute for bool {
    fn give(self, to: &mut Markup) {
        to.flag(self);
    }
}

impl Attribute for usize {
    #[inline(never)]
    fn give(self, to: &mut Markup) {
        to.string(self.to_string());
    }
}

impl Attribute for u8 {
    fn give(self, to: &mut Markup) {
        usize::from(self).give(to);
    }
}

impl Attribute for Option<&'static str> {
    fn give(self, to: &mut Markup) {
        to.value(self.map(AttrValue::Static));
    }
}

impl Attribute for Option<String> {
    fn give(self, to: &mut Markup) {
        to.value(self.map(AttrValue::from));
    }
}

/// A property of the element, where an attribute is not enough: `~value={picked}`.
pub struct Property(pub JsValue);

impl Attribute for Property {
    fn give(self, to: &mut Markup) {
        to.property(self.0);
    }
}

impl Attribute for NodeRef {
    fn give(self, to: &mut Markup) {
        to.refer(self);
    }
}

impl<E: JsCast + 'static> Attribute for Callback<E> {
    #[inline(never)]
    fn give(self, to: &mut Markup) {
        let name = to.name().unwrap_or_default();
        to.listen(Rc::new(On { name, act: self }));
    }
}

/// What an event does.
struct On<E> {
    /// As an attribute: `onclick`.
    name: &'static str,
    act: Callback<E>,
}

impl<E: JsCast> Listener for On<E> {
    fn kind(&self) -> ListenerKind {
        ListenerKind::other(self.name.trim_start_matches("on").into())
    }

    fn handle(&self, event: yew::Event) {
        self.act.emit(event.unchecked_into());
    }

    fn passive(&self) -> bool {
        false
    }
}
