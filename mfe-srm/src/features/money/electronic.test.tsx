import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  tripPlanningEndpoints,
  type InvoiceRecord,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../../testing/fleet';
import { aLedger, anInvoice } from '../../testing/ledger';
import { renderPage } from '../../testing/render-page';
import { aTrip, serveTrips } from '../../testing/trips';

useTestServer();
beforeEach(() => sessionStorage.clear());

/** The details of a closed trip with its documents, of which the first lacks something. */
async function open(list: InvoiceRecord[], missing: readonly string[] = []) {
  const trip = aTrip(1, { status: 'COMPLETED' });
  openArea();
  serveTrips([trip]);
  answer(srmBookingEndpoints.get, [trip]);
  answer(srmLedgerEndpoints.get, [aLedger()]);
  answer(srmInvoiceEndpoints.list, [{ list }]);
  answer(srmInvoiceEndpoints.electronic, [
    { list: list.map(({ invoiceId }, at) => ({ invoiceId, missing: at === 0 ? [...missing] : [] })) },
  ]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(tripPlanningEndpoints.contract, [notThere()]);
  const page = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  await screen.findByRole('dialog', { name: 'T-000001' });
  return page;
}

test('an invoice has its electronic document next to it', async () => {
  await open([anInvoice()]);
  expect(await screen.findByRole('button', { name: 'Electronic document INV-000007 (UBL)' })).toBeVisible();
  expect(screen.queryByText('No electronic document yet:')).not.toBeInTheDocument();
  expect((await axe(screen.getByRole('dialog', { name: 'T-000001' }))).violations).toEqual([]);
});

test('an invoice says what its electronic document lacks', async () => {
  const lacks = 'Choose the city of your company in your profile.';
  await open(
    [anInvoice(), anInvoice({ invoiceId: buildId(901), number: 'CN-000001', kind: 'CREDIT_NOTE' })],
    [lacks],
  );
  expect(await screen.findByText('No electronic document yet:')).toBeVisible();
  expect(screen.getByText(lacks)).toBeVisible();
  expect(screen.queryByRole('button', { name: /INV-000007 \(UBL\)/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Electronic document CN-000001 (UBL)' })).toBeVisible();
});

test('city and emirate of the customer are asked when an invoice is issued', async () => {
  const { user } = await open([]);
  const sent = answer(srmInvoiceEndpoints.issue, [anInvoice()]);
  await user.click(await screen.findByRole('button', { name: 'Issue tax invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue tax invoice' }));
  await user.type(dialog.getByLabelText(/Address of the customer/), 'Villa 4');
  await user.type(dialog.getByLabelText(/City of the customer/), 'Jumeirah');
  await user.selectOptions(dialog.getByLabelText(/Emirate of the customer/), 'Dubai');
  await user.click(dialog.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    bookingId: buildId(501),
    customerTaxNumber: '',
    customerAddress: 'Villa 4',
    customerCity: 'Jumeirah',
    customerEmirate: 'DXB',
  });
});
