import { createColumns } from './columns';
import {
  applyRowAnswer,
  countChanges,
  countLosses,
  namesRecord,
  toSentRow,
  type CellProblem,
  type ImportRow,
} from './import-row';

const columns = createColumns({
  brand: { header: 'Brand', path: 'vehicleBrandId' },
  dayRate: { header: 'Day rate', path: 'rentalDetails.day.rentInAED' },
  dayKm: { header: 'Day km', path: 'rentalDetails.day.mileageLimit' },
  deposit: { header: 'Deposit', path: 'securityDeposit.amountInAED' },
  cities: { header: 'Cities', path: 'cityIds' },
});
type Id = (typeof columns.ids)[number];
const describeProblem = (problem: CellProblem<Id>) =>
  problem.kind === 'unknown' ? `${problem.name}? ${problem.near.join()}` : 'Yes or no';
const judging = { isDryRun: true, columns, describeProblem };
const row: ImportRow<Id> = {
  line: 2,
  cells: columns.toCells([], []),
  body: { a: 1 },
  problems: [],
  state: 'ready',
  complaints: [],
};
const unknown = { column: 'brand', kind: 'unknown', name: 'Kya', near: ['Kia'] } as const;

test('a good row is added, or waits after a dry run', () => {
  expect(applyRowAnswer(row, { ok: true }, judging).state).toBe('ready');
  expect(applyRowAnswer(row, { ok: true }, { ...judging, isDryRun: false }).state).toBe('added');
  expect(applyRowAnswer(row, undefined, judging)).toBe(row);
});

test('a refused row says why, each error at its cell', () => {
  const errors = [
    { path: 'rentalDetails.day', message: 'No rate' },
    { path: 'cityIds.0', message: 'Not here' },
    { path: 'elsewhere', message: 'Odd' },
  ];
  expect(applyRowAnswer(row, { ok: false, errors }, judging)).toMatchObject({
    state: 'wrong',
    complaints: [
      { column: 'dayRate', text: 'No rate' },
      { column: 'cities', text: 'Not here' },
      { column: null, text: 'Odd' },
    ],
  });
  expect(applyRowAnswer(row, { ok: false }, judging).complaints).toEqual([{ column: null, text: '' }]);
});

test("similar names replace the server's message about the cell", () => {
  const errors = [
    { path: 'vehicleBrandId', message: 'Choose an entry' },
    { path: 'rentalDetails.day.rentInAED', message: 'Enter an amount' },
  ];
  expect(applyRowAnswer({ ...row, problems: [unknown] }, { ok: false, errors }, judging).complaints).toEqual([
    { column: 'brand', text: 'Kya? Kia' },
    { column: 'dayRate', text: 'Enter an amount' },
  ]);
});

test('a row with a cell that the page cannot read is wrong, even where the server accepts it', () => {
  const odd = { ...row, problems: [{ column: 'deposit', kind: 'notAFlag' }] } as const;
  expect(applyRowAnswer(odd, { ok: true, change: 'new', version: 0 }, judging)).toMatchObject({
    state: 'wrong',
    complaints: [{ column: 'deposit', text: 'Yes or no' }],
    change: undefined,
  });
});

test('a row that changes a record says what, and is sent with the version that it was judged by', () => {
  const fields = [
    'rentalDetails.day.enabled',
    'rentalDetails.day.rentInAED',
    'securityDeposit.enabled',
    'odd',
  ];
  const answer = { ok: true, change: 'changed', fields, version: 3, losses: ['doors'] } as const;
  const changed = applyRowAnswer(row, answer, judging);
  expect(changed.change).toEqual({
    kind: 'changed',
    headers: ['Day rate', 'Deposit'],
    losses: ['doors'],
    version: 3,
  });
  expect(toSentRow(changed)).toEqual({ a: 1, version: 3 });
  expect(toSentRow({ ...changed, body: { version: '2' } })).toEqual({ version: '2' });
  const same = applyRowAnswer(row, { ok: true, change: 'unchanged', version: 4 }, judging);
  expect(countChanges([row, changed, same], 'ready')).toEqual({ added: 1, changed: 1, unchanged: 1 });
  expect(countLosses([row, changed, same, { ...changed, state: 'added' }])).toBe(1);
  expect([namesRecord([row]), namesRecord([row, same])]).toEqual([false, true]);
});
