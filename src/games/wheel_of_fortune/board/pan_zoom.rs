//! Pan and zoom: the view of the country, moved by pointers, mouse wheel and
//! buttons.
//!
//! Moving the picture sets styles of its element without rendering a component.

use super::Msg;
use super::camera::{Camera, Motion, clamp};
use super::edge_arrows::{EdgeArrow, buttons_at, edge_arrows};
use super::geometry::{Bounds, Point};
use crate::browser::Rect;
use core::cell::RefCell;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, Node, ResizeObserver, SvgElement};
use yew::prelude::*;

/// Zoom factor of a button.
const ZOOM_STEP: f64 = 1.35;
/// What covers a part of the view, and folds away.
const PANELS: &str = "[data-floats]";
/// Distance from which a moving pointer drags, in pixels.
const DRAG_THRESHOLD_PX: f64 = 6.0;
/// Duration of a transition, in milliseconds; the stylesheet has the same value.
const GLIDE_MS: u32 = 240;
/// Time after a drag until which its click event has arrived, in milliseconds.
const CLICK_MS: u32 = 60;
/// How long something out of sight is visited, in milliseconds.
const VISIT_MS: u32 = 1600;
/// Time without a wheel event after which the mouse wheel has stopped, in
/// milliseconds.
const WHEEL_MS: u32 = 160;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewCommand {
    Nearer,
    Farther,
    /// Shows the whole country.
    All,
    To(Point),
    /// Shows one cell for a while, large enough to tap on its segments.
    Cell(Point),
}

/// What the view shows once it has come to rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rest {
    /// Whether tiles are large enough to tap on their segments.
    pub can_tap_segments: bool,
    /// Arrows to what can be chosen but is out of sight.
    pub arrows: Vec<EdgeArrow>,
    /// The middle of the buttons at the laid tile, in pixels.
    pub buttons: Option<Point>,
}

/// What the view is to show of a position.
pub struct Content {
    pub country: Bounds,
    pub picture: Bounds,
    /// The cells that can be chosen.
    pub targets: Vec<Point>,
    /// What the view has not shown yet; `None` if it knows the position.
    pub news: Option<News>,
}

/// What is new in a position.
#[derive(Clone, Copy, Default)]
pub struct News {
    /// The cell of the last action.
    pub happened: Option<Point>,
    /// Whether a person is to choose a cell for a tile.
    pub is_placing: bool,
}

/// A pressed pointer and its last position.
struct Pointer {
    id: i32,
    x: f64,
    y: f64,
}

/// A handle of the view. Clones control the same view.
#[derive(Clone)]
pub struct PanZoom(Rc<Inner>);

struct Inner {
    view: NodeRef,
    picture: NodeRef,
    /// Called when the picture comes to rest, if that changes anything.
    on_rest: Callback<Rest>,
    state: RefCell<ViewState>,
}

#[derive(Default)]
struct ViewState {
    camera: Camera,
    /// Whether the view has been measured.
    is_measured: bool,
    pointers: Vec<Pointer>,
    /// Whether the pointers drag, so that their release is no click.
    is_dragging: bool,
    laid: Option<Point>,
    /// The value with which `on_rest` was called last.
    reported: Rest,
    timer: Option<Timeout>,
    /// Ends a visit.
    return_timer: Option<Timeout>,
}

impl PartialEq for PanZoom {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl PanZoom {
    /// A view without content; `on_rest` is called when it comes to rest with something else.
    pub fn new(on_rest: Callback<Rest>) -> Self {
        Self(Rc::new(Inner {
            view: NodeRef::default(),
            picture: NodeRef::default(),
            on_rest,
            state: RefCell::default(),
        }))
    }

    pub fn picture(&self) -> NodeRef {
        self.0.picture.clone()
    }

    pub fn apply_command(&self, command: ViewCommand) {
        self.change(|state| match command {
            ViewCommand::Nearer => state.camera.zoom(ZOOM_STEP),
            ViewCommand::Farther => state.camera.zoom(1.0 / ZOOM_STEP),
            ViewCommand::All => state.camera.show_all(),
            ViewCommand::To(cell) => state.camera.go_to(cell),
            ViewCommand::Cell(cell) => {
                state.return_timer = None;
                state.camera.visit_closely(cell);
            }
        });
        self.glide();
    }

    /// The cell at a point of the window, if the point is in the view.
    pub fn cell_at(&self, (x, y): (f64, f64)) -> Option<Point> {
        let (left, top) = self.corner();
        self.change(|state| state.camera.cell_at((x - left, y - top)))
    }

