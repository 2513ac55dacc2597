//! Requests as they go over the wire.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;

use super::*;

/// A folder with a page, and a file beside it that must not be served.
struct Site(PathBuf);

impl Site {
    fn new(name: &str) -> Self {
        let top = std::env::temp_dir().join(format!("wheelhouse-{name}-{}", std::process::id()));
        let folder = top.join("dist");
        fs::create_dir_all(&folder).unwrap();
        fs::write(top.join("secret.txt"), "secret").unwrap();
        for (file, text) in [
            ("index.html", "<!DOCTYPE html><title>page</title>"),
            ("app.js", "export default 1;"),
            ("app.wasm", "\0asm"),
            ("icon.svg", "<svg/>"),
            ("style.css", &"a{}".repeat(1000)),
            ("app.webmanifest", "{}"),
        ] {
            fs::write(folder.join(file), text).unwrap();
        }
        Self(top)
    }

    fn folder(&self) -> PathBuf {
        self.0.join("dist")
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The whole answer as text, its headers in small letters.
fn request(server: &Server, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", server.port())).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n"
    )
    .unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    String::from_utf8_lossy(&bytes).to_lowercase()
}

#[test]
fn content_types() {
    let site = Site::new("types");
    let server = Server::start(&site.folder(), "/").unwrap();
    for (path, content_type) in [
        ("/", "text/html"),
        ("/app.js", "text/javascript"),
        ("/app.wasm", "application/wasm"),
        ("/icon.svg", "image/svg+xml"),
        ("/style.css", "text/css"),
        ("/app.webmanifest", "application/manifest+json"),
    ] {
        let answer = request(&server, path, "");
        assert!(answer.starts_with("http/1.1 200"), "{path}: {answer}");
        assert!(
            answer.contains(&format!("content-type: {content_type}")),
            "{path}: {answer}"
        );
        assert!(
            answer.contains("cache-control: no-cache"),
            "{path}: {answer}"
        );
    }
}

#[test]
fn below_a_path_and_nowhere_else() {
    let site = Site::new("base");
    let server = Server::start(&site.folder(), "/play/house/").unwrap();
    assert!(server.url().ends_with("/play/house/"));
    assert!(request(&server, "/play/house/", "").contains("<title>page"));
    assert!(request(&server, "/play/house/app.js", "").starts_with("http/1.1 200"));
    let bare = request(&server, "/play/house", "");
    assert!(
        bare.starts_with("http/1.1 308") && bare.contains("location: /play/house/"),
        "{bare}"
    );
    for path in ["/", "/app.js", "/play/", "/play/house/none.js"] {
        assert!(
            request(&server, path, "").starts_with("http/1.1 404"),
            "{path}"
        );
    }
}

#[test]
fn nothing_beside_the_folder() {
    let site = Site::new("beside");
    for base in ["/", "/base/"] {
        let server = Server::start(&site.folder(), base).unwrap();
        for path in [
            "../secret.txt",
            "%2e%2e/secret.txt",
            "..%2fsecret.txt",
            "x/../../secret.txt",
        ] {
            let answer = request(&server, &format!("{base}{path}"), "");
            assert!(!answer.contains("secret"), "{path}: {answer}");
            assert!(answer.starts_with("http/1.1 4"), "{path}: {answer}");
        }
    }
}

#[test]
fn gzip_for_those_who_take_it() {
    let site = Site::new("gzip");
    let server = Server::start(&site.folder(), "/").unwrap();
    let small = request(&server, "/style.css", "Accept-Encoding: gzip\r\n");
    assert!(small.contains("content-encoding: gzip"), "{small}");
    let plain = request(&server, "/style.css", "");
    assert!(!plain.contains("content-encoding"), "{plain}");
    assert!(small.len() < plain.len() / 2);
}

#[test]
fn next_free_port() {
    let site = Site::new("port");
    let first = Server::start(&site.folder(), "/").unwrap();
    let second = Server::start_near(&site.folder(), "/", first.port()).unwrap();
    assert!(second.port() > first.port());
    let port = first.port();
    first.stop();
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
}

#[test]
fn what_cannot_be_served() {
    let site = Site::new("refused");
    assert_eq!(
        Server::start(&site.0, "/").unwrap_err().kind(),
        ErrorKind::NotFound
    );
    for base in ["/a//b/", "/../", "/a b/", "/{x}/"] {
        let error = Server::start(&site.folder(), base).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidInput, "{base}");
    }
    assert_eq!(normalized_base("").unwrap(), "/");
    assert_eq!(normalized_base("some/path").unwrap(), "/some/path/");
}
