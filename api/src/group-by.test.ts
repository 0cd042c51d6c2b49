import { groupBy } from './group-by';

test('items are grouped in their order, and those without a key are left out', () => {
  const groups = groupBy(['b1', 'a1', '', 'b2'], (item) => item.charAt(0) || null);
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
