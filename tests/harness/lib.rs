//! What browser tests share.
