//! A small server for the folder that a build leaves behind: on this machine only, below any path,
//! as a static host would serve it. For playing, and for tests of the built page.

#![cfg_attr(test, allow(clippy::unwrap_used))]

use std::io::{self, Error, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::thread::{self, JoinHandle};

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::Redirect;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::runtime;
use tokio::sync::oneshot;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// How many ports [`Server::start_near`] tries.
const PORTS: u16 = 50;

/// A running server. Dropping it stops it.
#[derive(Debug)]
pub struct Server {
    port: u16,
    base: String,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Server {
    /// Serves the folder below a path such as `/` or `/some/path/`, on any free port.
    ///
    /// # Errors
    /// The folder or its `index.html` is missing, the path is not one, or no port is free.
    pub fn start(folder: &Path, base: &str) -> io::Result<Self> {
        Self::listen(folder, base, 0)
    }

    /// The same on the first free port from the given one upwards.
    ///
    /// # Errors
    /// As for [`Server::start`].
    pub fn start_near(folder: &Path, base: &str, port: u16) -> io::Result<Self> {
        let last = port.saturating_add(PORTS);
        let mut result = Self::listen(folder, base, port);
        for next in port..last {
            match result {
                Err(error) if error.kind() == ErrorKind::AddrInUse => {
                    result = Self::listen(folder, base, next + 1);
                }
                _ => break,
            }
        }
        result
    }

    fn listen(folder: &Path, base: &str, port: u16) -> io::Result<Self> {
        let base = normalized_base(base)?;
        if !folder.join("index.html").is_file() {
            let text = format!("there is no index.html in {}", folder.display());
            return Err(Error::new(ErrorKind::NotFound, text));
        }
        let app = app(folder, &base);
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let listener = runtime.block_on(TcpListener::bind(address))?;
        let port = listener.local_addr()?.port();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::Builder::new()
            .name("serve".to_owned())
            .spawn(move || {
                runtime.block_on(async {
                    tokio::select! {
                        result = axum::serve(listener, app) => result,
                        _ = stopped => Ok(()),
                    }
                })
            })?;
        Ok(Self {
            port,
            base,
            stop: Some(stop),
            thread: Some(thread),
        })
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the page, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}:{}{}", Ipv4Addr::LOCALHOST, self.port, self.base)
    }

    /// Stops it and waits until it has stopped.
    pub fn stop(self) {
        drop(self);
    }

    /// Serves until the process ends.
    ///
    /// # Errors
    /// The server stopped by itself.
    pub fn wait(mut self) -> io::Result<()> {
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(result)) => result,
            _ => Err(Error::other("the server stopped")),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            // Its result is of no use any more.
            let _ = thread.join();
        }
    }
}

/// A base path begins and ends with a slash and holds only what needs no escapes.
fn normalized_base(base: &str) -> io::Result<String> {
    let inner = base.strip_prefix('/').unwrap_or(base);
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    if inner.is_empty() {
        return Ok("/".to_owned());
    }
    let is_plain = |part: &str| {
        !part.is_empty()
            && part != "."
            && part != ".."
            && part
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte))
    };
    if inner.split('/').all(is_plain) {
        Ok(format!("/{inner}/"))
    } else {
        let text = format!("{base} is not a path like /some/path/");
        Err(Error::new(ErrorKind::InvalidInput, text))
    }
}

/// Everything outside the base path is not found, so that a page which asks for it is noticed.
fn app(folder: &Path, base: &str) -> Router {
    // A file that has been compressed before is sent as it is.
    let files = ServeDir::new(folder).precompressed_gzip();
    let router = match base.strip_suffix('/') {
        Some(bare) if !bare.is_empty() => {
            // Relative addresses need the slash at the end.
            let with_slash = base.to_owned();
            let redirect = get(move || async move { Redirect::permanent(&with_slash) });
            Router::new()
                .route(bare, redirect)
                .nest_service(base, files)
        }
        _ => Router::new().fallback_service(files),
    };
    router
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(SetResponseHeaderLayer::overriding(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-cache"),
        ))
}

#[cfg(test)]
mod tests;
