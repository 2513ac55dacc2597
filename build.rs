//! Splits the page's program into parts if `WHEELHOUSE_SPLIT` is set, as `scripts/build` does: elsewhere all parts are
//! there from the start.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=WHEELHOUSE_SPLIT");
    println!("cargo::rustc-check-cfg=cfg(split)");
    let is_wasm = std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    if is_wasm && std::env::var_os("WHEELHOUSE_SPLIT").is_some() {
        println!("cargo::rustc-cfg=split");
        // They tell the splitter which function uses which.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
