import { defineColumns, writeTracks } from './columns';
import { readLook, withLook } from './stored-look';

const table = defineColumns('cars', [
  { id: 'select', width: 'auto', isFixed: true },
  { id: 'name', width: '1fr', isFixed: true },
  { id: 'km', width: '4rem', narrow: '3rem' },
  { id: 'note', width: '2fr', isHiddenFirst: true },
]);

test('without a choice, a list looks as its column table says', () => {
  const first = { isCompact: false, hidden: ['note'], isChanged: false };
  for (const stored of [
    undefined,
    null,
    {},
    [],
    'cars',
    { cars: 3 },
    { cars: { hidden: 'km', isCompact: 1 } },
  ])
    expect(readLook(stored, table)).toEqual(first);
  expect(writeTracks(table.columns, true)).toBe('auto 1fr 3rem 2fr');
});

test('a choice hides what can be hidden, and nothing that another version knew', () => {
  const stored = withLook({ other: 1 }, 'cars', { isCompact: true, hidden: ['km', 'name', 'gone'] });
  expect(stored).toMatchObject({ other: 1 });
  expect(readLook(stored, table)).toEqual({ isCompact: true, hidden: ['km'], isChanged: true });
  expect(withLook(stored, 'cars', null)).toEqual({ other: 1 });
});
