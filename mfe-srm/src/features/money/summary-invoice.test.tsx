import {
  srmDeliveryEndpoints,
  srmInvoiceEndpoints,
  type InvoiceRecord,
  type SummaryOffer,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCustomer, serveCustomer } from '../../testing/customers';
import { openArea } from '../../testing/fleet';
import { anInvoice } from '../../testing/ledger';
import { renderPage } from '../../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const candidate = (number: number, replaces: string | null = null) => ({
  bookingId: buildId(500 + number),
  tripCode: `T-00000${number}`,
  vehicle: `DXB A ${number}`,
  start: '2026-03-01T06:00:00.000Z',
  end: '2026-03-03T06:00:00.000Z',
  total: '500',
  balance: '0',
  replaces,
});
const trips = [1, 2].map((number) => ({
  bookingId: buildId(500 + number),
  tripCode: `T-00000${number}`,
  vehicle: `DXB A ${number}`,
  start: '2026-03-01T06:00:00.000Z',
  end: '2026-03-03T06:00:00.000Z',
  gross: '500',
}));
const line = (position: number) => ({
  text: '',
  treatment: 'STANDARD',
  kind: 'rental',
  position,
  net: '476.19',
  tax: '23.81',
  gross: '500',
  left: '500',
  bookingId: buildId(501 + position),
});
const issued: InvoiceRecord = anInvoice({ gross: '1000', trips, lines: [line(0), line(1)] });

function open(change: Partial<SummaryOffer>) {
  const offer: SummaryOffer = { currency: 'AED', list: [], invoices: [], buyer: null, ...change };
  serveCustomer(aCustomer(1));
  const kept = { offer };
  const requests = answer(srmInvoiceEndpoints.summaryOffer, [() => kept.offer]);
  answer(srmInvoiceEndpoints.electronic, [{ list: [] }]);
  answer(srmDeliveryEndpoints.list, [{ provider: 'none', list: [] }]);
  return { kept, requests, ...renderPage(`/srm/customer-details/${buildId(1)}?part=invoices`) };
}

test('the chosen trips get one invoice, for whom the last one names', async () => {
  const buyer = { taxNumber: '100345678900003', address: 'Office 4', city: 'Dubai', emirate: 'DXB' };
  const { user, container, kept, requests } = open({ list: [1, 2, 3].map((one) => candidate(one)), buyer });
  const list = within(await screen.findByRole('list', { name: 'Trips to invoice' }));
  expect(list.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  expect(screen.getByText(/^3 trips: AED.1,500$/)).toBeVisible();
  await user.click(list.getByRole('checkbox', { name: /T-000003/ }));
  await user.click(list.getByRole('checkbox', { name: /T-000002/ }));
  expect(screen.getByRole('button', { name: 'Issue summary invoice' })).toBeDisabled();
  expect(screen.getByText('Choose 2 to 50 trips.')).toBeVisible();
  await user.click(list.getByRole('checkbox', { name: /T-000002/ }));
  expect((await axe(container)).violations).toEqual([]);

  const sent = answer(srmInvoiceEndpoints.summarize, [
    () => ((kept.offer = { ...kept.offer, list: [candidate(3)], invoices: [issued] }), issued),
  ]);
  await user.click(screen.getByRole('button', { name: 'Issue summary invoice' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tax invoice for 2 trips' });
  expect(within(dialog).getByLabelText(/^Tax number of the customer/)).toHaveValue('100345678900003');
  await user.click(within(dialog).getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toMatchObject([
    { customerId: buildId(1), bookingIds: [buildId(501), buildId(502)], customerEmirate: 'DXB' },
  ]);
  const named = within(await screen.findByRole('list', { name: 'Trips of INV-000007' }));
  expect(named.getByRole('link', { name: 'T-000002' })).toHaveAttribute(
    'href',
    `/srm/end-trip/${buildId(502)}`,
  );
  expect(requests.length).toBeGreaterThan(1);
});

test('a line of a credit note says which trip it is of', async () => {
  const { user } = open({ invoices: [issued] });
  expect(await screen.findByText('No ended trip of this month waits for an invoice.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Credit note for INV-000007' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit note for INV-000007' }));
  expect(dialog.getByLabelText('T-000002 · Rental')).toBeVisible();
});

test('trips of a credited invoice are not mixed with others, and another month is read again', async () => {
  const { user, requests } = open({ list: [candidate(1), candidate(2, 'INV-000005'), candidate(3)] });
  await screen.findByRole('list', { name: 'Trips to invoice' });
  expect(screen.getByText(/instead of INV-000005/)).toBeVisible();
  expect(screen.getByText('Trips of a credited invoice get a new one without the others.')).toBeVisible();
  const month = screen.getByLabelText('Returned in');
  const [, last] = within(month).getAllByRole<HTMLOptionElement>('option');
  await user.selectOptions(month, last!);
  await waitFor(() => expect(requests.at(-1)?.query).toEqual({ customerId: buildId(1), month: last!.value }));
});
