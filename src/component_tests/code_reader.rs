//! The program that reads codes within the page, in place of its Web Worker.

use super::Page;
use super::page::failed;
use super::undo::Undo;
use code_reader::codes_in;
use js_sys::{Array, ArrayBuffer, Function, JsString, Uint8Array};
use page_driver::{Driver as _, TestResult};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};

/// What the page starts as its worker. Answers arrive later, as from another thread. Returns what undoes it.
const WORKER: &str = "
    const RealWorker = window.Worker;
    window.readers = { fault: '', running: 0 };
    window.Worker = class extends EventTarget {
        constructor() {
            super();
            readers.running++;
        }
        postMessage([width, pixels], [buffer]) {
            if (buffer !== pixels) throw new Error('not transferred');
            setTimeout(() => {
                const { fault } = readers;
                if (fault === 'missing') this.dispatchEvent(new Event('error'));
                else if (fault === 'stopped') this.dispatchEvent(new ErrorEvent('error', { message: 'unreachable' }));
                else {
                    const data = fault ? { failed: fault } : read(width, pixels);
                    this.dispatchEvent(new MessageEvent('message', { data }));
                }
            });
        }
        terminate() {
            readers.running--;
        }
    };
    const files = document.createElement('meta');
    files.name = 'wheelhouse-code-reader';
    files.content = 'reader.js reader.wasm';
    document.head.append(files);
    return () => {
        window.Worker = RealWorker;
        delete window.readers;
        files.remove();
    };";

/// A square picture in the format of bitmaps with 24 bits a pixel, black where this is so.
pub fn bitmap(side: u32, is_black: impl Fn(u32, u32) -> bool) -> Vec<u8> {
    let row = (side * 3).next_multiple_of(4);
    let mut file = b"BM".to_vec();
    let header = [
        54 + row * side,
        0,
        54,
        40,
        side,
        side,
        1 | 24 << 16,
        0,
        row * side,
        0,
        0,
        0,
        0,
    ];
    file.extend(header.into_iter().flat_map(u32::to_le_bytes));
    // Rows are listed from the bottom up.
    for y in (0..side).rev() {
        let pixels = (0..side).flat_map(|x| [if is_black(x, y) { 0 } else { 255 }; 3]);
        file.extend(pixels.chain([0; 3]).take(row as usize));
    }
    file
}

/// A picture of the QR code of a text.
pub fn picture_of_code(text: &str) -> Vec<u8> {
    const SCALE: u32 = 4;
    const MARGIN: i32 = 4;
    let code = qrcodegen::QrCode::encode_text(text, qrcodegen::QrCodeEcc::Low).unwrap();
    let module = |at: u32| (at / SCALE) as i32 - MARGIN;
    let side = (code.size() + 2 * MARGIN) as u32 * SCALE;
    bitmap(side, |x, y| code.get_module(module(x), module(y)))
}

/// Readers of a page until this is dropped.
pub struct Reader {
    _in_place: Undo,
}

impl Reader {
    /// Readers that answer.
    pub fn new(_page: &Page) -> TestResult<Self> {
        let read =
            Closure::<dyn Fn(f64, ArrayBuffer) -> Array>::new(|width, pixels: ArrayBuffer| {
                let texts = codes_in(width as usize, &Uint8Array::new(&pixels).to_vec());
                texts.into_iter().map(JsString::from).collect()
            });
        let offer = Function::new_with_args("read", WORKER);
        let undo = offer.call1(&JsValue::UNDEFINED, &read.into_js_value());
        Ok(Self {
            _in_place: Undo::new(undo.map_err(failed)?.unchecked_into()),
        })
    }

    /// What they do instead from now on: `missing`, `unloadable` or `stopped`.
    pub async fn set_fault(&self, page: &Page, fault: &str) -> TestResult {
        let script = "readers.fault = arguments[0];";
        page.script(script, vec![fault.into()]).await.map(drop)
    }

    /// The number of readers that were started and not stopped.
    pub async fn running(&self, page: &Page) -> TestResult<u64> {
        let count = page.script("return readers.running;", vec![]).await?;
        Ok(count.as_u64().unwrap_or(u64::MAX))
    }
}
