import { parse } from 'papaparse';
import { formatCsv } from './format-csv';

const parseCell = (cell: string | number) =>
  parse<string[]>(formatCsv(['Message'], [[cell]]).slice(1)).data[1]?.[0];

test('the columns come first, after the mark that Excel needs', () => {
  expect(formatCsv(['ID', 'Total Amount (AED)'], [['a', 1250]])).toBe(
    '\ufeffID,Total Amount (AED)\r\na,1250',
  );
});

test.each([
  '=1+1',
  '+971501234567',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("https://evil.example","x")',
])('the cell %j is inert', (cell) => {
  expect(parseCell(cell)).toBe(`'${cell}`);
});

test.each([
  'Anna, "the" first',
  'two\nlines',
  '\u0647\u0644 \u0627\u0644\u062a\u0623\u0645\u064a\u0646',
  'a=b',
  '5 - 3',
  '',
])('the cell %j stays as it is', (cell) => {
  expect(parseCell(cell)).toBe(cell);
});

test('numbers stay numbers', () => {
  expect(formatCsv(['n'], [[-5]])).toBe('\ufeffn\r\n-5');
});
