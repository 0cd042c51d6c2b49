import {
  srmChargeEndpoints,
  type Charge,
  type ChargeDetails,
  type ChargeFigures,
  type StatementLine,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const path = '/srm/charges';

const aCharge = (number: number, changes: Partial<Charge> = {}): Charge => ({
  chargeId: buildId(number),
  kind: 'toll',
  issuer: 'salik',
  plate: `DXB A ${number}`,
  vehicleName: 'Kia Sportage 2024',
  at: '2026-03-14T10:30:05.000Z',
  precision: 'second',
  amount: '6',
  currency: 'AED',
  place: 'Al Barsha',
  state: 'unbilled',
  match: 'decided',
  bookingId: buildId(60),
  tripCode: 'T-000060',
  customerName: 'Anna Petrova',
  ...changes,
});
const undecided = { match: 'outside', bookingId: null, tripCode: null, customerName: null } as const;

const one = { count: 1, amount: '6' };
const figures: ChargeFigures = {
  currency: 'AED',
  toDecide: one,
  unbilled: { count: 3, amount: '618' },
  billed: one,
  collected: one,
  disputed: one,
  writtenOff: one,
};

function serveCharges(charges: readonly Charge[]) {
  answer(srmChargeEndpoints.figures, [figures]);
  return answer(srmChargeEndpoints.list, [
    { list: [...charges], page: 1, limit: 20, total: charges.length, totalNumberOfPages: 1 },
  ]);
}

const details = (charge: Charge, changes: Partial<ChargeDetails> = {}): ChargeDetails => ({
  ...charge,
  candidates: [],
  history: [{ kind: 'imported', at: '2026-04-01T08:00:00.000Z', by: 'desk@rental.example' }],
  ...changes,
});
const period = {
  bookingId: buildId(60),
  tripCode: 'T-000060',
  customerName: 'Anna Petrova',
  plate: 'DXB A 2',
  from: '2026-03-10T08:00:00.000Z',
  to: '2026-03-14T10:29:00.000Z',
  contractSignedAt: '2026-03-10T07:50:00.000Z',
};

test('the list shows each charge with its second, its trip and what is to decide', async () => {
  const requests = serveCharges([aCharge(1, { isDifferent: true }), aCharge(2, undecided)]);
  const { container } = renderPage(path);
  const first = within(await screen.findByRole('row', { name: /DXB A 1/ }));
  expect(first.getByText('T-000060')).toBeVisible();
  expect(first.getByText(/Mar 14, 2026, 2:30:05/)).toBeVisible();
  expect(first.getByText('Differs from the toll')).toBeVisible();
  const second = within(screen.getByRole('row', { name: /DXB A 2/ }));
  expect(second.getByText('Outside every trip')).toBeVisible();
  expect(second.getByText('To decide')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Unbilled/ })).toHaveAttribute(
    'href',
    `${path}?show=unbilled`,
  );
  expect(requests[0]?.query).toEqual({ page: '1', limit: '20', sortOrder: 'DESC' });
  expect((await axe(container)).violations).toEqual([]);
});

test('filters are in the address and in the request', async () => {
  const requests = serveCharges([aCharge(1)]);
  const { user, router } = renderPage(path);
  await user.click(await screen.findByRole('link', { name: /^To decide/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Fine');
  await waitFor(() =>
    expect(requests.at(-1)?.query).toEqual({
      page: '1',
      limit: '20',
      sortOrder: 'DESC',
      match: 'toDecide',
      kind: 'fine',
    }),
  );
  expect(router.state.location.search).toBe('?show=toDecide&kind=fine');
});

test('a person decides between the candidates', async () => {
  const charge = aCharge(2, undecided);
  serveCharges([charge]);
  answer(srmChargeEndpoints.get, [details(charge, { matchReason: 'free', candidates: [period] })]);
  const sent = answer(srmChargeEndpoints.decide, [aCharge(2)]);
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: 'DXB A 2' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/at the desk/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Choose T-000060' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ chargeId: buildId(2), bookingId: buildId(60) }));
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
});

test('a dispute needs its reason, and the proof names driver, time and contract', async () => {
  const charge = aCharge(3, { state: 'billed' });
  serveCharges([charge]);
  answer(srmChargeEndpoints.get, [details(charge, { proof: period })]);
  const sent = answer(srmChargeEndpoints.changeState, [aCharge(3, { state: 'disputed' })]);
  const { user } = renderPage(`${path}?charge=${buildId(3)}`);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Contract signed')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Mark as disputed' }));
  const form = within(drawer.getByRole('textbox', { name: 'Reason' }).closest('form') as HTMLElement);
  await user.click(form.getByRole('button', { name: 'Mark as disputed' }));
  expect(drawer.getByText(/at least 3 characters/)).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: 'Reason' }), 'Not my car');
  await user.click(form.getByRole('button', { name: 'Mark as disputed' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ chargeId: buildId(3), state: 'disputed', reason: 'Not my car' }),
  );
});

