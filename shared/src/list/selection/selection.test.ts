import { getPageSelection, withFresh, withPageToggled, withToggled, type Selection } from './selection';

const rows = ['a', 'b', 'c', 'd'].map((id) => [id, { id }] as const);
const none: Selection<{ id: string }> = new Map();
const ids = (selection: Selection<unknown>) => [...selection.keys()].sort().join('');

test('one row is selected, and with another all in between', () => {
  const one = withToggled(none, rows, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(withToggled(one, rows, 'd', 'b'))).toBe('bcd');
  expect(ids(withToggled(one, rows, 'a', 'b'))).toBe('ab');
  expect(ids(withToggled(one, rows, 'b'))).toBe('');
  // The other one was on another page.
  expect(ids(withToggled(one, rows, 'd', 'z'))).toBe('bd');
});

test('the whole page is selected, in addition to other pages', () => {
  const other = new Map([['z', { id: 'z' }]]);
  const all = withPageToggled(other, rows);
  expect(ids(all)).toBe('abcdz');
  expect(getPageSelection(all, rows)).toBe('all');
  expect(ids(withPageToggled(all, rows))).toBe('z');
  expect(getPageSelection(withToggled(none, rows, 'a'), rows)).toBe('some');
  expect(getPageSelection(none, rows)).toBe('none');
});

test('reloaded rows replace their old state', () => {
  const before = withToggled(none, rows, 'a');
  const fresh = rows.map(([id, row]) => [id, { ...row }] as const);
  expect(withFresh(before, fresh).get('a')).toBe(fresh[0]![1]);
  expect(withFresh(before, rows)).toBe(before);
});
