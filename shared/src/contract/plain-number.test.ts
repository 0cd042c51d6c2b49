import { toLatinDigits, toLatinNumber } from './entities/latin-digits';
import { readPlainNumber } from './entities/plain-number';

test.each([
  ['\u0661\u0662\u0663', '123'],
  ['\u06f4\u06f5\u06f6', '456'],
  ['\u0967\u0968\u0969', '123'],
  ['7\u0668\u06f9\u0966', '7890'],
])('the digits %s are %s', (typed, digits) => expect(toLatinDigits(typed)).toBe(digits));

test.each([
  ['\u0661\u066c\u0662\u0665\u0660\u066b\u0665', '1,250.5'],
  ['\u200e12\u202c', '12'],
])('%j is typed as %s', (typed, shown) => expect(toLatinNumber(typed)).toBe(shown));

test.each([
  ['1250', '1250'],
  ['1,250', '1250'],
  ['1,250.50', '1250.50'],
  ['1,00.50', '100.50'],
  ['AED 1,250.50', '1250.50'],
  ['AED\u00a01,250.50', '1250.50'],
  ['1,250.50 AED', '1250.50'],
  ['Dhs. 300', '300'],
  ['\u20b91,25,000', '125000'],
  ['\u20b9 12,34,567.80', '1234567.80'],
  ['Rs.450', '450'],
  ['1.250,50', '1250.50'],
  ['1.250.000', '1250000'],
  ['1 250,50', '1250.50'],
  ['1\u202f250\u00a0000', '1250000'],
  ["1'250.50", '1250.50'],
  ['99,50', '99.50'],
  ['-5', '-5'],
  ['-1,250', '-1250'],
  ['\u0661\u066c\u0662\u0665\u0660\u066b\u0665\u0660', '1250.50'],
  ['\u0661\u0662\u0665\u0660 \u062f.\u0625', '1250'],
  ['\u0661\u0662\u0665\u0660 \u062f\u0631\u0647\u0645', '1250'],
  ['\u0967,\u0968\u096b,\u0966\u0966\u0966', '125000'],
  ['\u202b\u200f1,250\u202c', '1250'],
])('%j is the number %s', (typed, plain) => expect(readPlainNumber(typed)).toBe(plain));

// Either of two numbers, or none: the rules report it.
test.each(['1.250', '12.345', '1,2,3', '1.2.3', 'ten', '', '12abc', '1,2345'])('%j stays as it is', (typed) =>
  expect(readPlainNumber(typed)).toBe(typed),
);
