import { createSlots } from './slots';

test('items that stay keep their element, and new ones reuse the elements of removed ones', () => {
  const slots = createSlots();
  expect(slots.assign(['a', 'b', 'c'])).toEqual([0, 1, 2]);
  // One further down: d is in the element that a had.
  expect(slots.assign(['b', 'c', 'd'])).toEqual([2, 0, 1]);
  expect(slots.assign(['c', 'd', 'e'])).toEqual([1, 2, 0]);
  expect(slots.assign(['x', 'y', 'z'])).toEqual([0, 1, 2]);
});

test('with fewer items elements are left empty or removed; with more there are more', () => {
  const slots = createSlots();
  slots.assign(['a', 'b', 'c']);
  expect(slots.assign(['c'])).toEqual([null, null, 0]);
  expect(slots.assign(['c', 'd', 'e', 'f'])).toEqual([1, 2, 0, 3]);
  expect(slots.assign([])).toEqual([]);
});

test('a repeated call returns the same', () => {
  const slots = createSlots();
  slots.assign(['a', 'b']);
  const once = slots.assign(['b', 'c']);
  expect(slots.assign(['b', 'c'])).toEqual(once);
});
