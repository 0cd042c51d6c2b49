import {
  srmChargeEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  type ChargeDetails,
  type InvoiceRecord,
  type TripLedger,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../../testing/fleet';
import { renderPage } from '../../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const trip = buildId(60);
const charge = (number: number, changes: Partial<ChargeDetails> = {}): ChargeDetails => ({
  chargeId: buildId(number),
  kind: 'fine',
  issuer: 'dubai_police',
  plate: 'DXB A 1',
  at: '2026-03-14T10:30:05.000Z',
  precision: 'second',
  amount: '600',
  currency: 'AED',
  state: 'unbilled',
  match: 'decided',
  bookingId: trip,
  tripCode: 'T-000060',
  tripStatus: 'ONGOING',
  customerName: 'Anna Petrova',
  candidates: [],
  history: [],
  ...changes,
});
const one = { count: 1, amount: '6' };

/** The drawer of a charge whose trip has a second one. */
async function openCharge(opened: ChargeDetails, others: readonly ChargeDetails[] = []) {
  answer(srmChargeEndpoints.figures, [
    {
      currency: 'AED',
      toDecide: one,
      unbilled: one,
      billed: one,
      collected: one,
      disputed: one,
      writtenOff: one,
    },
  ]);
  const list = [opened, ...others];
  answer(srmChargeEndpoints.list, [{ list, page: 1, limit: 20, total: list.length, totalNumberOfPages: 1 }]);
  answer(srmChargeEndpoints.get, [opened]);
  const page = renderPage(`/srm/charges?charge=${opened.chargeId}`);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Billing');
  return { ...page, drawer };
}

test('chosen charges of an open trip go onto its account in one press', async () => {
  const toll = charge(2, { kind: 'toll', amount: '4' });
  const sent = answer(srmChargeEndpoints.changeAccount, [{ list: [] }]);
  const { user, drawer } = await openCharge(charge(1), [
    toll,
    charge(3, { accountedAt: '2026-03-15T08:00:00Z' }),
  ]);
  const chosen = await drawer.findByRole('list', { name: 'Unbilled charges of T-000060' });
  expect(within(chosen).getAllByRole('checkbox')).toHaveLength(2);
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Put 2 charges on the account' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ chargeIds: [buildId(1), buildId(2)], isOnAccount: true }),
  );
});

test('a charge on an open account can be taken off, and has no other way until then', async () => {
  const sent = answer(srmChargeEndpoints.changeAccount, [{ list: [] }]);
  const { user, drawer } = await openCharge(charge(1, { accountedAt: '2026-03-15T08:00:00Z' }));
  expect(drawer.queryByRole('button', { name: 'Write off' })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Take off the account' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ chargeIds: [buildId(1)], isOnAccount: false }));
});

const invoice: InvoiceRecord = {
  invoiceId: buildId(70),
  kind: 'INVOICE',
  number: 'INV-000007',
  bookingId: trip,
  issuedAt: '2026-03-20T08:00:00.000Z',
  currency: 'AED',
  net: '500',
  tax: '25',
  gross: '525',
  taxes: [],
  lines: [],
};
const ledger: TripLedger = {
  currency: 'AED',
  entries: [],
  total: '525',
  paid: '525',
  balance: '0',
  deposit: { agreed: '1000', held: '1000', deducted: '0', returned: '0', left: '400', dueAt: null },
};

test('a supplementary invoice bills the chosen charges of a closed trip, and takes the deposit that is held', async () => {
  answer(srmInvoiceEndpoints.list, [{ list: [invoice] }]);
  answer(srmLedgerEndpoints.get, [ledger]);
  const sent = answer(srmInvoiceEndpoints.supplement, [{ ...invoice, number: 'INV-000008' }]);
  const closed = { tripStatus: 'COMPLETED' } as const;
  const { user, drawer } = await openCharge(charge(1, closed), [charge(2, { ...closed, amount: '4' })]);
  await user.click((await drawer.findAllByRole('checkbox'))[1] as HTMLElement);
  await user.click(await drawer.findByRole('checkbox', { name: /Pay from the deposit.*400/ }));
  await user.click(drawer.getByRole('button', { name: /Invoice 1 charge: AED.600/ }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ chargeIds: [buildId(1)], takesDeposit: true }));
});

test('a closed trip without an invoice says what comes first', async () => {
  answer(srmInvoiceEndpoints.list, [{ list: [] }]);
  answer(srmLedgerEndpoints.get, [ledger]);
  const { drawer } = await openCharge(charge(1, { tripStatus: 'COMPLETED' }));
  expect(await drawer.findByText(/has no invoice yet/)).toBeVisible();
  expect(drawer.queryByRole('button', { name: /Invoice/ })).toBeNull();
});

test('a billed charge names its invoice, which only a credit note takes back', async () => {
  const { drawer } = await openCharge(
    charge(1, { state: 'billed', invoiceId: buildId(70), invoiceNumber: 'INV-000008' }),
  );
  expect(drawer.getByText('Billed by invoice INV-000008')).toBeVisible();
  expect(drawer.queryByRole('button', { name: /unbilled/ })).toBeNull();
  expect(drawer.getByRole('button', { name: 'Mark as disputed' })).toBeVisible();
});

test('the notice is sent by e-mail, or as a prepared message, where the customer can be reached', async () => {
  const proof = {
    bookingId: trip,
    tripCode: 'T-000060',
    customerName: 'Anna Petrova',
    plate: 'DXB A 1',
    from: '2026-03-10T08:00:00.000Z',
    to: '2026-03-15T08:00:00.000Z',
    contractSignedAt: '2026-03-10T07:50:00.000Z',
  };
  const contact = { email: 'anna@example.com', phone: '+971501234567' };
  const proved = charge(1, {
    state: 'billed',
    invoiceId: buildId(70),
    invoiceNumber: 'INV-000008',
    proof,
    contact,
  });
  const sent = answer(srmChargeEndpoints.sendNotice, [proved]);
  const { user, drawer } = await openCharge(proved);
  const message = drawer.getByRole('link', { name: 'Write on WhatsApp' });
  expect(message).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/971501234567\?text=.*T-000060/),
  );
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Send by e-mail' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ chargeId: buildId(1) }));
});
