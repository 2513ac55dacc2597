//! Copies of lists for searches. The lists of a state have room for the largest game; a
//! copy into another state only takes what is in use, which is several times faster than
//! a clone.

/// Copies the entries in use of one list over another, of which `before` were in
/// use. The others are `unused` in all lists, so that equal states are equal.
pub(super) fn copy_list<T: Copy>(
    to: &mut [T],
    from: &[T],
    (before, used): (usize, usize),
    unused: T,
) {
    to[..used].copy_from_slice(&from[..used]);
    if let Some(surplus) = to.get_mut(used..before) {
        surplus.fill(unused);
    }
}
