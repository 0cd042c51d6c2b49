import {
  companyEndpoints,
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  srmPositionEndpoints,
  srmTollEndpoints,
  tripPlanningEndpoints,
  type TripRecord,
} from '@portal/shared/contract';
import { companyId, buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { aDeposit, aLedger } from '../testing/ledger';
import { renderPage } from '../testing/render-page';
import { aTrip } from '../testing/trips';

useTestServer();
// Input of one test must not become a draft of the next.
beforeEach(() => sessionStorage.clear());
const path = `/srm/end-trip/${buildId(501)}`;
const line = (period: 'day', count: number) => ({
  period,
  count,
  rate: '250',
  amount: '750',
  kilometres: 600,
});
const ongoing = (changes: Partial<TripRecord> = {}) =>
  aTrip(1, {
    rates: { day: { enabled: true, rentInAED: '250', mileageLimit: '200' } },
    quote: { lines: [line('day', 3)], total: '750', kilometres: 600, hours: 72 },
    extraKilometreRate: '1.50',
    handoverKilometre: 12_000,
    bookingEndDate: new Date(Date.now() + 3_600_000).toISOString(),
    ...changes,
  });
const completed = () =>
  ongoing({
    status: 'COMPLETED',
    closing: { closedAt: new Date().toISOString(), customerStatus: 'Successfully Completed Trip' },
  });

const tolls = {
  currency: 'AED',
  list: [],
  foreseen: { count: 2, amount: '8', unknown: 0 },
  awaited: { count: 1, amount: '4', unknown: 0 },
};

function serve(trip: TripRecord) {
  const kept = { trip };
  openArea();
  answer(srmBookingEndpoints.get, [() => kept.trip]);
  answer(srmLedgerEndpoints.get, [aLedger()]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(srmInvoiceEndpoints.list, [{ list: [] }]);
  answer(srmInvoiceEndpoints.electronic, [{ list: [] }]);
  answer(srmBookingEndpoints.settle, [notThere()]);
  answer(srmPositionEndpoints.odometer, [{ kilometre: null }]);
  answer(tripPlanningEndpoints.history, [notThere()]);
  answer(srmTollEndpoints.trip, [tolls]);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  return kept;
}
const readAmountCell = (row: RegExp) =>
  within(screen.getByRole('table', { name: 'Settlement' }))
    .getByRole('row', { name: row })
    .textContent.replaceAll('\u00a0', ' ');

test('an ended trip is a completed one, by title, tab and way back', async () => {
  serve(completed());
  const { portal } = renderPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Completed trip' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Completed Trips' })).toHaveAttribute(
    'href',
    '/srm/completed-trips',
  );
  expect(portal.pageName.get()).toMatchObject({
    name: expect.stringContaining('T-000001'),
    title: 'Completed trip',
  });
});

test('the tracker fills in the odometer, which stays what the agent types', async () => {
  serve(ongoing());
  answer(srmPositionEndpoints.odometer, [{ kilometre: 12_640, source: 'device' as const }]);
  const { user } = renderPage(path);
  const reading = await screen.findByLabelText('Current kilometre');
  await waitFor(() => expect(reading).toHaveValue('12640'));
  expect(reading).toHaveAccessibleDescription(/From the tracking device/);
  await user.clear(reading);
  await user.type(reading, '12,700');
  expect(reading).toHaveValue('12,700');
  expect(reading).toHaveAccessibleDescription(/The tracking device says 12,640 km/);
});