    /// Brings a cell into sight that the keyboard focus enters.
    pub fn follow_focus(&self, cell: Point) {
        self.move_by(|camera| camera.follow_focus(cell));
    }

    /// Shows a position, after rendering.
    pub fn show(&self, content: Content) {
        let Content {
            country,
            picture,
            targets,
            news,
        } = content;
        let is_measured = self.change(|state| {
            state.camera.set_content(country, picture, targets);
            state.is_measured
        });
        // Measuring would force a layout. If the size has changed, the observer reports it before
        // the next paint.
        if !is_measured {
            self.measure();
        }
        // The current position first, where a transition starts.
        self.apply_placement();
        if let Some(news) = news {
            self.move_by(|camera| {
                let visit = news.happened.map(|cell| camera.visit(cell));
                let offer = news.is_placing.then(|| camera.offer_targets());
                match (visit, offer) {
                    (Some(Motion::Glide), _) | (_, Some(Motion::Glide)) => Motion::Glide,
                    _ => Motion::None,
                }
            });
            if self.change(|state| state.camera.is_visiting()) {
                self.come_back_later();
            }
        }
        self.report();
    }

    /// Shows that the drawn tile is laid in this cell.
    pub fn lay(&self, cell: Option<Point>) {
        if self.change(|state| core::mem::replace(&mut state.laid, cell) != cell) {
            self.report();
        }
    }

    /// Ends a visit after a while, unless the user stays there.
    fn come_back_later(&self) {
        let inner = Rc::downgrade(&self.0);
        let timer = Timeout::new(VISIT_MS, move || {
            if let Some(inner) = inner.upgrade() {
                Self(inner).move_by(|camera| match camera.come_back() {
                    Motion::None => Motion::None,
                    // The country may have grown meanwhile.
                    motion => match camera.offer_targets() {
                        Motion::None => motion,
                        offer => offer,
                    },
                });
            }
        });
        self.change(|state| state.return_timer = Some(timer));
    }

    /// Measures the view and its panels, which may have other sizes.
    fn measure(&self) {
        let Some(view) = self.0.view.cast::<HtmlElement>() else {
            return;
        };
        let size = (view.offset_width().into(), view.offset_height().into());
        let panels = panels_over(&view);
        self.change(|state| state.is_measured = true);
        self.move_by(|camera| camera.resize(size, panels));
        self.report();
    }

    /// Moves the camera, and the picture with it.
    fn move_by(&self, change: impl FnOnce(&mut Camera) -> Motion) {
        match self.change(|state| change(&mut state.camera)) {
            Motion::None => {}
            Motion::Jump => self.settle(),
            Motion::Glide => self.glide(),
        }
    }

    fn change<T>(&self, change: impl FnOnce(&mut ViewState) -> T) -> T {
        change(&mut self.0.state.borrow_mut())
    }

    fn pointer_down(&self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let pointer = Pointer {
            id: event.pointer_id(),
            x: event.client_x().into(),
            y: event.client_y().into(),
        };
        self.change(|state| {
            state.camera.hold();
            if state.pointers.is_empty() {
                state.is_dragging = false;
            }
            state.pointers.retain(|pressed| pressed.id != pointer.id);
            state.pointers.push(pointer);
        });
    }

    /// Drags with one pointer, pinches with two.
    fn pointer_moved(&self, event: &PointerEvent) {
        // A button that was released outside of the view.
        if event.buttons() == 0 {
            self.pointer_up(event);
            return;
        }
        let id = event.pointer_id();
        let (x, y): (f64, f64) = (event.client_x().into(), event.client_y().into());
        let Some((before, other, is_start)) = self.change(|state| {
            let other = state
                .pointers
                .iter()
                .find(|pointer| pointer.id != id)
                .map(|pointer| (pointer.x, pointer.y));
            let pointer = state.pointers.iter_mut().find(|pressed| pressed.id == id)?;
            let before = (pointer.x, pointer.y);
            if !state.is_dragging
                && other.is_none()
                && (x - before.0).hypot(y - before.1) < DRAG_THRESHOLD_PX
            {
                return None;
            }
            (pointer.x, pointer.y) = (x, y);
            let is_start = !core::mem::replace(&mut state.is_dragging, true);
            Some((before, other, is_start))
        }) else {
            return;
        };
        if is_start {
            self.begin_drag();
        }
        let (dx, dy) = (x - before.0, y - before.1);
        match other {
            None => self.change(|state| state.camera.drag(dx, dy)),
            Some(other) => {
                let distance = |(x, y): (f64, f64)| (x - other.0).hypot(y - other.1).max(1.0);
                let (left, top) = self.corner();
                let middle = ((x + other.0) / 2.0 - left, (y + other.1) / 2.0 - top);
                self.change(|state| {
                    state.camera.drag(dx / 2.0, dy / 2.0);
                    let factor = distance((x, y)) / distance(before);
                    state.camera.zoom_at(factor, middle);
                });
            }
        }
        self.apply_placement();
    }

