//! Seals the finished page: writes its Content-Security-Policy with the digest of each script that Trunk inlined,
//! and refuses whatever the policy would block.

use anyhow::{Context, Result, bail, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use std::path::Path;

/// Writes the policy into `index.html` of a folder.
///
/// # Errors
/// When the page holds what the policy would block.
pub(crate) fn seal(folder: &Path) -> Result<()> {
    let page = folder.join("index.html");
    let html =
        std::fs::read_to_string(&page).with_context(|| format!("{} cannot be read", page.display()))?;
    Ok(std::fs::write(&page, sealed(&html)?)?)
}

/// The page with its policy as the first thing in its head, so that nothing loads before it holds.
fn sealed(html: &str) -> Result<String> {
    ensure!(!html.contains("Content-Security-Policy"), "the page has a policy already; the build writes it");
    if let Some(found) = blocked(html) {
        bail!("the page holds {found}, which its security policy blocks; use classes and files");
    }
    let hashes: Vec<String> = inline_scripts(html).map(hash).collect();
    let (before, after) = html.split_once("<head>").context("the page has no <head>")?;
    let policy = policy(&hashes);
    Ok(format!(
        "{before}<head>\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{after}"
    ))
}

/// Everything is forbidden but files of the own origin; wasm may be compiled; the named inline scripts may run.
fn policy(hashes: &[String]) -> String {
    let inline: String = hashes.iter().map(|hash| format!(" 'sha256-{hash}'")).collect();
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval'{inline}"),
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
    ]
    .join("; ")
}

/// The texts of the scripts that stand in the page itself.
fn inline_scripts(html: &str) -> impl Iterator<Item = &str> {
    html.split("<script").skip(1).filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let (text, _) = rest.split_once("</script>")?;
        (!attributes.contains("src=")).then_some(text)
    })
}

fn hash(script: &str) -> String {
    STANDARD.encode(Sha256::digest(script))
}

/// The first thing in the page that a strict policy blocks.
fn blocked(html: &str) -> Option<String> {
    if html.contains("<style") {
        return Some("a <style> element".to_owned());
    }
    html.split('<').skip(1).find_map(|tag| {
        let tag = tag.split('>').next().unwrap_or("");
        tag.split_ascii_whitespace().skip(1).find_map(|attribute| {
            let name = attribute.split('=').next().unwrap_or("").to_ascii_lowercase();
            let handler = name.starts_with("on") && attribute.contains('=');
            (name == "style" || handler).then(|| format!("the attribute {attribute} in <{tag}>"))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{policy, sealed};

    const PAGE: &str = "<html><head>\n<title>x</title></head><body><script type=\"module\">\nrun();\n</script>\
                        <script src=\"a.js\"></script></body></html>";

    #[test]
    fn the_policy_stands_first_in_the_head_and_names_the_inline_script_alone() {
        let page = sealed(PAGE).expect("a sealed page");
        let (_, head) = page.split_once("<head>").expect("a head");
        assert!(head.trim_start().starts_with("<meta http-equiv=\"Content-Security-Policy\""), "{page}");
        assert_eq!(page.matches("'sha256-").count(), 1, "{page}");
        // printf '\nrun();\n' | openssl dgst -sha256 -binary | base64
        assert!(page.contains("'sha256-8Nic6TNoKbU2fN/Yduzc28MgjFgcikm6fSU0x0dR3EU='"), "{page}");
    }

    #[test]
    fn the_policy_allows_nothing_unsafe() {
        let policy = policy(&[]);
        assert!(policy.starts_with("default-src 'none'; "), "{policy}");
        for unsafe_word in ["'unsafe-inline'", "'unsafe-eval'", "*", "data:", "blob:", "http"] {
            assert!(!policy.contains(unsafe_word), "{policy}");
        }
    }

    #[test]
    fn what_the_policy_would_block_is_refused_at_build_time() {
        for (bad, named) in [
            ("<head></head><p style=\"color:red\">", "style="),
            ("<head><style>p{}</style></head>", "<style>"),
            ("<head></head><a onclick=\"x()\">", "onclick"),
            ("<head><meta http-equiv=\"Content-Security-Policy\" content=\"\"></head>", "already"),
            ("<p>no head</p>", "<head>"),
        ] {
            let error = sealed(bad).expect_err(bad).to_string();
            assert!(error.contains(named), "{bad}: {error}");
        }
    }

    #[test]
    fn words_that_only_look_like_handlers_are_left_alone() {
        assert!(sealed("<head></head><p class=\"on style\" only>one style= two</p>").is_ok());
    }
}
