import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  srmPaymentRequestEndpoints,
  tripPlanningEndpoints,
  type PaymentRequest,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../../testing/fleet';
import { aLedger } from '../../testing/ledger';
import { renderPage } from '../../testing/render-page';
import { aTrip, serveTrips } from '../../testing/trips';

useTestServer();
beforeEach(() => sessionStorage.clear());

const link = 'https://customer.example/srm/customer-details/public/payment#token=a.b.c';
const aRequest = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  requestId: buildId(801),
  bookingId: buildId(501),
  amount: '250',
  state: 'OPEN',
  link,
  createdAt: '2027-01-01T08:00:00.000Z',
  expiresAt: '2027-01-15T08:00:00.000Z',
  ...change,
});

/** The details of a closed trip, of which 250 are open. */
async function open(list: PaymentRequest[] = [], unasked = '250', email?: string) {
  const kept = { list, unasked };
  const { customer } = aTrip(1);
  const trip = aTrip(1, {
    status: 'COMPLETED',
    ...(customer && email !== undefined && { customer: { ...customer, email } }),
  });
  openArea();
  serveTrips([trip]);
  answer(srmBookingEndpoints.get, [trip]);
  answer(srmLedgerEndpoints.get, [aLedger()]);
  answer(srmPaymentRequestEndpoints.list, [() => kept]);
  answer(srmInvoiceEndpoints.electronic, [{ list: [] }]);
  answer(srmInvoiceEndpoints.list, [{ list: [] }]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(tripPlanningEndpoints.contract, [notThere()]);
  const page = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  await screen.findByRole('dialog', { name: 'T-000001' });
  return { kept, ...page };
}

test('the desk asks for what is open, shares the link and records what arrives', async () => {
  const { user, kept } = await open();
  const calls = answer(srmPaymentRequestEndpoints.ask, [
    () => {
      kept.list = [aRequest()];
      kept.unasked = '0';
      return aRequest();
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ask for payment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for payment' });
  expect(within(dialog).getByLabelText('Amount')).toHaveValue('250');
  expect((await axe(dialog)).violations).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Make link' }));
  const list = await screen.findByRole('list', { name: 'Payments asked for by link' });
  expect(calls.map(({ body }) => body)).toEqual([{ bookingId: buildId(501), amount: '250' }]);
  expect(within(list).getByText('Ready to share')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for payment' })).not.toBeInTheDocument();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(list).getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(link));
  expect((await axe(list)).violations).toEqual([]);

  const confirmed = answer(srmPaymentRequestEndpoints.confirm, [
    () => {
      const paid = aRequest({ state: 'PAID', link: null, paidAt: '2027-01-02T08:00:00.000Z' });
      kept.list = [paid];
      return paid;
    },
  ]);
  await user.click(within(list).getByRole('button', { name: /^Paid: / }));
  const arrival = await screen.findByRole('dialog', { name: 'The payment has arrived' });
  expect(within(arrival).getByLabelText('Payment method')).toHaveValue('bank_transfer');
  await user.click(within(arrival).getByRole('button', { name: 'Record payment' }));
  expect(await within(list).findByText(/^Recorded /)).toBeVisible();
  expect(confirmed.map(({ body }) => body)).toEqual([{ requestId: buildId(801), method: 'bank_transfer' }]);
});

test('a link is sent by e-mail and withdrawn', async () => {
  const { user, kept } = await open([aRequest({ openedAt: '2027-01-02T08:00:00.000Z' })], '0');
  const list = await screen.findByRole('list', { name: 'Payments asked for by link' });
  expect(within(list).getByText(/^The customer opened it /)).toBeVisible();
  const withdrawn = answer(srmPaymentRequestEndpoints.withdraw, [
    () => {
      kept.list = [aRequest({ state: 'WITHDRAWN', link: null, withdrawnAt: '2027-01-03T08:00:00.000Z' })];
      kept.unasked = '250';
      return kept.list[0] as PaymentRequest;
    },
  ]);
  await user.click(within(list).getByRole('button', { name: /^Withdraw the link/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw the link?' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(list).findByText('Withdrawn')).toBeVisible();
  expect(withdrawn.map(({ body }) => body)).toEqual([{ requestId: buildId(801) }]);
  expect(screen.getByRole('button', { name: 'Ask for payment' })).toBeVisible();
});

test('a customer without an e-mail address gets the link in another way', async () => {
  await open([aRequest()], '0', '');
  const list = await screen.findByRole('list', { name: 'Payments asked for by link' });
  expect(
    await within(list).findByText(/^The customer has no e-mail address\. Write on WhatsApp/),
  ).toBeVisible();
  expect(within(list).getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(within(list).queryByRole('button', { name: /^Send link/ })).toBeNull();
});

test('a payment by card that differs from what was asked for is a warning', async () => {
  const card = {
    state: 'FLAGGED',
    problem: 'AMOUNT',
    receivedAmount: '200',
    receivedCurrency: 'AED',
  } as const;
  await open([aRequest({ card })], '0');
  expect(await screen.findByText('The payment by card needs your decision')).toBeVisible();
  expect(screen.getByText(/^The provider received AED.200, not AED.250,/)).toBeVisible();
});