    /// Captures the pointers for the view.
    fn begin_drag(&self) {
        let ids = self.change(|state| {
            state.timer = None;
            state
                .pointers
                .iter()
                .map(|pointer| pointer.id)
                .collect::<Vec<_>>()
        });
        if let Some(view) = self.0.view.cast::<HtmlElement>() {
            for id in ids {
                // Fails for a pointer that was released meanwhile.
                let _ = view.set_pointer_capture(id);
            }
            self.set_moving(true, false);
        }
    }

    fn pointer_up(&self, event: &PointerEvent) {
        let was_drag = self.change(|state| {
            state
                .pointers
                .retain(|pressed| pressed.id != event.pointer_id());
            state.pointers.is_empty() && state.is_dragging
        });
        if was_drag {
            self.settle_after(CLICK_MS);
        }
    }

    fn wheel_turned(&self, event: &WheelEvent) {
        event.prevent_default();
        let factor = 1.0 - clamp(event.delta_y() / 500.0, -0.25, 0.2);
        let (left, top) = self.corner();
        let x = f64::from(event.client_x()) - left;
        let y = f64::from(event.client_y()) - top;
        self.change(|state| state.camera.zoom_at(factor, (x, y)));
        self.set_moving(true, false);
        self.apply_placement();
        self.settle_after(WHEEL_MS);
    }

    /// The upper left corner of the view in the window.
    fn corner(&self) -> (f64, f64) {
        let view = self.0.view.cast::<HtmlElement>();
        let rect = view.map(|view| view.get_bounding_client_rect());
        rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()))
    }

    /// Moves the picture to its new position with a transition.
    fn glide(&self) {
        self.set_moving(true, true);
        self.apply_placement();
        self.settle_after(GLIDE_MS);
    }

    fn settle_after(&self, delay_ms: u32) {
        // A weak reference, so that the timer does not keep a removed view alive.
        let inner = Rc::downgrade(&self.0);
        let timer = Timeout::new(delay_ms, move || {
            if let Some(inner) = inner.upgrade() {
                let pan = Self(inner);
                pan.settle();
                pan.report();
            }
        });
        self.change(|state| state.timer = Some(timer));
    }

    fn settle(&self) {
        self.change(|state| {
            state.timer = None;
            if state.pointers.is_empty() {
                state.is_dragging = false;
            }
            state.camera.settle();
        });
        self.set_moving(false, false);
        self.apply_placement();
    }

    /// Tells what the view shows, unless it moves.
    fn report(&self) {
        let changed = self.change(|state| {
            if state.timer.is_some() || state.is_dragging {
                return None;
            }
            let ViewState { camera, laid, .. } = state;
            let rest = Rest {
                can_tap_segments: camera.can_tap_segments(),
                arrows: edge_arrows(camera),
                buttons: laid.and_then(|cell| buttons_at(camera, cell)),
            };
            (rest != state.reported).then(|| {
                state.reported.clone_from(&rest);
                rest
            })
        });
        if let Some(rest) = changed {
            self.0.on_rest.emit(rest);
        }
    }

    /// Hides what stands over the country while that moves, and sets whether it moves with a transition.
    fn set_moving(&self, is_moving: bool, is_gliding: bool) {
        if let Some(view) = self.0.view.cast::<Element>() {
            // A valid attribute name, so this cannot fail.
            let _ = view.toggle_attribute_with_force("data-moves", is_moving);
        }
        if let Some(picture) = self.0.picture.cast::<SvgElement>() {
            // A valid attribute name, so this cannot fail.
            let _ = if is_gliding {
                // Reading a size makes the browser lay out the current position first.
                let _ = picture.client_width();
                picture.set_attribute("data-glides", "")
            } else {
                picture.remove_attribute("data-glides")
            };
        }
    }

    /// Sets the styles that place the picture.
    fn apply_placement(&self) {
        let placement = self.change(|state| state.camera.placement());
        let picture = self.0.picture.cast::<SvgElement>();
        let Some((picture, placement)) = picture.zip(placement) else {
            return;
        };
        let mut transform = format!("translate({}px,{}px)", placement.left, placement.top);
        if let Some(scale) = placement.scale {
            transform.push_str(&format!(" scale(calc({scale}/100000))"));
        }
        let style = picture.style();
        for (name, value) in [
            ("width", format!("{}px", placement.width)),
            ("height", format!("{}px", placement.height)),
            ("transform", transform),
        ] {
            // Valid property names, so this cannot fail.
            let _ = style.set_property(name, &value);
        }
        // Inherited, so that everything in the element gets new styles: not for the whole picture, and
        // only if it changes.
        if let Ok(Some(targets)) = picture.query_selector(".wf-targets") {
            let style = targets.unchecked_into::<SvgElement>().style();
            let tile = placement.tile.to_string();
            if style.get_property_value("--wf-tile").as_deref() != Ok(tile.as_str()) {
                let _ = style.set_property("--wf-tile", &tile);
            }
        }
    }

    /// Listens to clicks in the window until the listener is dropped.
    fn listen_to_clicks(&self) -> EventListener {
        let pan = self.clone();
        // In the capture phase, before any component handles the click.
        let capture = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window(), "click", capture, move |event| {
            if pan.ends_drag(event) {
                event.stop_immediate_propagation();
            }
        })
    }

    /// Measures the view whenever its size changes, with the window or with a stylesheet, until the
    /// observer is dropped.
    fn observe_size(&self) -> SizeObserver {
        let pan = self.clone();
        let measure = Closure::<dyn Fn()>::new(move || pan.measure());
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        if let Some((observer, view)) = observer.as_ref().zip(self.0.view.cast::<Element>()) {
            observer.observe(&view);
            for panel in panels_of(&view) {
                observer.observe(&panel);
            }
        }
        SizeObserver {
            observer,
            _measure: measure,
        }
    }

    /// Whether a click is only the end of a drag.
    fn ends_drag(&self, event: &Event) -> bool {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Node>().ok());
        let view = self.0.view.get();
        self.change(|state| state.is_dragging)
            && view.is_some_and(|view| view.contains(target.as_ref()))
    }
}

