import { createColumns } from './columns';

const { match, toCells, findColumnId } = createColumns(
  {
    brand: { header: 'Brand', path: 'brandId', isRequired: true, others: ['Make'] },
    model: { header: 'Model', path: 'model', isRequired: true },
    dayRate: { header: 'Day rate', path: 'rates.day.rent' },
    monthRate: { header: 'Month rate', path: 'rates.month.rent' },
  },
  { oneRequired: ['dayRate', 'monthRate'] },
);

test('a column is known by any of its names in any spelling, the first of two equal ones', () => {
  expect(match(['MAKE', 'month_rate (AED)', 'Brand', 'Colour', 'model', '']).ids).toEqual([
    'brand',
    'monthRate',
    null,
    null,
    'model',
    null,
  ]);
});

test('missing and unknown columns are named', () => {
  expect(match(['Brand;Model', 'Make'])).toMatchObject({
    missing: ['Model', 'Day rate'],
    unused: ['Brand;Model'],
  });
  expect(match(['Brand', 'Model', 'Month rate'])).toMatchObject({ missing: [], unused: [] });
});

test('missing cells of a short line are empty, and escaped ones are restored', () => {
  expect(toCells(["'+250"], ['dayRate', 'model'])).toEqual({
    brand: '',
    model: '',
    dayRate: '+250',
    monthRate: '',
  });
});

test.each([
  ['rates.month.rent', 'monthRate'],
  ['rates.month', 'monthRate'],
  ['rates.month.enabled', 'monthRate'],
  ['brandId.0', 'brand'],
  ['elsewhere', undefined],
  ['', undefined],
])('the error of %j is at the column %s', (path, column) => {
  expect(findColumnId(path)).toBe(column);
});