test('a trip is ended: each line is explained, and the sent amounts add up', async () => {
  const kept = serve(ongoing());
  const sent = answer(srmBookingEndpoints.end, [
    () => {
      kept.trip = completed();
      return kept.trip;
    },
  ]);
  const { user, container } = renderPage(path);
  const reading = await screen.findByLabelText('Current kilometre');
  expect(screen.getByText(/Enter the current kilometre/)).toBeVisible();
  await user.type(reading, '12,700');
  expect(readAmountCell(/Rental/)).toBe('Rental3 days at AED 250AED 750');
  expect(readAmountCell(/Extra/)).toBe(
    'Extra kilometres700 km driven, 600 km included: 100 km at AED 1.50AED 150',
  );
  expect(readAmountCell(/Late/)).toBe('Late returnBack in timeAED 0');
  await user.type(screen.getByLabelText(/^Fines/), '200');
  await user.type(screen.getByLabelText(/^Salik/), '8');
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  await user.selectOptions(screen.getByLabelText('Kind of charge 1'), 'Smoking Penalty');
  await user.type(screen.getByLabelText('Amount of charge 1'), '100');
  await user.clear(screen.getByLabelText('Discount'));
  await user.type(screen.getByLabelText('Discount'), '50');
  expect(readAmountCell(/Smoking/)).toBe('Smoking PenaltyAED 100');
  expect(readAmountCell(/^Total/)).toBe('TotalAED 1,158');
  expect(readAmountCell(/To be paid/)).toBe('To be paidAED 658');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  expect(await screen.findAllByText('Fill in this field')).not.toHaveLength(0);
  expect(sent).toHaveLength(0);
  await user.type(screen.getByLabelText('Reason for the discount'), 'A regular customer');
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  expect(await screen.findByText('T-000001 has ended')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      bookingId: buildId(501),
      companyId,
      totalAmountCollected: '1158',
      currentKilometre: 12_700,
      finesCollected: '200',
      salikCollected: '8',
      discounts: '50',
      additionalCharges: [{ type: 'Smoking Penalty', amount: '100' }],
      discountReason: 'A regular customer',
      paymentMethod: 'cash',
      customerStatus: 'Successfully Completed Trip',
    }),
  ]);
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Issue tax invoice' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('the desk sees the tolls that trackers foresee next to the charges, and nothing is added by them', async () => {
  serve(ongoing());
  renderPage(path);
  expect(await screen.findByText(/^2 tolls foreseen, AED\s8$/)).toBeVisible();
  expect(screen.getByText(/^Not on a statement yet: 1, AED\s4/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Salik/ })).toHaveValue('');
});

test('a balance may be left, and a deposit kept for it', async () => {
  serve(ongoing());
  answer(srmLedgerEndpoints.get, [aLedger({ deposit: aDeposit('1000') })]);
  const sent = answer(srmBookingEndpoints.end, [null]);
  const { user } = renderPage(path);
  await user.type(await screen.findByLabelText('Current kilometre'), '12500{Enter}');
  // Nobody has decided about the deposit yet.
  expect(screen.getByRole('button', { name: /^Give back AED.1,000 now$/ })).toHaveFocus();
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /Another amount/ }));
  await user.type(screen.getByLabelText('Amount paid now'), '100');
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  expect((await screen.findAllByText(/The trip is not fully paid/))[0]).toBeVisible();
  await user.type(screen.getByLabelText(/^Deposit to keep/), '150');
  await user.type(screen.getByLabelText('Reason for keeping it'), 'Unpaid rental');
  await user.click(screen.getByRole('button', { name: /^Give back AED.850 now$/ }));
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    collectedNow: '100',
    depositDeducted: '150',
    depositReason: 'Unpaid rental',
    depositReturned: '850',
  });
});

