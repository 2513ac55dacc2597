//! The player's settings, stored and synchronized with other windows of the
//! browser.

use super::StoreHandle;
use crate::browser;
use app_core::settings::{OptIn, Settings, SettingsChange, Switch};
use gloo::events::EventListener;
use records::archive::StoreError;
use std::rc::Rc;
use yew::prelude::*;

/// The settings, with callbacks to change them.
#[derive(Clone, Default, PartialEq)]
pub struct SettingsHandle {
    pub current: Rc<Settings>,
    /// Changes one setting and stores it.
    pub change: Callback<SettingsChange>,
    /// Reads all settings from the store again.
    pub reload: Callback<()>,
    /// Why the last change could not be stored; it lasts until the page is closed.
    pub unsaved: Option<StoreError>,
}

#[hook]
pub fn use_settings() -> SettingsHandle {
    use_context().unwrap_or_default()
}

#[derive(Properties, PartialEq)]
pub(super) struct SettingsProviderProps {
    pub store: StoreHandle,
    pub settings: Rc<Settings>,
    pub children: Html,
}

pub(super) enum SettingsMessage {
    Change(SettingsChange),
    Reload,
}

/// Provides the settings. A struct component, so that each change applies to the
/// current settings, not to those of the last render.
pub(super) struct SettingsProvider {
    handle: SettingsHandle,
    /// Listens for changes in other windows.
    listener: Option<EventListener>,
}

impl Component for SettingsProvider {
    type Message = SettingsMessage;
    type Properties = SettingsProviderProps;

    fn create(ctx: &Context<Self>) -> Self {
        Self {
            handle: SettingsHandle {
                current: ctx.props().settings.clone(),
                change: ctx.link().callback(SettingsMessage::Change),
                reload: ctx.link().callback(|()| SettingsMessage::Reload),
                unsaved: None,
            },
            listener: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, message: SettingsMessage) -> bool {
        let store = &ctx.props().store;
        // Switching on sound or vibration plays a sample.
        let is_sample = matches!(
            message,
            SettingsMessage::Change(
                SettingsChange::Sound(OptIn::On) | SettingsChange::Vibration(OptIn::On)
            )
        );
        let mut unsaved = self.handle.unsaved.clone();
        let settings = match message {
            SettingsMessage::Change(change) => {
                let (settings, saved) = store.change_settings(&self.handle.current, change);
                unsaved = saved.err();
                settings
            }
            SettingsMessage::Reload => store.settings(),
        };
        let was_unsaved = core::mem::replace(&mut self.handle.unsaved, unsaved);
        if settings == *self.handle.current {
            return was_unsaved != self.handle.unsaved;
        }
        self.handle.current = Rc::new(settings);
        mark_keys(&self.handle.current);
        // The script that runs before the app applies theme and text size, also now.
        browser::notify_scripts("wheelhouse-settings", &self.handle.current.write());
        if is_sample {
            browser::notify_scripts("wheelhouse-sound", "person points");
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        html! {
            <ContextProvider<SettingsHandle> context={self.handle.clone()}>
                { ctx.props().children.clone() }
            </ContextProvider<SettingsHandle>>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first_render: bool) {
        if first_render {
            mark_keys(&self.handle.current);
            let reload = self.handle.reload.clone();
            let window = gloo::utils::window();
            self.listener = Some(EventListener::new(&window, "storage", move |_| {
                reload.emit(());
            }));
            ctx.link().send_message(SettingsMessage::Reload);
        }
    }
}

/// Marks the document when single-key shortcuts are off, for stylesheets and key
/// handlers.
fn mark_keys(settings: &Settings) {
    if let Some(root) = gloo::utils::document().document_element() {
        let is_off = settings.keys == Switch::Off;
        // Without the mark, shortcuts stay on.
        let _ = root.toggle_attribute_with_force("data-no-keys", is_off);
    }
}
