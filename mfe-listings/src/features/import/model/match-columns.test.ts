import { columnIds, columns } from './columns';
import { toCells, matchColumns } from './match-columns';

test('the headers of the template are all known', () => {
  const matched = matchColumns(columnIds.map((id) => columns[id].header));
  expect(matched).toEqual({ ids: columnIds, missing: [], unused: [] });
});

test('headers are known however they are written', () => {
  expect(
    matchColumns(['MAKE', 'vehicle_model', 'Daily Rate (AED)', 'Emirate', 'license-expiry', 'Colour', ''])
      .ids,
  ).toEqual(['brand', 'model', 'dayRate', 'state', 'licenceExpiry', null, null]);
});

test('what is missing and what means nothing is named', () => {
  const { missing, unused } = matchColumns(['Brand;Model', 'Plate', 'Plate', 'Colour']);
  expect(missing).toEqual(expect.arrayContaining(['Category', 'Brand', 'Model', 'Phone', 'Daily rate']));
  expect(missing).not.toContain('Plate');
  expect(unused).toEqual(['Brand;Model', 'Plate', 'Colour']);
});

test('cells of a short line are empty, and inert ones as they were', () => {
  const cells = toCells(["'+971501234567", '250'], ['phone', 'dayRate', 'plate']);
  expect(cells).toMatchObject({ phone: '+971501234567', dayRate: '250', plate: '', brand: '' });
});
