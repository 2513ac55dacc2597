//! Pan and zoom: the view of the country, moved by pointers, mouse wheel and
//! buttons.
//!
//! Moving the picture sets styles of its element without rendering a component.

use super::camera::{Camera, CoveredEdges, Motion, clamp};
use super::geometry::{Bounds, Point};
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
// What the buttons and the wheel cover, in pixels: on the right of a wide view, at the bottom of
// a narrow one.
const BUTTONS_PX: f64 = 56.0;
const WHEEL_PX: f64 = 128.0;
const WIDE_VIEW_PX: f64 = 640.0;
/// Distance from which a moving pointer drags, in pixels.
const DRAG_THRESHOLD_PX: f64 = 6.0;
/// Duration of a transition, in milliseconds; the stylesheet has the same value.
const GLIDE_MS: u32 = 240;
/// Time after a drag until which its click event has arrived, in milliseconds.
const CLICK_MS: u32 = 60;
/// Time without a wheel event after which the mouse wheel has stopped, in
/// milliseconds.
const WHEEL_MS: u32 = 160;

/// A command that changes the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewCommand {
    /// Zooms in.
    Nearer,
    /// Zooms out.
    Farther,
    /// Shows the whole country.
    All,
    /// Shows one cell, large enough to tap on its segments.
    Cell(Point),
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
    /// Called with [`Camera::can_tap_segments`] when the picture comes to rest.
    on_rest: Callback<bool>,
    state: RefCell<ViewState>,
}

struct ViewState {
    camera: Camera,
    /// The size of the view when it was measured last.
    size: Option<(f64, f64)>,
    pointers: Vec<Pointer>,
    /// Whether the pointers drag, so that their release is no click.
    is_dragging: bool,
    /// Whether the wheel covers a part of the view.
    has_wheel: bool,
    /// The value with which `on_rest` was called last.
    reported_tappable: bool,
    timer: Option<Timeout>,
}

impl PartialEq for PanZoom {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl PanZoom {
    /// A view without content; `on_rest` is called with [`Camera::can_tap_segments`] when
    /// it comes to rest.
    pub fn new(on_rest: Callback<bool>) -> Self {
        Self(Rc::new(Inner {
            view: NodeRef::default(),
            picture: NodeRef::default(),
            on_rest,
            state: RefCell::new(ViewState {
                camera: Camera::new(),
                size: None,
                pointers: Vec::new(),
                is_dragging: false,
                has_wheel: false,
                reported_tappable: false,
                timer: None,
            }),
        }))
    }

    /// The element that moves in the view.
    pub fn picture(&self) -> NodeRef {
        self.0.picture.clone()
    }

    /// Applies a command of the user.
    pub fn apply_command(&self, command: ViewCommand) {
        self.change(|state| match command {
            ViewCommand::Nearer => state.camera.zoom(ZOOM_STEP),
            ViewCommand::Farther => state.camera.zoom(1.0 / ZOOM_STEP),
            ViewCommand::All => state.camera.fit_always(),
            ViewCommand::Cell(cell) => state.camera.zoom_to_cell(cell),
        });
        self.glide();
    }

    /// The cell at a point of the window, if the point is in the view.
    pub fn cell_at(&self, (x, y): (f64, f64)) -> Option<Point> {
        let (left, top) = self.corner();
        self.change(|state| state.camera.cell_at((x - left, y - top)))
    }

    /// Brings a cell into sight.
    pub fn reveal(&self, cell: Point) {
        if self.change(|state| state.camera.reveal(cell)) {
            self.glide();
        }
    }

    /// Sets the content after rendering; `has_wheel` if the wheel covers a part of the
    /// view.
    pub fn show(&self, country: Bounds, picture: Bounds, has_wheel: bool) {
        let size = self.change(|state| {
            state.camera.set_content(country, picture);
            state.has_wheel = has_wheel;
            state.size
        });
        match size {
            // Measuring would force a layout. If the size has changed, the observer reports it before
            // the next paint.
            Some(size) => self.fit(size),
            None => self.measure(),
        }
    }

    /// Measures the view, which may have another size.
    fn measure(&self) {
        if let Some(view) = self.0.view.cast::<HtmlElement>() {
            let size = (view.offset_width().into(), view.offset_height().into());
            self.change(|state| state.size = Some(size));
            self.fit(size);
        }
    }

    /// Fits the picture into a view of this size.
    fn fit(&self, (width, height): (f64, f64)) {
        let resized = self.change(|state| {
            let covered = covered(width, state.has_wheel);
            state.camera.resize((width, height), covered)
        });
        // The current position first, where a transition starts.
        self.apply_placement();
        match self.change(|state| state.camera.keep_in_sight(resized)) {
            Motion::None => {}
            Motion::Jump => self.settle(),
            Motion::Glide => self.glide(),
        }
        self.report_tappable_if_changed();
    }

    /// Gives up the view that the user chose: the next [`Self::show`] brings the country into sight.
    pub fn release(&self) {
        self.change(|state| state.camera.release());
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
            self.set_gliding(false);
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
        self.set_gliding(false);
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
        self.set_gliding(true);
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
                pan.report_tappable();
            }
        });
        self.change(|state| state.timer = Some(timer));
    }

    /// Ends a movement.
    fn settle(&self) {
        self.change(|state| {
            state.timer = None;
            if state.pointers.is_empty() {
                state.is_dragging = false;
            }
            state.camera.settle();
        });
        self.set_gliding(false);
        self.apply_placement();
    }

    fn report_tappable(&self) {
        let can_tap_segments = self.change(|state| {
            state.reported_tappable = state.camera.can_tap_segments();
            state.reported_tappable
        });
        self.0.on_rest.emit(can_tap_segments);
    }

    fn report_tappable_if_changed(&self) {
        if self.change(|state| state.camera.can_tap_segments() != state.reported_tappable) {
            self.report_tappable();
        }
    }

    fn set_gliding(&self, is_gliding: bool) {
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

/// The edges that the buttons and the wheel cover in a view of this width, in
/// pixels.
fn covered(width: f64, has_wheel: bool) -> CoveredEdges {
    let (right, bottom) = match (width > WIDE_VIEW_PX, has_wheel) {
        (true, _) => (BUTTONS_PX, 0.0),
        (false, true) => (0.0, WHEEL_PX),
        (false, false) => (0.0, BUTTONS_PX),
    };
    CoveredEdges { right, bottom }
}

#[derive(Properties, PartialEq)]
pub struct PanZoomViewProps {
    /// The handle of the view.
    pub pan: PanZoom,
    /// Called when a pointer is pressed on it.
    pub on_grab: Callback<()>,
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
        let (pan, on_grab) = (pan.clone(), props.on_grab.clone());
        move |event: PointerEvent| {
            on_grab.emit(());
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
