//! A small server of static files for this machine alone: the right types, nothing cached, any folder as base.

use anyhow::{Context, Result, anyhow, bail};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use tiny_http::{Header, Method, Request, Response, StatusCode};

/// How many ports are tried after a taken one.
const TRIES: u16 = 50;
/// A page's files are asked for at the same time.
const THREADS: usize = 4;

/// A running server; it stops when it is dropped.
#[derive(Debug)]
pub(crate) struct Server {
    address: String,
    stop: Stop,
    threads: Vec<JoinHandle<()>>,
}

struct Stop(Arc<tiny_http::Server>);

impl std::fmt::Debug for Stop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Stop")
    }
}

/// Serves a folder below `base` on the first free port from `port` on; port 0 lets the system choose.
///
/// # Errors
/// When no port is free or the base is not a folder's path.
pub(crate) fn serve(folder: &Path, port: u16, base: &str) -> Result<Server> {
    if !(base.starts_with('/') && base.ends_with('/')) {
        bail!("the base {base} does not begin and end with /");
    }
    let http = Arc::new(listen(port)?);
    let at = http.server_addr().to_ip().context("the server has no address")?;
    let threads = (0..THREADS)
        .map(|_| {
            let (http, folder, base) = (Arc::clone(&http), folder.to_owned(), base.to_owned());
            std::thread::spawn(move || {
                // A browser that hangs up in the middle of a file is no fault of the server.
                while let Ok(request) = http.recv() {
                    drop(answer(request, &folder, &base));
                }
            })
        })
        .collect();
    Ok(Server { address: format!("http://{at}{base}"), stop: Stop(http), threads })
}

impl Server {
    /// Where the page is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Waits until the process is ended.
    pub(crate) fn wait(mut self) {
        for thread in self.threads.drain(..) {
            drop(thread.join());
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        for _ in &self.threads {
            self.stop.0.unblock();
        }
    }
}

fn listen(port: u16) -> Result<tiny_http::Server> {
    let last = if port == 0 { 0 } else { port.saturating_add(TRIES) };
    let mut refused = anyhow!("no port was tried");
    for port in port..=last {
        match tiny_http::Server::http(("127.0.0.1", port)) {
            Ok(server) => return Ok(server),
            Err(error) => refused = anyhow!("port {port}: {error}"),
        }
    }
    Err(refused).context("no port is free")
}

fn answer(request: Request, folder: &Path, base: &str) -> std::io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::empty(StatusCode(405)));
    }
    let path = request.url().split(['?', '#']).next().unwrap_or("").to_owned();
    if format!("{path}/") == base {
        return request.respond(Response::empty(StatusCode(308)).with_header(header("Location", base)));
    }
    match locate(folder, base, &path) {
        Some(file) => {
            let response = Response::from_file(File::open(&file)?)
                .with_header(header("Content-Type", media_type(&file)))
                .with_header(header("Cache-Control", "no-store"))
                .with_header(header("X-Content-Type-Options", "nosniff"));
            request.respond(response)
        }
        None => request.respond(Response::from_string("not found\n").with_status_code(StatusCode(404))),
    }
}

/// The file that a path asks for, when there is one inside the folder.
fn locate(folder: &Path, base: &str, path: &str) -> Option<PathBuf> {
    let inside = decoded(path.strip_prefix(base)?)?;
    if inside.split(['/', '\\']).any(|part| part == "..") {
        return None;
    }
    let file = folder.join(inside.trim_start_matches('/'));
    let file = if file.is_dir() { file.join("index.html") } else { file };
    Some(file).filter(|file| file.is_file())
}

/// Percent-decoded text.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        if byte == b'%' {
            let (digits, tail) = rest.split_at_checked(2)?;
            bytes.push(u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?);
            rest = tail;
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|kind| kind.to_str()).unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn header(name: &'static str, value: &str) -> Header {
    Header::from_bytes(name, value).unwrap_or_else(|()| unreachable!("{name}: {value} is no header"))
}

#[cfg(test)]
mod tests {
    use super::{decoded, locate, serve};
    use std::io::{Read as _, Write as _};
    use std::path::PathBuf;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("utys-server-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("index.html"), "<p>page").expect("a page");
        std::fs::write(folder.join("a.wasm"), "wasm").expect("a file");
        folder
    }

    #[test]
    fn a_path_leads_to_a_file_inside_the_folder_and_base_or_nowhere() {
        let folder = folder("locate");
        let found = |path| locate(&folder, "/x/y/", path).is_some();
        assert!(found("/x/y/") && found("/x/y/index.html") && found("/x/y/a%2Ewasm"));
        for path in [
            "/",
            "/a.wasm",
            "/x/y",
            "/x/y/b",
            "/x/y/../a.wasm",
            "/x/y/%2e%2e/a.wasm",
            "/x/y/%",
            "/x/y//etc/hosts",
        ] {
            assert!(!found(path), "{path}");
        }
        std::fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn percent_signs_that_say_nothing_are_refused() {
        assert_eq!(decoded("a%20b").as_deref(), Some("a b"));
        assert_eq!(decoded("%4"), None);
        assert_eq!(decoded("%zz"), None);
        assert_eq!(decoded("%ff"), None);
    }

    #[test]
    fn wasm_is_served_with_its_type_and_a_taken_port_gives_way() {
        let folder = folder("serve");
        let first = serve(&folder, 18_230, "/x/y/").expect("a server");
        let second = serve(&folder, 18_230, "/").expect("a second server");
        assert_ne!(first.address(), second.address());
        let host = first.address().trim_start_matches("http://").trim_end_matches("/x/y/");
        let mut stream = std::net::TcpStream::connect(host).expect("a connection");
        stream.write_all(b"GET /x/y/a.wasm HTTP/1.0\r\n\r\n").expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("answered");
        assert!(
            answer.contains("200") && answer.contains("application/wasm") && answer.ends_with("wasm"),
            "{answer}"
        );
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
