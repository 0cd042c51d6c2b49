import { columnIds, type Cells } from '../../../entities/listing/model/columns';
import { countRows, describeRow, buildReport, withAnswer, type ImportRow } from './import-rows';

const cells = {
  ...(Object.fromEntries(columnIds.map((id) => [id, ''])) as Cells),
  brand: 'Kia',
  plate: 'DXB A 1',
};
const row: ImportRow = { line: 2, cells, body: {}, complaints: [], state: 'ready' };

test('a good row is added, or waits after a dry run', () => {
  expect(withAnswer(row, { ok: true }, false).state).toBe('added');
  expect(withAnswer(row, { ok: true }, true)).toBe(row);
  expect(withAnswer(row, undefined, false)).toBe(row);
});

test('a refused row says why, at its cell', () => {
  const errors = [
    { path: 'vehicleRegistrationNumber', message: 'Taken' },
    { path: 'rentalDetails.day', message: 'No rate' },
    { path: 'elsewhere', message: 'Odd' },
  ];
  expect(withAnswer(row, { ok: false, errors }, true)).toMatchObject({
    state: 'wrong',
    complaints: [
      { column: 'plate', text: 'Taken' },
      { column: 'dayRate', text: 'No rate' },
      { column: null, text: 'Odd' },
    ],
  });
  expect(withAnswer(row, { ok: false }, false).complaints).toHaveLength(1);
});

test('the report has a line for each row', () => {
  const wrong = withAnswer(
    row,
    { ok: false, errors: [{ path: 'vehicleBrandId', message: 'Unknown' }] },
    false,
  );
  expect(buildReport([row, wrong], (state) => state).lines).toEqual([
    [2, 'Kia', '', 'DXB A 1', 'ready', ''],
    [2, 'Kia', '', 'DXB A 1', 'wrong', 'Brand: Unknown'],
  ]);
  expect(countRows([row, wrong], 'wrong')).toBe(1);
  expect(describeRow(row)).toBe('Kia \u00b7 DXB A 1');
});