test('a fine by hand sends the moment on the clocks of the country', async () => {
  serveCharges([]);
  const saved = aCharge(4, { kind: 'fine' });
  const sent = answer(srmChargeEndpoints.create, [saved]);
  answer(srmChargeEndpoints.get, [details(saved, { proof: period })]);
  const { user } = renderPage(path);
  await user.click((await screen.findAllByRole('button', { name: 'Enter a charge' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Number plate' }), 'dxb a 4');
  await user.clear(dialog.getByLabelText('Date'));
  await user.type(dialog.getByLabelText('Date'), '2026-03-14');
  await user.type(dialog.getByLabelText(/^Time/), '14:30');
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '600');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      plate: 'DXB A 4',
      at: '2026-03-14T10:30:00.000Z',
      amount: '600',
      kind: 'fine',
    }),
  );
  expect(await screen.findByText('Who had the vehicle')).toBeVisible();
});

const found = {
  issuer: 'salik',
  kind: 'toll',
  columns: ['plate', 'dateTime', 'amount'],
  dateOrder: 'dayFirst',
  isNegative: false,
  dialect: 'salik-account',
  firstRow: 1,
  headings: ['Plate', 'Trip Date & Time', 'Amount'],
  headingKey: 'plate|tripdatetime|amount',
  isRemembered: false,
} as const;
const line = (number: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  line: number,
  outcome: 'added',
  problems: [],
  plate: 'DXB A 1',
  at: '2026-03-14T10:30:05.000Z',
  precision: 'second',
  amount: '6',
  match: 'decided',
  tripCode: 'T-000060',
  ...changes,
});
const refused = {
  line: 3,
  outcome: 'refused',
  problems: ['date.unreadable'],
} as const satisfies StatementLine;

test('a statement is recognised, previewed, imported and undone', async () => {
  serveCharges([]);
  answer(srmChargeEndpoints.recognise, [
    { ...found, columns: [...found.columns], headings: [...found.headings] },
  ]);
  const previewed = answer(srmChargeEndpoints.preview, [
    { rows: [line(2), { ...refused, problems: ['date.unreadable'] }] },
  ]);
  answer(srmChargeEndpoints.createStatement, [{ statementId: buildId(80) }]);
  const rows = answer(srmChargeEndpoints.addRows, [
    { rows: [line(2), { ...refused, problems: ['date.unreadable'] }] },
  ]);
  answer(srmChargeEndpoints.undo, [
    {
      statementId: buildId(80),
      fileName: 'salik.csv',
      issuer: 'salik',
      kind: 'toll',
      createdAt: '2026-04-01T08:00:00.000Z',
      added: 1,
      duplicate: 0,
      refused: 1,
      skipped: 0,
      billed: 0,
    },
  ]);
  const { user } = renderPage(path);
  await user.click((await screen.findAllByRole('button', { name: 'Import a statement' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const text = 'Plate,Trip Date & Time,Amount\nDXB A 1,14/03/2026 14:30:05,6\nDXB A 1,31/02/2026,6\n';
  await user.upload(
    dialog.getByLabelText(/Choose a file/),
    new File([text], 'salik.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText('The date or time cannot be read.')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Issuer' })).toHaveValue('salik');
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Amount' }), 'Not used');
  await waitFor(() =>
    expect(previewed.at(-1)?.body).toMatchObject({ mapping: { columns: ['plate', 'dateTime', null] } }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Import 2 rows' }));
  expect(await dialog.findByText('Added: 1. Trip found: 1. To decide: 0.')).toBeVisible();
  expect(rows[0]?.body).toMatchObject({
    statementId: buildId(80),
    rows: [{ line: 2, cells: ['DXB A 1', '14/03/2026 14:30:05', '6'] }, { line: 3 }],
  });
  await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, undo it' }));
  expect(await dialog.findByText('The import is undone')).toBeVisible();
});

test('a file without headings is explained', async () => {
  serveCharges([]);
  answer(srmChargeEndpoints.recognise, [null]);
  const { user } = renderPage(path);
  await user.click((await screen.findAllByRole('button', { name: 'Import a statement' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(
    dialog.getByLabelText(/Choose a file/),
    new File(['Dear customer\n'], 'a.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText(/No row has headings/)).toBeVisible();
});

test('a server without tolls and fines says so', async () => {
  answer(srmChargeEndpoints.figures, [refusal({ status: 501, code: 'not_in_this_release', detail: 'No' })]);
  answer(srmChargeEndpoints.list, [refusal({ status: 501, code: 'not_in_this_release', detail: 'No' })]);
  renderPage(path);
  expect(await screen.findByText('Tolls and fines are not offered here')).toBeVisible();
});

test('the summary adds charges up by month, vehicle or customer, and lists those of a group', async () => {
  const requested = serveCharges([aCharge(1)]);
  const none = { count: 0, amount: '0' };
  const states = { unbilled: one, billed: none, collected: none, disputed: none, writtenOff: none };
  const summaries = answer(srmChargeEndpoints.summary, [
    { currency: 'AED', list: [{ key: '2026-03', total: one, ...states }], total: 1 },
    {
      currency: 'AED',
      list: [{ key: buildId(7), label: 'DXB A 1', vehicleName: 'Kia Sportage 2024', total: one, ...states }],
      total: 3,
    },
  ]);
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: 'Summary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(await dialog.findByRole('row', { name: /March 2026.*AED.6/ })).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Add up by' }), 'Vehicle');
  expect(await dialog.findByText('2 more are not shown. Choose a shorter period.')).toBeVisible();
  expect(summaries.map(({ query }) => query)).toEqual([{ groupBy: 'month' }, { groupBy: 'vehicle' }]);
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'DXB A 1' }));
  await waitFor(() => expect(requested.at(-1)?.query).toMatchObject({ search: 'DXB A 1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveValue('DXB A 1');
});
