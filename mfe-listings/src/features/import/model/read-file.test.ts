import { columnIds, columns } from '../../../entities/listing/model/columns';
import { readFile } from './read-file';

const header = columnIds.map((id) => columns[id].header).join(',');
const buildFile = (text: string) => new Blob([text]);

test('the reader returns the rows by their columns', async () => {
  const read = await readFile(buildFile(`${header},Colour\nCar,SUV,Kia,Rio,2024\n`), false);
  expect(read).toMatchObject({ unused: ['Colour'], rows: [{ line: 2, cells: { brand: 'Kia', cash: '' } }] });
});

test.each([
  ['', { kind: 'empty' }],
  ['PK\u0003\u0004\u0000', { kind: 'binary' }],
  [header, { kind: 'noRows' }],
  [`${header}\n${'Car\n'.repeat(10_000)}`, { kind: 'tooManyRows', rows: 10_000 }],
  ['Brand^Model\nKia^Rio', expect.objectContaining({ kind: 'columns', found: ['Brand^Model'] })],
])('a file that begins with %.12j is refused with its reason', async (text, problem) => {
  expect(await readFile(buildFile(text), false)).toEqual({ problem });
});
