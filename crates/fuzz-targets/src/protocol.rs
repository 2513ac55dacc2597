//! The messages between the page and the bot worker.

use bot_worker::Worker;
use protocol::{PageMessage, WorkerMessage};

/// Reads a message of either side. The worker gets the page's messages, and works on what
/// they ask for until its first look at the clock.
pub fn read(data: &[u8]) {
    if let Ok(message) = PageMessage::decode(data) {
        let bytes = message
            .encode()
            .expect("a message that was read can be sent");
        assert_eq!(PageMessage::decode(&bytes).as_ref(), Ok(&message));
        // Making a puzzle cannot be interrupted at any point; its messages are all alike.
        if !matches!(message, PageMessage::Puzzle(_)) {
            let mut worker = Worker::default();
            if let Some(answer) = worker.handle(message, 0.0) {
                answer.encode().expect("the worker's answer can be sent");
            }
        }
    }
    if let Ok(message) = WorkerMessage::decode(data) {
        let bytes = message
            .encode()
            .expect("a message that was read can be sent");
        assert_eq!(WorkerMessage::decode(&bytes), Ok(message));
    }
}
