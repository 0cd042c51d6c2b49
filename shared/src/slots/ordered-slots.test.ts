import { createOrderedSlots } from './ordered-slots';

const shown = (items: string[], placed: readonly { slot: number; index: number }[]) =>
  placed.map(({ slot, index }) => `${slot}:${items[index]}`).join(' ');

test('elements stay in place while something moves; at rest they are in the order of their items', () => {
  const slots = createOrderedSlots();
  const place = (items: string[], isAtRest: boolean) => shown(items, slots.place(items, isAtRest));
  expect(place(['a', 'b', 'c'], true)).toBe('0:a 1:b 2:c');
  expect(place(['b', 'c', 'd'], false)).toBe('0:d 1:b 2:c');
  expect(place(['b', 'c', 'd'], true)).toBe('1:b 2:c 0:d');
  // They stay in this order when it moves on.
  expect(place(['c', 'd', 'e'], false)).toBe('1:e 2:c 0:d');
});

test('elements added during a movement are placed behind the others', () => {
  const slots = createOrderedSlots();
  const place = (items: string[], isAtRest: boolean) => shown(items, slots.place(items, isAtRest));
  place(['c', 'd'], true);
  expect(place(['a', 'b', 'c', 'd'], false)).toBe('0:c 1:d 2:a 3:b');
  expect(place(['a', 'b', 'c', 'd'], true)).toBe('2:a 3:b 0:c 1:d');
  expect(place(['d'], false)).toBe('1:d');
});

test('a repeated call returns the same', () => {
  const slots = createOrderedSlots();
  slots.place(['a', 'b'], true);
  const once = slots.place(['b', 'c'], false);
  expect(slots.place(['b', 'c'], false)).toEqual(once);
});
