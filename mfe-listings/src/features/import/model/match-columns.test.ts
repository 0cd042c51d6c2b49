import { columnIds, columns } from '../../../entities/listing/model/columns';
import { toCells, matchColumns } from './match-columns';

test('all headers of the template are known', () => {
  const matched = matchColumns(
    columnIds.map((id) => columns[id].header),
    false,
  );
  expect(matched).toEqual({ ids: columnIds, missing: [], unused: [] });
});

test('headers match in any spelling', () => {
  expect(
    matchColumns(
      ['MAKE', 'vehicle_model', 'Daily Rate (AED)', 'Emirate', 'license-expiry', 'Colour', ''],
      false,
    ).ids,
  ).toEqual(['brand', 'model', 'dayRate', 'state', 'licenceExpiry', null, null]);
});

test('missing and unknown columns are named', () => {
  const { missing, unused } = matchColumns(['Brand;Model', 'Plate', 'Plate', 'Colour'], false);
  expect(missing).toEqual(expect.arrayContaining(['Category', 'Brand', 'Model', 'Phone', 'Daily rate']));
  expect(missing).not.toContain('Plate');
  expect(unused).toEqual(['Brand;Model', 'Plate', 'Colour']);
});

test('missing cells of a short line are empty, and escaped ones are restored', () => {
  const cells = toCells(["'+971501234567", '250'], ['phone', 'dayRate', 'plate']);
  expect(cells).toMatchObject({ phone: '+971501234567', dayRate: '250', plate: '', brand: '' });
});

test('a file whose lines change listings needs only what names them', () => {
  expect(matchColumns(['Plate', 'Daily rate'], true)).toMatchObject({
    missing: [],
    ids: ['plate', 'dayRate'],
  });
  expect(matchColumns(['ID', 'Version', 'Deposit'], true)).toMatchObject({ missing: [], unused: [] });
  expect(matchColumns(['Brand', 'Daily rate'], true).missing).toContain('Plate');
});
