import { isEmptying, readEmptying } from './empty-cells';

test('a dash alone empties a field; a dash within a text does not', () => {
  expect(['-', ' - ', '', 'A-1', undefined].map(isEmptying)).toEqual([true, true, false, false, false]);
  expect(readEmptying({ plate: 'A-1', permit: '-' })).toEqual({ plate: 'A-1', permit: '' });
});
