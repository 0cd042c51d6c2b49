import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  tripPlanningEndpoints,
  type InvoiceRecord,
  type TripLedger,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../../testing/fleet';
import { aDeposit, aLedger, anInvoice } from '../../testing/ledger';
import { renderPage } from '../../testing/render-page';
import { aTrip, serveTrips } from '../../testing/trips';

useTestServer();
beforeEach(() => sessionStorage.clear());

/** The details of a closed trip, with its money and documents. */
async function open(ledger: TripLedger, invoices: InvoiceRecord[] = []) {
  const kept = { ledger, invoices };
  const trip = aTrip(1, { status: 'COMPLETED' });
  openArea();
  serveTrips([trip]);
  answer(srmBookingEndpoints.get, [trip]);
  answer(srmLedgerEndpoints.get, [() => kept.ledger]);
  answer(srmInvoiceEndpoints.electronic, [{ list: [] }]);
  answer(srmInvoiceEndpoints.list, [() => ({ list: kept.invoices })]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(tripPlanningEndpoints.contract, [notThere()]);
  const page = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  await screen.findByRole('dialog', { name: 'T-000001' });
  return { kept, ...page };
}

test('payments show with their receipts, and a payment can be added', async () => {
  const { user, kept } = await open(aLedger());
  const entries = within(await screen.findByRole('list', { name: 'Payments and deposit' }));
  expect(entries.getByText('Advance')).toBeVisible();
  expect(entries.getByRole('button', { name: 'Receipt R-000001' })).toBeVisible();
  const sent = answer(srmLedgerEndpoints.add, [() => (kept.ledger = aLedger({ paid: '750', balance: '0' }))]);
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add entry' });
  expect(within(dialog).getByLabelText('Amount')).toHaveValue('250');
  expect((await axe(dialog)).violations).toEqual([]);
  await user.selectOptions(within(dialog).getByLabelText('Kind of entry'), 'Refund');
  await user.type(within(dialog).getByLabelText('Amount'), '10');
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
  expect(await within(dialog).findAllByText('Fill in this field')).not.toHaveLength(0);
  await user.selectOptions(within(dialog).getByLabelText('Kind of entry'), 'Payment');
  await user.selectOptions(within(dialog).getByLabelText('Payment method'), 'Card');
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([
    { bookingId: buildId(501), kind: 'PAYMENT', amount: '250', method: 'card' },
  ]);
});

test('a deposit is returned before its due date; never more than is held', async () => {
  const { user } = await open(aLedger({ deposit: aDeposit('400', '2020-04-03T07:00:00.000Z') }));
  expect(
    await screen.findByText(/AED.400 of the deposit should have been given back by Apr 3, 2020/),
  ).toBeVisible();
  const sent = answer(srmLedgerEndpoints.add, [aLedger()]);
  await user.click(screen.getByRole('button', { name: 'Give back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add entry' });
  const amount = within(dialog).getByLabelText('Amount');
  expect(amount).toHaveValue('400');
  await user.clear(amount);
  await user.type(amount, '401');
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
  expect(await within(dialog).findByText(/^Only AED.400 of the deposit is held$/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '400');
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ kind: 'DEPOSIT_RETURNED', amount: '400' });
});

test('an invoice is issued with the tax number of a business', async () => {
  const { user, kept } = await open(aLedger());
  const sent = answer(srmInvoiceEndpoints.issue, [
    () => {
      kept.invoices = [anInvoice()];
      return anInvoice();
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Issue tax invoice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Issue tax invoice' });
  const number = within(dialog).getByLabelText(/^Tax number of the customer/);
  await user.type(number, '123');
  await user.click(within(dialog).getByRole('button', { name: 'Issue' }));
  expect(
    await within(dialog).findByText('Enter the TRN: 15 digits that begin with 1 and end with 03'),
  ).toBeVisible();
  await user.clear(number);
  await user.type(number, '100000000000003');
  await user.type(within(dialog).getByLabelText(/^Address/), 'Marina 4');
  await user.click(within(dialog).getByRole('button', { name: 'Issue' }));
  expect(await screen.findByRole('button', { name: 'Tax invoice INV-000007' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { bookingId: buildId(501), customerTaxNumber: '100000000000003', customerAddress: 'Marina 4' },
  ]);
});

test('a credit note credits no more than is left', async () => {
  const { user, kept } = await open(aLedger(), [anInvoice({ credited: '58' })]);
  const sent = answer(srmInvoiceEndpoints.credit, [
    refusal({ status: 409, code: 'conflict', detail: 'Another credit note came before.' }),
    () => {
      const note = anInvoice({
        invoiceId: buildId(901),
        kind: 'CREDIT_NOTE',
        number: 'CN-000001',
        reason: 'Wrong',
      });
      kept.invoices = [anInvoice({ credited: '1058' }), note];
      return note;
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Credit note for INV-000007' }));
  const dialog = await screen.findByRole('dialog', { name: 'Credit note for INV-000007' });
  expect(within(dialog).getByText(/^You can credit AED.1,000 of AED.1,058\.$/)).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Amount/), '1000.01');
  await user.type(within(dialog).getByLabelText('Reason'), 'Wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Issue credit note' }));
  expect(await within(dialog).findByText(/^At most AED.1,000 can be credited$/)).toBeVisible();
  await user.clear(within(dialog).getByLabelText(/^Amount/));
  await user.click(within(dialog).getByRole('button', { name: 'Issue credit note' }));
  expect(await within(dialog).findByText('Another credit note came before.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Issue credit note' }));
  expect(await screen.findByRole('button', { name: 'Credit note CN-000001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Credit note for INV-000007' })).not.toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ invoiceId: buildId(900), reason: 'Wrong' });
});

test('a server without ledger and invoices still shows the trip', async () => {
  await open(aLedger());
  answer(srmLedgerEndpoints.get, [notThere()]);
  expect(screen.getByRole('dialog', { name: 'T-000001' })).toBeVisible();
});
