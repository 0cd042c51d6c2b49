import { readAmount, readDate, readFlag, readList, readMileage } from './read-cell';

test.each([
  ['Yes', true],
  ['TRUE', true],
  ['', false],
  ['no', false],
  ['maybe', null],
])('%j is %s', (cell, flag) => expect(readFlag(cell)).toBe(flag));

test.each([
  ['250', '250'],
  ['AED 1,250.50', '1250.50'],
  ['1,250', '1250'],
  ['1.250,75', '1250.75'],
  ['99,50', '99.50'],
  ['300 AED', '300'],
  ['12.345', '12345'],
  ['\u0661\u0662\u0665\u0660\u066b\u0665 AED', '1250.5'],
  ['\u096f\u096f', '99'],
  ['AED\u00a01,250', '1250'],
  ['ten', 'ten'],
  ['-5', '-5'],
])('%j is the amount %s', (cell, amount) => expect(readAmount(cell, 'ae')).toBe(amount));

test('an amount is in the currency of the country, and the rules refuse another', () => {
  expect(readAmount('\u20b91,25,000', 'in')).toBe('125000');
  expect(readAmount('Rs. 99,50', 'in')).toBe('99.50');
  for (const cell of ['\u20b9 100', '100 INR', 'Rs.100']) expect(readAmount(cell, 'ae')).toBe(cell);
  for (const cell of ['AED 100', '100 Dhs', '100 \u062f\u0631\u0647\u0645'])
    expect(readAmount(cell, 'in')).toBe(cell);
});

test.each([
  ['2030-12-31', '2030-12-31'],
  ['31/12/2030', '2030-12-31'],
  ['1.2.2030', '2030-02-01'],
  ['soon', 'soon'],
])('%j is the date %s', (cell, date) => expect(readDate(cell)).toBe(date));

test.each([
  ['250 km', { mileageLimit: '250', unlimitedMileage: false }],
  ['\u0662\u0665\u0660 \u0643\u0645', { mileageLimit: '250', unlimitedMileage: false }],
  ['1,500', { mileageLimit: '1500', unlimitedMileage: false }],
  ['Unlimited', { mileageLimit: '', unlimitedMileage: true }],
  ['', { mileageLimit: '', unlimitedMileage: false }],
])('%j is the limit %j', (cell, limit) => expect(readMileage(cell)).toEqual(limit));

test('several names in a cell', () =>
  expect(readList('Deira; Al Barsha |Marina,')).toEqual(['Deira', 'Al Barsha', 'Marina']));