test("the server's settlement counts if it differs", async () => {
  serve(ongoing());
  answer(srmBookingEndpoints.settle, [
    {
      rental: '900',
      driven: 500,
      extraKilometres: 0,
      extraKilometreCharge: '0',
      lateHours: 0,
      lateFee: '0',
      charges: '0',
      fines: '0',
      salik: '0',
      discount: '0',
      total: '900',
      paid: '500',
      balance: '400',
    },
  ]);
  const sent = answer(srmBookingEndpoints.end, [
    refusal({
      status: 409,
      code: 'total_differs',
      detail: 'The trip comes to AED 950.',
      errors: [{ path: 'totalAmountCollected', message: 'The trip comes to AED 950.' }],
    }),
  ]);
  const { user } = renderPage(path);
  await user.type(await screen.findByLabelText('Current kilometre'), '12500');
  expect(await screen.findByText('The server calculated other amounts')).toBeVisible();
  expect(readAmountCell(/^Total/)).toBe('TotalAED 900');
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  expect(await screen.findByText('The trip comes to AED 950.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ totalAmountCollected: '900' });
  expect(screen.getByLabelText('Current kilometre')).toHaveValue('12500');
});

test('a trip that another desk ended shows its result', async () => {
  const kept = serve(ongoing());
  answer(srmBookingEndpoints.end, [
    () => {
      kept.trip = completed();
      return refusal({ status: 409, code: 'trip_transition', detail: 'This trip is ended already.' });
    },
  ]);
  const { user } = renderPage(path);
  await user.type(await screen.findByLabelText('Current kilometre'), '12500');
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  expect(await screen.findByText('T-000001 has ended')).toBeVisible();
});

test('a refused reading shows next to its field, and a lost answer keeps the input', async () => {
  serve(ongoing());
  answer(srmBookingEndpoints.end, [
    refusal({
      status: 422,
      code: 'invalid_input',
      detail: 'Check the reading.',
      errors: [{ path: 'currentKilometre', message: 'The vehicle has 12,600 km already.' }],
    }),
    refusal({ status: 500, detail: '' }),
  ]);
  const { user } = renderPage(path);
  const reading = await screen.findByLabelText('Current kilometre');
  await user.type(reading, '11000');
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  expect(
    (await screen.findAllByText('Enter a reading that is not below the one at handover'))[0],
  ).toBeVisible();
  await user.clear(reading);
  await user.type(reading, '12500');
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  expect((await screen.findAllByText('The vehicle has 12,600 km already.'))[0]).toBeVisible();
  await user.clear(reading);
  await user.type(reading, '12600');
  await user.click(screen.getByRole('button', { name: 'End trip' }));
  expect(await screen.findByText('Failed to end trip. No response received.')).toBeVisible();
  expect(reading).toHaveValue('12600');
});

test('differences of the return are charged', async () => {
  serve(ongoing());
  answer(srmCheckListEndpoints.get, [
    ({ query }) => ({
      checkListId: buildId(60),
      moment: query.moment,
      signedAt: '2026-03-04T05:00:00.000Z',
      ...(query.moment === 'return'
        ? { fuelEighths: 4, odometer: 12_400, zones: [{ zone: 'boot', condition: 'dent' }] }
        : { fuelEighths: 8, zones: [] }),
    }),
  ]);
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: /^Add charge for Fuel/ }));
  expect(screen.getByLabelText('Kind of charge 1')).toHaveValue('Fuel Charges');
  expect(screen.getByRole('button', { name: /^Add charge for Fuel/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show the whole checklist' }));
  expect(await screen.findByText(/^Signed by both on/)).toBeVisible();
});

test('a trip that somebody else ends says who did, and keeps the input', async () => {
  const kept = serve(ongoing());
  answer(tripPlanningEndpoints.history, [
    { list: [{ at: '2026-03-04T10:05:00.000Z', kind: 'ended', changedBy: 'ali@noor.example' }] },
  ]);
  const { user, portal } = renderPage(path);
  await user.type(await screen.findByLabelText('Current kilometre'), '12,750');
  kept.trip = completed();
  act(() => portal.events.emit('trip:changed', { bookingId: buildId(501), status: 'COMPLETED' }));
  expect(await screen.findByText('T-000001 has ended')).toBeVisible();
  expect(await screen.findByText(/^T-000001 was ended on .* by ali@noor\.example\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What you had typed' })).toBeVisible();
  expect(screen.getByText('12,750')).toBeVisible();
});

test.each([
  ['INCOMPLETE', 'T-000001 has not started yet'],
  ['CANCELLED', 'T-000001 was cancelled'],
])('a trip that is %s cannot be ended', async (status, title) => {
  serve(ongoing({ status }));
  renderPage(path);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test("another company's trip, or none, is reported as missing; without a company nothing is requested", async () => {
  serve(ongoing());
  answer(srmBookingEndpoints.get, [refusal({ status: 404, detail: 'This trip was not found.' })]);
  answer(companyEndpoints.get, [refusal({ status: 500, detail: '' })]);
  renderPage(path);
  expect(await screen.findByRole('heading', { name: 'Trip not found' })).toBeVisible();
});
