import { srmBookingEndpoints, srmLedgerEndpoints, type TripLedger } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../../testing/fleet';
import { aLedger } from '../../testing/ledger';
import { renderPage } from '../../testing/render-page';
import { aTrip, serveTrips } from '../../testing/trips';

useTestServer();
beforeEach(() => sessionStorage.clear());

const paid = {
  entryId: buildId(811),
  kind: 'PAYMENT' as const,
  amount: '300',
  method: 'card',
  refundable: '200',
  at: '2026-03-05T06:00:00.000Z',
};
const refund = {
  refundId: buildId(821),
  entryId: paid.entryId,
  amount: '100',
  reason: 'The toll was wrong',
  state: 'FAILED' as const,
  problem: 'CARD' as const,
  createdAt: '2026-03-06T06:00:00.000Z',
  settledAt: '2026-03-06T06:01:00.000Z',
};

async function open(ledger: TripLedger) {
  const trip = aTrip(1, { status: 'COMPLETED' });
  openArea();
  serveTrips([trip]);
  answer(srmBookingEndpoints.get, [trip]);
  answer(srmLedgerEndpoints.get, [ledger]);
  const page = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  await screen.findByRole('dialog', { name: 'T-000001' });
  return page;
}

test('a payment by link goes back to its card unless the desk chooses otherwise', async () => {
  const { user } = await open(
    aLedger({
      entries: [paid],
      balance: '-250',
      cardRefunds: [{ ...refund, state: 'PENDING', problem: null, settledAt: null }],
    }),
  );
  expect(await screen.findByText('On its way to the card')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add entry' });
  const method = within(dialog).getByLabelText('Payment method');
  expect(method).toHaveDisplayValue(/^Back to the card \(AED.300, paid Mar 5, 2026\)$/);
  // 100 of the 250 owed are on their way already.
  const amount = within(dialog).getByLabelText('Amount');
  expect(amount).toHaveValue('150');
  await user.clear(amount);
  await user.type(amount, '201');
  await user.type(within(dialog).getByLabelText('Reason'), 'The fine was withdrawn');
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
  expect(await within(dialog).findByText(/^Only AED.200 can go back to this card$/)).toBeVisible();
  expect((await axe(dialog)).violations).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '150');
  const sent = answer(srmLedgerEndpoints.add, [aLedger()]);
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      bookingId: buildId(501),
      kind: 'REFUND',
      amount: '150',
      method: 'card',
      cardEntryId: paid.entryId,
      reason: 'The fine was withdrawn',
    },
  ]);
});

test('a refund that failed says why, and is made in another way', async () => {
  const { user } = await open(aLedger({ entries: [paid], cardRefunds: [refund] }));
  expect(await screen.findByText(/^AED.100 did not go back to the card$/)).toBeVisible();
  expect(screen.getByText('The card is lost, blocked or expired.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refund in another way' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add entry' });
  expect(within(dialog).getByLabelText('Payment method')).toHaveDisplayValue('Bank transfer');
  const sent = answer(srmLedgerEndpoints.add, [aLedger()]);
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    kind: 'REFUND',
    amount: '100',
    method: 'bank_transfer',
    reason: 'The toll was wrong',
  });
});

test('what was refunded afterwards needs nobody any more', async () => {
  const later = { ...paid, entryId: buildId(812), kind: 'REFUND' as const, refundable: null };
  await open(
    aLedger({ entries: [paid, { ...later, at: '2026-03-07T06:00:00.000Z' }], cardRefunds: [refund] }),
  );
  expect(await screen.findByText(/did not go back to the card/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refund in another way' })).not.toBeInTheDocument();
});
