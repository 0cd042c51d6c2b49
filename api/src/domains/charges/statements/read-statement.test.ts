import { countries } from '@portal/shared/contract';
import { readRow } from './read-row';
import { recogniseStatement } from './recognise-statement';

const context = { country: countries.ae, now: new Date('2026-12-01T00:00:00Z') };
const header = [
  'Transaction ID',
  'Trip Date',
  'Trip Time',
  'Toll Gate',
  'Direction',
  'Plate',
  'Amount (AED)',
];
const recognise = (rows: readonly (readonly string[])[]) => recogniseStatement(rows, 'ae');

test('titles and blank rows above the headings are passed over', () => {
  const found = recognise([
    ['Salik'],
    [],
    ['From', '1 Mar'],
    header,
    ['1', '14/03/2026', '10:00', 'Al Safa', '', 'DXB A 1', '4'],
  ]);
  expect(found).toMatchObject({
    dialect: 'salik-trips',
    issuer: 'salik',
    kind: 'toll',
    firstRow: 4,
    dateOrder: 'dayFirst',
  });
  expect(found?.columns).toEqual(['reference', 'date', 'time', 'place', 'details', 'plate', 'amount']);
});

test('a heading that spans three columns names each of them', () => {
  const found = recognise([
    ['Dubai Police'],
    ['Fine Number', 'Plate', '', '', 'Fine Date', 'Fine Amount'],
    ['', 'Source', 'Code', 'Number', '', ''],
    ['1', 'Dubai', 'A', '12345', '14/03/2026', '600'],
  ]);
  expect(found?.firstRow).toBe(3);
  expect(found?.columns).toEqual(['reference', 'plateSource', 'plateCode', 'plate', 'date', 'amount']);
});

test('an unknown issuer is read by its common headings', () => {
  const found = recognise([
    ['Vehicle Number', 'Date', 'Time', 'Amount'],
    ['DXB A 1', '14/03/2026', '10:00', '15'],
  ]);
  expect(found?.columns).toEqual(['plate', 'date', 'time', 'amount']);
});

test('a file without headings is not guessed', () => {
  expect(recognise([['Dear customer'], ['Your balance is low']])).toBeNull();
});

const mapping = {
  issuer: 'salik',
  columns: ['reference', 'dateTime', 'plate', 'amount', 'place'],
  dateOrder: 'dayFirst',
  isNegative: false,
} as const;
const read = (...cells: string[]) => readRow(cells, mapping, context);

test('a row becomes a charge', () => {
  expect(read('T1', '14/03/2026 10:00:01', 'a-12345 Dubai', 'AED 6.00', 'Al Barsha')).toMatchObject({
    kind: 'charge',
    row: { plate: 'DXB A 12345', amount: 600, reference: 'T1', moment: { precision: 'second' } },
  });
});

test.each([
  [['', '', '', '120.00', ''], { kind: 'none' }],
  [['Total', 'Total', 'x', '120.00', ''], { kind: 'none' }],
  [['T1', '14/03/2026 02:00', 'DXB A 1', '0.00', ''], { kind: 'free' }],
  [['T1', '', 'DXB A 1', '4', ''], { kind: 'refused', problems: [{ field: 'date', problem: 'missing' }] }],
  [
    ['T1', '14/03/2027', 'DXB A 1', '4', ''],
    { kind: 'refused', problems: [{ field: 'date', problem: 'future' }] },
  ],
  [
    ['T1', '14/03/2026', '', '4', ''],
    { kind: 'refused', problems: [{ field: 'plate', problem: 'missing' }] },
  ],
  [
    ['T1', '14/03/2026', 'DXB A 1', '-4', ''],
    { kind: 'refused', problems: [{ field: 'amount', problem: 'credit' }] },
  ],
  [
    ['T1', '14/03/2026', 'DXB A 1', '50 Cr', ''],
    { kind: 'refused', problems: [{ field: 'amount', problem: 'credit' }] },
  ],
  [
    ['T1', '14/03/2026', 'DXB A 1', 'four', ''],
    { kind: 'refused', problems: [{ field: 'amount', problem: 'unreadable' }] },
  ],
])('%j is %j', (cells, reading) => {
  expect(read(...cells)).toEqual(reading);
});

test('the same row has the same key in English and Arabic, and another row has another', () => {
  const key = (...cells: string[]) => {
    const reading = read(...cells);
    return reading.kind === 'charge' ? reading.row.rowKey : null;
  };
  const english = key('', '14/03/2026 10:00:01', 'DXB A 12345', '6.00', 'gate');
  expect(key('', '١٤/٠٣/٢٠٢٦ ١٠:٠٠:٠١', 'A 12345 دبي', '٦', 'gate')).toBe(english);
  expect(key('', '14/03/2026 10:00:02', 'DXB A 12345', '6.00', 'gate')).not.toBe(english);
});
