//! The environment of the page: viewport, media features, network, permissions, storage,
//! screenshots.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::thread;

use serde_json::{Value, json};

use crate::chromium::DriverCommand;
use crate::keeps_screenshots;
use crate::page::{DESKTOP, MediaFeatures, PHONE, Page, Viewport};
use crate::site;
use page_driver::{Driver as _, TestError, TestResult};

/// The environment of the page.
impl Page {
    /// Emulates a device with this viewport.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn set_viewport(&self, viewport: Viewport) -> TestResult {
        let Viewport {
            width,
            height,
            device_scale_factor,
            touch,
        } = viewport;
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": device_scale_factor, "mobile": touch }),
        )
        .await?;
        self.devtools(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": touch, "maxTouchPoints": if touch { 5 } else { 1 } }),
        )
        .await?;
        Ok(())
    }

    /// Emulates `prefers-color-scheme`.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn set_dark_mode(&self, dark: bool) -> TestResult {
        self.emulate_media(MediaFeatures {
            dark,
            ..self.media_features.get()
        })
        .await
    }

    /// Emulates `prefers-reduced-motion`.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn set_reduced_motion(&self, reduced_motion: bool) -> TestResult {
        self.emulate_media(MediaFeatures {
            reduced_motion,
            ..self.media_features.get()
        })
        .await
    }

    /// Emulates `prefers-contrast`.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn set_high_contrast(&self, high_contrast: bool) -> TestResult {
        self.emulate_media(MediaFeatures {
            high_contrast,
            ..self.media_features.get()
        })
        .await
    }

    pub(crate) async fn emulate_media(&self, media_features: MediaFeatures) -> TestResult {
        self.media_features.set(media_features);
        let choose = |yes, if_true: &'static str, if_false: &'static str| {
            if yes { if_true } else { if_false }
        };
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": choose(media_features.dark, "dark", "light") },
                { "name": "prefers-reduced-motion", "value": choose(media_features.reduced_motion, "reduce", "no-preference") },
                { "name": "prefers-contrast", "value": choose(media_features.high_contrast, "more", "no-preference") },
                { "name": "forced-colors", "value": choose(media_features.forced_colours, "active", "none") },
            ] }),
        )
        .await
        .map(|_| ())
    }

    /// Sets the size of the words that the browser is set to, in pixels; the default is 16.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn set_browser_font(&self, pixels: u32) -> TestResult {
        let sizes = json!({ "fontSizes": { "standard": pixels, "fixed": pixels } });
        self.devtools("Page.setFontSizes", sizes).await.map(|_| ())
    }

    /// Lets the page show its words in one of the [`FONTS`](crate::FONTS), until it is loaded again.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn set_font(&self, family: &str) -> TestResult {
        let set = "document.documentElement.style.setProperty('--sans', arguments[0]);
            return document.fonts.ready.then(() => undefined);";
        self.script(set, vec![json!(format!("\"{family}\""))])
            .await
            .map(|_| ())
    }

    /// Disconnects or reconnects the network.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn set_offline(&self, offline: bool) -> TestResult {
        self.devtools("Network.enable", json!({})).await?;
        self.devtools(
            "Network.emulateNetworkConditions",
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 }),
        )
        .await
        .map(|_| ())
    }

    /// Grants or denies the page a permission such as `clipboardReadWrite`.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn set_permission(&self, name: &str, granted: bool) -> TestResult {
        let origin = self.client.current_url().await?.origin();
        self.session
            .borrow_mut()
            .chromium()?
            .command(
                "Browser.setPermission",
                json!({
                    "permission": { "name": name },
                    "setting": if granted { "granted" } else { "denied" },
                    "origin": origin.ascii_serialization(),
                }),
            )
            .map(|_| ())
    }

    /// The display attributes of the root element, separated by spaces: theme, contrast, motion and
    /// text size; `-` for one that is not set.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn root_attributes(&self) -> TestResult<String> {
        let script = "const { theme, contrast, motion, text } = document.documentElement.dataset;
            return [theme, contrast, motion, text].map((value) => value ?? '-').join(' ');";
        let attributes = self.script(script, vec![]).await?;
        Ok(attributes.as_str().unwrap_or_default().to_owned())
    }

    /// Applies display settings as the settings page does, such as `theme=dark text=larger`, without
    /// storing them.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn apply_settings(&self, settings: &str) -> TestResult {
        self.script(
            "dispatchEvent(new CustomEvent('wheelhouse-settings', { detail: arguments[0] }));",
            vec![json!(settings)],
        )
        .await
        .map(|_| ())
    }

    /// Runs a script in every document loaded from now on, before the page's own scripts.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn add_init_script(&self, script: &str) -> TestResult {
        self.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        )
        .await
        .map(|_| ())
    }

    /// Makes the browser save downloads in an empty folder of this name below `target`; returns the
    /// folder.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn set_download_folder(&self, name: &str) -> TestResult<PathBuf> {
        let folder = site::target_dir().join(format!("downloads/{name}"));
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        self.session.borrow_mut().chromium()?.command(
            "Browser.setDownloadBehavior",
            json!({ "behavior": "allow", "downloadPath": folder }),
        )?;
        Ok(folder)
    }

    /// Kills the browser, so that it writes nothing more to the disk.
    ///
    /// # Errors
    /// The browser does not report its process id.
    pub(crate) fn kill_browser(&self) -> TestResult {
        self.session.borrow_mut().chromium()?.kill_browser()
    }

    /// Leaves the page and deletes all that it has stored, so that the next visit is a first one.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn forget_everything(&self) -> TestResult {
        let origin = url::Url::parse(self.base_url())?.origin();
        self.client.goto("about:blank").await?;
        let parameters = json!({
            "origin": origin.ascii_serialization(),
            "storageTypes": "local_storage,indexeddb",
        });
        self.devtools("Storage.clearDataForOrigin", parameters)
            .await?;
        Ok(())
    }

    /// Sends a command of the Chrome DevTools Protocol to the page.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn devtools(&self, method: &str, parameters: Value) -> TestResult<Value> {
        self.session.borrow_mut().chromium()?;
        Ok(self
            .client
            .issue_cmd(DriverCommand::devtools(method, parameters))
            .await?)
    }

    /// Takes screenshots at phone and desktop size, in light and dark mode. Leaves the desktop
    /// viewport in light mode.
    ///
    /// # Errors
    /// A screenshot cannot be taken or written.
    pub async fn screenshot_colour_schemes(&self, name: &str) -> TestResult {
        if !keeps_screenshots() {
            return self.set_viewport(DESKTOP).await;
        }
        for (device, viewport) in [("phone", PHONE), ("desktop", DESKTOP)] {
            self.set_viewport(viewport).await?;
            for dark in [false, true] {
                self.set_dark_mode(dark).await?;
                let suffix = if dark { "-dark" } else { "" };
                // Colour transitions have to end first.
                self.wait_for_script(
                    "return document.getAnimations().every(({ playState }) => playState !== 'running');",
                )
                .await?;
                self.screenshot(&format!("{name}-{device}{suffix}")).await?;
            }
        }
        self.set_dark_mode(false).await
    }

    /// Saves a screenshot in any case.
    pub(crate) async fn save_screenshot(&self, name: &str) -> TestResult<PathBuf> {
        let folder = site::target_dir().join("screens");
        fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}.png"));
        // Tests in parallel may use the same name: each file is written whole, and the last one
        // stays.
        let partial = folder.join(format!("{name}-{:?}.part", thread::current().id()));
        fs::write(&partial, self.client.screenshot().await?)?;
        fs::rename(partial, &path)?;
        Ok(path)
    }

    /// The files that the page has loaded so far, relative to its base URL.
    ///
    /// # Errors
    /// The page has requested something from another place.
    pub async fn loaded_files(&self) -> TestResult<BTreeSet<String>> {
        let script = "return performance.getEntries()
            .filter((entry) => ['navigation', 'resource'].includes(entry.entryType))
            .map((entry) => entry.name);";
        let mut files = BTreeSet::new();
        for name in self.strings(script, vec![]).await? {
            if name.starts_with("data:") {
                continue;
            }
            let file = name
                .strip_prefix(&self.base_url)
                .ok_or_else(|| TestError::new(format!("the page requested {name}")))?
                .split(['?', '#'])
                .next()
                .unwrap_or_default();
            files.insert(if file.is_empty() {
                "index.html".to_owned()
            } else {
                file.to_owned()
            });
        }
        Ok(files)
    }

    /// Lets the pages loaded from now on offer help for the first turns of every game.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn offer_help(&self) -> TestResult {
        self.add_init_script(
            "if (location.protocol !== 'about:' && !sessionStorage.helps) {
                sessionStorage.helps = 'yes';
                const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
                localStorage[`wheelhouse:${folder}:settings`] = JSON.stringify({ 'turn-end': 'ask' });
            }",
        )
        .await?;
        // A page that is open already has read its settings.
        self.goto("#/about").await?;
        self.reload().await
    }
}
