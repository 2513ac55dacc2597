//! Shared values as props.

use std::ops::Deref;
use std::rc::Rc;

/// A shared value that equals another only where both are the same one: props
/// with a whole state in them compare by a pointer.
#[derive(Debug)]
pub struct Same<T>(Rc<T>);

impl<T> Clone for Same<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T> PartialEq for Same<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Deref for Same<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> From<&Rc<T>> for Same<T> {
    fn from(shared: &Rc<T>) -> Self {
        Self(shared.clone())
    }
}
