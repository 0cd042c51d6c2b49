import { cellXml, columnName, escapeXml, rowXml, sheetEnd } from './sheet-xml';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (index, name) => {
  expect(columnName(index)).toBe(name);
});

test('text keeps its characters and loses those that XML cannot contain', () => {
  expect(escapeXml('a<b> & "c"\u0001\u0000\n')).toBe('a&lt;b&gt; &amp; &quot;c&quot;\n');
  expect(escapeXml('x'.repeat(40_000))).toHaveLength(32_767);
});

test('a formula is written as text, a number as a number, a day as its count', () => {
  expect(cellXml('A2', 'text', '=1+1')).toContain('t="inlineStr"');
  expect(cellXml('A2', 'text', '=1+1')).not.toContain('<f>');
  expect(cellXml('A2', 'money', 99.5)).toContain('<v>99.5</v>');
  expect(cellXml('A2', 'date', new Date('2026-11-22T00:00:00Z'))).toContain('<v>46348</v>');
  expect(cellXml('A2', 'text', null)).toBe('');
});

test('cells have their position, and empty ones are left out', () => {
  const columns = [
    { header: 'One', kind: 'text' as const, width: 9 },
    { header: 'Two', kind: 'number' as const, width: 9 },
  ];
  expect(rowXml(7, columns, [null, 5])).toMatch(/^<row r="7"><c r="B7" s="\d"><v>5<\/v><\/c><\/row>$/);
  expect(sheetEnd(columns, 7)).toContain('ref="A1:B7"');
});
