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

const line = (position: number, changes: Partial<InvoiceRecord['lines'][number]>) => ({
  text: '',
  treatment: 'STANDARD',
  net: '0',
  tax: '0',
  gross: '0',
  position,
  ...changes,
});
const lines = [
  line(0, { kind: 'rental', quantity: 3, unit: 'day', unitPrice: '300', gross: '900', left: '900' }),
  line(1, { kind: 'charge', text: 'Cleaning Charges', gross: '80.50', left: '30.25' }),
  line(2, { kind: 'fines', gross: '50', left: '0' }),
  line(3, { kind: 'discount', gross: '-100', left: '-100' }),
];
/** Of a supplementary invoice: a line for each toll. */
const tolls = ['DXB A 7801', 'DXB A 7802'].map((plate, at) =>
  line(at, { kind: 'salik', text: `Road toll, Nov 6, 2026 12:00:00, ${plate}`, gross: '4', left: '4' }),
);

/** The dialog of a credit note, over the details of a closed trip. */
async function open(billed = lines) {
  const trip = aTrip(1, { status: 'COMPLETED' });
  openArea();
  serveTrips([trip]);
  answer(srmBookingEndpoints.get, [trip]);
  answer(srmLedgerEndpoints.get, [aLedger()]);
  answer(srmInvoiceEndpoints.electronic, [{ list: [] }]);
  answer(srmInvoiceEndpoints.list, [{ list: [anInvoice({ gross: '930.50', lines: billed })] }]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(tripPlanningEndpoints.contract, [notThere()]);
  const note = anInvoice({ invoiceId: buildId(901), kind: 'CREDIT_NOTE', number: 'CN-000001' });
  const sent = answer(srmInvoiceEndpoints.credit, [note]);
  const { user } = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  await user.click(await screen.findByRole('button', { name: 'Credit note for INV-000007' }));
  const dialog = await screen.findByRole('dialog', { name: 'Credit note for INV-000007' });
  const list = within(within(dialog).getByRole('list', { name: 'Lines of the invoice' }));
  const issue = () => user.click(within(dialog).getByRole('button', { name: 'Issue credit note' }));
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, dialog, within: within(dialog), list, sent, issue, type };
}

test('a line is credited by count, another in part, and a discount lowers the note', async () => {
  const { dialog, within: inDialog, list, sent, issue, type } = await open();
  // The fines were credited already.
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  await issue();
  expect(await inDialog.findAllByText('Enter how much of a line to credit')).not.toHaveLength(0);
  expect(sent).toHaveLength(0);
  expect((await axe(dialog)).violations).toEqual([]);

  const [rental, cleaning, discount] = list.getAllByRole('listitem').map((item) => within(item));
  await type(rental!.getByLabelText(/^How many/), '2');
  expect(rental!.getAllByRole('textbox')[0]).toHaveValue('600');
  await type(cleaning!.getByRole('textbox'), '30.26');
  expect(await cleaning!.findByText(/^At most AED.30\.25 can be credited$/)).toBeVisible();
  await type(cleaning!.getByRole('textbox'), '30.25');
  await type(discount!.getByRole('textbox'), '66.67');
  expect(inDialog.getByText(/^Total to credit: AED.563\.58$/)).toBeVisible();
  await type(inDialog.getByLabelText('Reason'), 'Two days too many');
  await issue();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    invoiceId: buildId(900),
    reason: 'Two days too many',
    lines: [
      { position: 0, quantity: 2 },
      { position: 1, amount: '30.25' },
      { position: 3, amount: '66.67' },
    ],
  });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('an amount typed over a count is sent as the amount', async () => {
  const { within: inDialog, list, sent, issue, type } = await open();
  const [rental] = list.getAllByRole('listitem').map((item) => within(item));
  const count = rental!.getByLabelText(/^How many/);
  await type(count, '2');
  await type(rental!.getAllByRole('textbox')[0]!, '450');
  expect(count).toHaveValue('');
  await type(inDialog.getByLabelText('Reason'), 'Agreed');
  await issue();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ lines: [{ position: 0, amount: '450' }] });
});

test('everything left is credited with one click', async () => {
  const { user, within: inDialog, sent, issue, type } = await open();
  await user.click(inDialog.getByRole('button', { name: 'Credit everything' }));
  expect(inDialog.getByText(/^Total to credit: AED.830\.25$/)).toBeVisible();
  await type(inDialog.getByLabelText('Reason'), 'Wrong customer');
  await issue();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    lines: [
      { position: 0, quantity: 3 },
      { position: 1, amount: '30.25' },
      { position: 3, amount: '100' },
    ],
  });
});

test('each toll of a supplementary invoice is named by its time and its vehicle', async () => {
  const { list, sent, issue, type, within: inDialog } = await open(tolls);
  await type(list.getByRole('textbox', { name: /^Salik, Nov 6, 2026 12:00:00, DXB A 7802/ }), '4');
  await type(inDialog.getByRole('textbox', { name: 'Reason' }), 'The gate was closed');
  await issue();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ lines: [{ position: 1, amount: '4' }] }));
});
