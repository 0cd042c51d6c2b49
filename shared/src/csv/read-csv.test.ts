import { readCsv, readCsvFile, type CsvTable } from './read-csv';

const readTable = async (content: string | Uint8Array<ArrayBuffer>) => {
  const read = await readCsvFile(new Blob([content]));
  if ('problem' in read) throw new Error(read.problem);
  return read.table;
};
const cells = ({ header, rows }: CsvTable) => [header, ...rows.map((row) => row.cells)];
const expected = [
  ['Brand', 'Model'],
  ['Kia', 'Rio, red'],
];

test.each([
  ['commas and quotes', 'Brand,Model\r\nKia,"Rio, red"\r\n'],
  ['the mark of Excel', '\ufeffBrand,Model\nKia,"Rio, red"'],
  ['semicolons', 'Brand;Model\nKia;Rio, red'],
  ['tabs', 'Brand\tModel\nKia\tRio, red\n'],
  ['old line ends', 'Brand,Model\rKia,"Rio, red"'],
  ['blanks around, and empty lines', '\n Brand , Model \n\n,\nKia,"Rio, red"\n\n'],
])('a table with %s is read', async (_case, text) => {
  expect(cells(await readTable(text))).toEqual(expected);
});

test('the line numbers are those of the file', async () => {
  expect((await readTable('a,b\n\n1,2\n,\n3,4')).rows.map(({ line }) => line)).toEqual([3, 5]);
});

test('a file in another character encoding is read', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...[...'a,b'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect((await readTable(utf16)).header).toEqual(['a', 'b']);
  const windows = new Uint8Array([...new TextEncoder().encode('a,caf'), 0xe9]);
  expect((await readTable(windows)).header).toEqual(['a', 'caf\u00e9']);
});

test.each([
  ['empty', ''],
  ['empty', '\ufeff\n , \n'],
  ['binary', 'PK\u0003\u0004\u0000\u0000'],
  ['quotes', 'a,b\n"x,1\n2,3'],
] as const)('a file that is %s is reported', async (problem, text) => {
  expect(await readCsvFile(new Blob([text]))).toEqual({ problem });
});

test('a file too large to be a list of vehicles is not read', async () => {
  expect(await readCsvFile(new Blob(['a'.repeat(5 * 1024 * 1024 + 1)]))).toEqual({ problem: 'tooLarge' });
});

test('one column is a table too', () => {
  expect(readCsv('Plate\nDXB A 1')).toMatchObject({ table: { header: ['Plate'] } });
});
