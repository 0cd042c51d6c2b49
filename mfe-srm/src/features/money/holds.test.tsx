import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmDepositHoldEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  tripPlanningEndpoints,
  type DepositHoldRecord,
  type TripLedger,
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

const aHold = (changes: Partial<DepositHoldRecord> = {}): DepositHoldRecord => ({
  holdId: buildId(950),
  state: 'AUTHORISED',
  amount: '1000',
  captured: '0',
  released: '0',
  lapsed: '0',
  reference: 'AUTH-1',
  lastDigits: '4242',
  authorisedAt: '2026-03-01T06:00:00.000Z',
  validUntil: '2026-03-08T06:00:00.000Z',
  renewals: 0,
  reason: null,
  endedAt: null,
  ...changes,
});

/** The details of a trip under way, with its money. */
async function open(ledger: TripLedger) {
  const kept = { ledger };
  const trip = aTrip(1, { status: 'ONGOING' });
  openArea();
  serveTrips([trip]);
  answer(srmBookingEndpoints.get, [trip]);
  answer(srmLedgerEndpoints.get, [() => kept.ledger]);
  answer(srmInvoiceEndpoints.list, [{ list: [] }]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(tripPlanningEndpoints.contract, [notThere()]);
  const page = renderPage(`/srm/ongoing-trips?trip=${buildId(501)}`);
  const details = within(await screen.findByRole('dialog', { name: 'T-000001' }));
  return { kept, details, ...page };
}

test('a deposit is held on a card, with the last four digits and no more', async () => {
  const { user, kept, details } = await open(aLedger({ holds: [], holdDays: 5 }));
  await user.click(await details.findByRole('button', { name: 'Hold on a card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hold a deposit on a card' });
  expect((await axe(dialog)).violations).toEqual([]);
  const field = (name: string) => within(dialog).getByLabelText(new RegExp(`^${name}`));
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Record the hold' }));
  await user.type(field('Amount'), '1,000');
  await user.type(field('Last four digits of the card'), '42');
  await save();
  expect(await within(dialog).findAllByText('Enter the last four digits of the card')).not.toHaveLength(0);
  await user.type(field('Last four digits of the card'), '42');
  await user.type(field('Reference of the authorisation'), 'AUTH-1');
  const sent = answer(srmDepositHoldEndpoints.authorise, [
    () => (kept.ledger = aLedger({ holds: [aHold()] })),
  ]);
  await save();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent[0]?.body).toMatchObject({
    bookingId: buildId(501),
    amount: '1000',
    reference: 'AUTH-1',
    lastDigits: '4242',
  });
  expect(await details.findByText(/^AED.1,000 is held on the card until .* not a payment\.$/)).toBeVisible();
  expect(details.queryByRole('button', { name: 'Hold on a card' })).toBeNull();
});

test('a part of a hold is taken with its reason, and the rest is released', async () => {
  const { user, kept, details } = await open(aLedger({ holds: [aHold()] }));
  await user.click(await details.findByRole('button', { name: 'Take a part' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take a part of the hold' });
  expect(within(dialog).getByLabelText('Amount')).toHaveValue('250');
  await user.type(within(dialog).getByLabelText('What it is taken for'), 'Salik');
  const ended = { endedAt: '2026-03-04T06:00:00.000Z', reason: 'Salik' };
  const captured = aHold({ state: 'CAPTURED', captured: '250', released: '750', ...ended });
  const sent = answer(srmDepositHoldEndpoints.capture, [
    () => (kept.ledger = aLedger({ balance: '0', holds: [captured] })),
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Take and release the rest' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent[0]?.body).toEqual({ holdId: buildId(950), amount: '250', reason: 'Salik' });
  expect(
    await details.findByText(/^AED.250 of AED.1,000 was taken .* AED.750 was released\.$/),
  ).toBeVisible();
});

test('a lapsed hold says so, and a new one can be taken; the old one can be released no more', async () => {
  const lapsed = aHold({ state: 'LAPSED', lapsed: '1000', endedAt: '2026-03-08T06:00:00.000Z' });
  const { details } = await open(aLedger({ holds: [lapsed] }));
  expect(
    await details.findByText(/^The hold of AED.1,000 lapsed on .* Nothing is held any more\.$/),
  ).toBeVisible();
  expect(details.getByRole('button', { name: 'Hold on a card' })).toBeVisible();
  expect(details.queryByRole('button', { name: 'Release' })).toBeNull();
});
