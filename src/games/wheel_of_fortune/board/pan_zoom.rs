//! Pan and zoom: the view over the country, moved by pointers, wheel and
//! buttons.
//!
//! Moving the picture sets styles of its element and draws no component again.

use super::camera::{Camera, Covered, Motion, within};
use super::geometry::{Bounds, Point};
use core::cell::RefCell;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node, SvgElement};
use yew::prelude::*;

/// How much larger tiles get at once.
const STEP: f64 = 1.35;
/// The buttons over the view take so much of it, in pixels: to the right where
/// it is broad, below where it is narrow. So does the wheel where it is there.
const BUTTONS: f64 = 56.0;
const WHEEL: f64 = 128.0;
const BROAD: f64 = 640.0;
/// A pointer that goes so far drags, in pixels.
const DRAG: f64 = 6.0;
/// How long the picture takes to another place, in milliseconds; the stylesheet
/// says the same.
const GLIDE_MS: u32 = 240;
/// The click that comes of a drag is past by then, in milliseconds.
const CLICK_MS: u32 = 60;
/// The wheel has stopped when it is still for so long, in milliseconds.
const WHEEL_MS: u32 = 160;

/// A wish to see another part of the country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Larger tiles.
    Nearer,
    /// Smaller tiles.
    Farther,
    /// The whole country.
    All,
    /// One cell, so near that the places on it can be tapped.
    Cell(Point),
}

/// A pointer that is down.
struct Pointer {
    id: i32,
    x: f64,
    y: f64,
}

/// The handle by which the view is moved. Clones move the same view.
#[derive(Clone)]
pub struct PanZoom(Rc<Inner>);

struct Inner {
    view: NodeRef,
    picture: NodeRef,
    /// Told whether tiles are near whenever the picture comes to rest.
    on_rest: Callback<bool>,
    moving: RefCell<Moving>,
}

struct Moving {
    camera: Camera,
    pointers: Vec<Pointer>,
    /// The pointers drag: what they let go of is not clicked.
    dragging: bool,
    /// The wheel lies over the view.
    wheel: bool,
    /// Whether tiles were near when that was told last.
    told_near: bool,
    timer: Option<Timeout>,
}

impl PartialEq for PanZoom {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl PanZoom {
    /// A view of nothing yet; `on_rest` is told whether tiles are near whenever
    /// it comes to rest.
    pub fn new(on_rest: Callback<bool>) -> Self {
        Self(Rc::new(Inner {
            view: NodeRef::default(),
            picture: NodeRef::default(),
            on_rest,
            moving: RefCell::new(Moving {
                camera: Camera::new(),
                pointers: Vec::new(),
                dragging: false,
                wheel: false,
                told_near: false,
                timer: None,
            }),
        }))
    }

    /// The element that is moved in the view.
    pub fn picture(&self) -> NodeRef {
        self.0.picture.clone()
    }

    /// Moves the view as somebody wishes.
    pub fn look(&self, look: Look) {
        self.change(|moving| match look {
            Look::Nearer => moving.camera.zoom(STEP),
            Look::Farther => moving.camera.zoom(1.0 / STEP),
            Look::All => moving.camera.fit_from_now_on(),
            Look::Cell(cell) => moving.camera.go_near(cell),
        });
        self.glide();
    }

    /// Brings a cell into sight.
    pub fn reveal(&self, cell: Point) {
        if self.change(|moving| moving.camera.reveal(cell)) {
            self.glide();
        }
    }

    /// The picture was drawn with the country in it; `wheel` if the wheel lies
    /// over the view.
    pub fn show(&self, country: Bounds, picture: Bounds, wheel: bool) {
        self.change(|moving| {
            moving.camera.set_content(country, picture);
            moving.wheel = wheel;
        });
        self.measure();
    }

    /// The view may have another size.
    fn measure(&self) {
        let Some(view) = self.0.view.cast::<HtmlElement>() else {
            return;
        };
        let (width, height) = (view.offset_width().into(), view.offset_height().into());
        let resized = self.change(|moving| {
            let covered = covered(width, moving.wheel);
            moving.camera.resize((width, height), covered)
        });
        // Where it is now, before it goes anywhere.
        self.apply();
        match self.change(|moving| moving.camera.keep_in_sight(resized)) {
            Motion::None => {}
            Motion::Jump => self.settle(),
            Motion::Glide => self.glide(),
        }
        self.tell_if_news();
    }

