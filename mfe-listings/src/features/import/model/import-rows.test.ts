import { columnIds, originIds, type FileCells } from '../../../entities/listing/model/columns';
import {
  buildReport,
  countChanges,
  countRows,
  describeRow,
  toSentRow,
  withAnswer,
  type ImportRow,
} from './import-rows';

const cells = {
  ...(Object.fromEntries([...columnIds, ...originIds].map((id) => [id, ''])) as FileCells),
  brand: 'Kia',
  plate: 'DXB A 1',
};
const row: ImportRow = { line: 2, cells, body: {}, complaints: [], state: 'ready' };

test('a good row is added, or waits after a dry run', () => {
  expect(withAnswer(row, { ok: true }, false).state).toBe('added');
  expect(withAnswer(row, { ok: true }, true)).toEqual(row);
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
  expect(buildReport([row, wrong], ({ state }) => state).lines).toEqual([
    [2, 'Kia', '', 'DXB A 1', 'ready', ''],
    [2, 'Kia', '', 'DXB A 1', 'wrong', 'Brand: Unknown'],
  ]);
  expect(countRows([row, wrong], 'wrong')).toBe(1);
  expect(describeRow(row)).toBe('Kia \u00b7 DXB A 1');
});

test('a row that changes a listing says what it changes, and is sent with the version it was judged by', () => {
  const fields = [
    'rentalDetails.month.enabled',
    'rentalDetails.month.rentInAED',
    'securityDeposit.enabled',
    'odd',
  ];
  const changed = withAnswer(row, { ok: true, change: 'changed', fields, version: 4 }, true);
  expect(changed.change).toEqual({
    kind: 'changed',
    headers: ['Monthly rate', 'Deposit', 'odd'],
    version: 4,
  });
  expect(toSentRow(changed)).toEqual({ version: 4 });
  const same = withAnswer(row, { ok: true, change: 'unchanged', version: 4 }, true);
  expect(countChanges([row, changed, same], 'ready')).toEqual({ added: 1, changed: 1, unchanged: 1 });
  expect(describeRow({ ...row, cells: { ...cells, brand: '', plate: '', vehicleId: 'an-id' } })).toBe(
    'an-id',
  );
});