/// Observes the size of an element until it is dropped.
struct SizeObserver {
    observer: Option<ResizeObserver>,
    _measure: Closure<dyn Fn()>,
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

/// What covers parts of the view.
fn panels_of(view: &Element) -> Vec<Element> {
    let board = view.closest(".board").ok().flatten();
    let Some(panels) = board.and_then(|board| board.query_selector_all(PANELS).ok()) else {
        return Vec::new();
    };
    (0..panels.length())
        .filter_map(|index| panels.get(index)?.dyn_into().ok())
        .collect()
}

/// What covers parts of the view, in its coordinates.
fn panels_over(view: &HtmlElement) -> Vec<Rect> {
    let whole = Rect::of_size(view.offset_width().into(), view.offset_height().into());
    let origin = view.get_bounding_client_rect();
    panels_of(view)
        .into_iter()
        .map(|panel| {
            let rect = panel.get_bounding_client_rect();
            Rect {
                left: rect.left() - origin.left(),
                top: rect.top() - origin.top(),
                right: rect.right() - origin.left(),
                bottom: rect.bottom() - origin.top(),
            }
        })
        .filter(|panel| panel.width() > 0.0 && panel.overlaps(whole))
        .collect()
}

#[derive(Properties, PartialEq)]
pub struct PanZoomViewProps {
    pub pan: PanZoom,
    /// Called when a pointer is pressed on it.
    pub on: Callback<Msg>,
    pub children: Html,
}

/// The element of the view, with its pointer and wheel events.
#[component]
pub fn PanZoomView(props: &PanZoomViewProps) -> Html {
    let pan = &props.pan;
    use_effect_with(pan.clone(), |pan| {
        let (clicks, size) = (pan.listen_to_clicks(), pan.observe_size());
        move || drop((clicks, size))
    });
    let onpointerdown = {
        let (pan, on) = (pan.clone(), props.on.clone());
        move |event: PointerEvent| {
            on.emit(Msg::PointerDown);
            pan.pointer_down(&event);
        }
    };
    let onpointermove = {
        let pan = pan.clone();
        move |event: PointerEvent| pan.pointer_moved(&event)
    };
    let onpointerup = {
        let pan = pan.clone();
        Callback::from(move |event: PointerEvent| pan.pointer_up(&event))
    };
    let onwheel = {
        let pan = pan.clone();
        move |event: WheelEvent| pan.wheel_turned(&event)
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
        >
            { props.children.clone() }
        </div>
    }
}