    fn change<T>(&self, change: impl FnOnce(&mut Moving) -> T) -> T {
        change(&mut self.0.moving.borrow_mut())
    }

    fn down(&self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let pointer = Pointer {
            id: event.pointer_id(),
            x: event.client_x().into(),
            y: event.client_y().into(),
        };
        self.change(|moving| {
            if moving.pointers.is_empty() {
                moving.dragging = false;
            }
            moving.pointers.retain(|known| known.id != pointer.id);
            moving.pointers.push(pointer);
        });
    }

    /// A pointer moves: one drags, two pinch.
    fn moved(&self, event: &PointerEvent) {
        let id = event.pointer_id();
        let (x, y): (f64, f64) = (event.client_x().into(), event.client_y().into());
        let Some((before, other, begins)) = self.change(|moving| {
            let other = moving.pointers.iter().find(|pointer| pointer.id != id);
            let other = other.map(|pointer| (pointer.x, pointer.y));
            let pointer = moving.pointers.iter_mut().find(|own| own.id == id)?;
            let before = (pointer.x, pointer.y);
            if !moving.dragging && other.is_none() && (x - before.0).hypot(y - before.1) < DRAG {
                return None;
            }
            (pointer.x, pointer.y) = (x, y);
            let begins = !core::mem::replace(&mut moving.dragging, true);
            Some((before, other, begins))
        }) else {
            return;
        };
        if begins {
            self.begin_drag();
        }
        let (dx, dy) = (x - before.0, y - before.1);
        match other {
            None => self.change(|moving| moving.camera.drag(dx, dy)),
            Some(other) => {
                let apart = |(x, y): (f64, f64)| (x - other.0).hypot(y - other.1).max(1.0);
                let (left, top) = self.corner();
                let middle = ((x + other.0) / 2.0 - left, (y + other.1) / 2.0 - top);
                self.change(|moving| {
                    moving.camera.drag(dx / 2.0, dy / 2.0);
                    let by = apart((x, y)) / apart(before);
                    moving.camera.zoom_at(by, middle);
                });
            }
        }
        self.apply();
    }

    /// From now on the pointers belong to the view, wherever they go.
    fn begin_drag(&self) {
        let ids = self.change(|moving| {
            moving.timer = None;
            let ids = moving.pointers.iter().map(|pointer| pointer.id);
            ids.collect::<Vec<_>>()
        });
        if let Some(view) = self.0.view.cast::<HtmlElement>() {
            for id in ids {
                // A pointer that is gone by now cannot be captured.
                let _ = view.set_pointer_capture(id);
            }
            self.set_gliding(false);
        }
    }

    fn up(&self, event: &PointerEvent) {
        let ends = self.change(|moving| {
            moving.pointers.retain(|own| own.id != event.pointer_id());
            moving.pointers.is_empty() && moving.dragging
        });
        if ends {
            self.settle_after(CLICK_MS);
        }
    }

    fn wheel(&self, event: &WheelEvent) {
        event.prevent_default();
        let by = 1.0 - within(event.delta_y() / 500.0, -0.25, 0.2);
        let (left, top) = self.corner();
        let x = f64::from(event.client_x()) - left;
        let y = f64::from(event.client_y()) - top;
        self.change(|moving| moving.camera.zoom_at(by, (x, y)));
        self.set_gliding(false);
        self.apply();
        self.settle_after(WHEEL_MS);
    }

