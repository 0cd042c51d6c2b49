import { printCell, readStatementFile } from './statement-file';

const read = (text: string) => readStatementFile(new Blob([text]));

test('titles above the table do not decide the delimiter', async () => {
  expect(await read('Statement of January, 2026\n\nPlate;Date;Amount\nDXB A 1;14/01/2026;4,00\n')).toEqual({
    rows: [
      { line: 1, cells: ['Statement of January, 2026'] },
      { line: 3, cells: ['Plate', 'Date', 'Amount'] },
      { line: 4, cells: ['DXB A 1', '14/01/2026', '4,00'] },
    ],
  });
});

test('an empty file and a damaged workbook are named', async () => {
  expect(await read(' \n')).toEqual({ problem: 'empty' });
  expect(await read('PK\u0003\u0004 no workbook')).toEqual({ problem: 'workbook' });
});

test.each([
  [new Date('2026-03-14T14:30:05Z'), '2026-03-14 14:30:05'],
  [new Date('2026-03-14T14:30:04.9996Z'), '2026-03-14 14:30:05'],
  [new Date('2026-03-14T00:00:00Z'), '2026-03-14'],
  [0.1 + 0.2, '0.3'],
  [null, ''],
])('the cell %p is sent as "%s"', (value, text) => {
  expect(printCell(value)).toBe(text);
});