    /// Where the view is in the window.
    fn corner(&self) -> (f64, f64) {
        let view = self.0.view.cast::<HtmlElement>();
        let rect = view.map(|view| view.get_bounding_client_rect());
        rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()))
    }

    /// Goes to the new place smoothly.
    fn glide(&self) {
        self.set_gliding(true);
        self.apply();
        self.settle_after(GLIDE_MS);
    }

    fn settle_after(&self, wait: u32) {
        // A view that is gone needs no rest.
        let inner = Rc::downgrade(&self.0);
        let timer = Timeout::new(wait, move || {
            if let Some(inner) = inner.upgrade() {
                let pan = Self(inner);
                pan.settle();
                pan.tell();
            }
        });
        self.change(|moving| moving.timer = Some(timer));
    }

    /// The picture rests.
    fn settle(&self) {
        self.change(|moving| {
            moving.timer = None;
            if moving.pointers.is_empty() {
                moving.dragging = false;
            }
            moving.camera.settle();
        });
        self.set_gliding(false);
        self.apply();
    }

    fn tell(&self) {
        let near = self.change(|moving| {
            moving.told_near = moving.camera.is_near();
            moving.told_near
        });
        self.0.on_rest.emit(near);
    }

    fn tell_if_news(&self) {
        if self.change(|moving| moving.camera.is_near() != moving.told_near) {
            self.tell();
        }
    }

    fn set_gliding(&self, glides: bool) {
        if let Some(picture) = self.0.picture.cast::<SvgElement>() {
            // An attribute of this name can be given and taken.
            let _ = if glides {
                // Where it is now counts before it goes.
                let _ = picture.client_width();
                picture.set_attribute("data-glides", "")
            } else {
                picture.remove_attribute("data-glides")
            };
        }
    }

    /// Puts the picture where it is to be.
    fn apply(&self) {
        let placement = self.change(|moving| moving.camera.placement());
        let picture = self.0.picture.cast::<SvgElement>();
        let Some((picture, placed)) = picture.zip(placement) else {
            return;
        };
        let mut transform = format!("translate({}px,{}px)", placed.left, placed.top);
        if let Some(scale) = placed.scale {
            transform.push_str(&format!(" scale(calc({scale}/100000))"));
        }
        let style = picture.style();
        for (name, value) in [
            ("width", format!("{}px", placed.width)),
            ("height", format!("{}px", placed.height)),
            ("transform", transform),
            ("--wf-tile", placed.tile.to_string()),
        ] {
            // Properties of these names can be set.
            let _ = style.set_property(name, &value);
        }
    }

    /// Listens to what happens outside of the view, until that is dropped.
    fn listen_to_window(&self) -> [EventListener; 2] {
        let resize = {
            let pan = self.clone();
            EventListener::new(&window(), "resize", move |_| pan.measure())
        };
        let click = {
            let pan = self.clone();
            // Before any component hears of the click.
            let capture = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window(), "click", capture, move |event| {
                if pan.ends_drag(event) {
                    event.stop_immediate_propagation();
                }
            })
        };
        [resize, click]
    }

    /// Whether a click is what a drag ends on, and not meant.
    fn ends_drag(&self, event: &Event) -> bool {
        let target = event.target().and_then(|at| at.dyn_into::<Node>().ok());
        let view = self.0.view.get();
        self.change(|moving| moving.dragging)
            && view.is_some_and(|view| view.contains(target.as_ref()))
    }
}

/// What the buttons and the wheel cover of a view of this width.
fn covered(width: f64, wheel: bool) -> Covered {
    let (right, below) = match (width > BROAD, wheel) {
        (true, _) => (BUTTONS, 0.0),
        (false, true) => (0.0, WHEEL),
        (false, false) => (0.0, BUTTONS),
    };
    Covered { right, below }
}

/// What the view is given.
#[derive(Properties, PartialEq)]
pub struct PanZoomViewProps {
    /// The handle of the view.
    pub pan: PanZoom,
    /// A pointer goes down on it.
    pub on_grab: Callback<()>,
    /// What is seen in it.
    pub children: Html,
}

/// The view: its element, and all that pointers do to it.
#[component]
pub fn PanZoomView(props: &PanZoomViewProps) -> Html {
    let pan = &props.pan;
    use_effect_with(pan.clone(), |pan| {
        let listeners = pan.listen_to_window();
        move || drop(listeners)
    });
    let onpointerdown = {
        let (pan, on_grab) = (pan.clone(), props.on_grab.clone());
        move |event: PointerEvent| {
            on_grab.emit(());
            pan.down(&event);
        }
    };
    let onpointermove = {
        let pan = pan.clone();
        move |event: PointerEvent| pan.moved(&event)
    };
    let onpointerup = {
        let pan = pan.clone();
        Callback::from(move |event: PointerEvent| pan.up(&event))
    };
    let onwheel = {
        let pan = pan.clone();
        move |event: WheelEvent| pan.wheel(&event)
    };
    // The stylesheet starts an animation when it is there.
    let onanimationend = {
        let pan = pan.clone();
        move |_: AnimationEvent| pan.measure()
    };
    html! {
        <div
            ref={pan.0.view.clone()}
            id="wf-view"
            class="wf-view"
            {onpointerdown}
            {onpointermove}
            onpointerup={onpointerup.clone()}
            onpointercancel={onpointerup}
            {onwheel}
            {onanimationend}
        >
            { props.children.clone() }
        </div>
    }
}
