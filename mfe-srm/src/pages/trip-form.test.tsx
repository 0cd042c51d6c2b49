import 'fake-indexeddb/auto';
import {
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmPaymentEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCanvas } from '../testing/canvas';
import { aVehicle, openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { serveDesk } from '../testing/trip-desk';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
  fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

const edit = (step = '') => `/srm/trips/edit/${buildId(500)}${step && `?step=${step}`}`;
// One reading of the clock: with two, a millisecond between them makes it a fourth day.
const now = Date.now();
const inTwoDays = new Date(now + 2 * 86_400_000).toISOString();
const inFiveDays = new Date(now + 5 * 86_400_000).toISOString();
const whole = { vehicle: aVehicle(1), bookingStartDate: inTwoDays, bookingEndDate: inFiveDays };
const row = (name: string | RegExp) => screen.findByRole('listitem', { name });

test('a trip begins with its time and a vehicle, and continues with its customer', async () => {
  const { attached } = serveDesk();
  const { user, router, container } = renderPage(
    '/srm/trips/new?from=2030-03-01T06:00:00Z&to=2030-03-02T06:00:00Z',
  );
  expect(await screen.findByLabelText('From')).toHaveValue('2030-03-01T10:00');
  expect(await row('DXB A 1')).toHaveTextContent(/AED\s250/);
  await user.click(screen.getByRole('button', { name: '1 week' }));
  expect(screen.getByLabelText('Until')).toHaveValue('2030-03-08T10:00');
  await waitFor(async () => expect(await row('DXB A 1')).toHaveTextContent(/AED\s1,500/));
  expect((await axe(container)).violations).toEqual([]);
  await user.click(within(await row('DXB A 2')).getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('T-000012')).toBeVisible();
  expect(router.state.location.pathname).toBe(edit());
  expect(attached.at(-1)?.body).toEqual({
    vehicleId: buildId(2),
    bookingStartDate: '2030-03-01T06:00:00.000Z',
    bookingEndDate: '2030-03-08T06:00:00.000Z',
  });
  expect(screen.getByRole('link', { name: 'Customer' })).toHaveAttribute('aria-current', 'step');
});

test('an invalid time shows an error next to its field, and nothing is requested', async () => {
  serveDesk();
  const { user } = renderPage('/srm/trips/new?from=2030-03-01T06:00:00Z');
  const end = await screen.findByLabelText('Until');
  await user.clear(end);
  await user.type(end, '2030-02-01T10:00');
  expect(await screen.findByText('Choose an end after the start')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose' })).not.toBeInTheDocument();
});

test('a faster agent is named, with the next free time and similar vehicles', async () => {
  serveDesk();
  const next = { bookingStartDate: '2030-03-04T06:00:00.000Z', bookingEndDate: '2030-03-05T06:00:00.000Z' };
  const text = 'DXB A 1 is taken by T-000009 until 4 Mar 2030, 09:00';
  const taken = refusal({
    status: 409,
    code: 'period_taken',
    detail: text,
    errors: [{ path: 'bookingStartDate', message: text }],
    taken: { nextFree: next, similar: [{ vehicle: aVehicle(7) }] },
  });
  const sent = answer(srmVehicleEndpoints.attach, [taken, taken, { bookingId: buildId(500) }]);
  const { user, container } = renderPage('/srm/trips/new?from=2030-03-01T06:00:00Z');
  await user.click(within(await row('DXB A 1')).getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(/It is free from Mar 4, 2030/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(within(await row('DXB A 7')).getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)?.body).toMatchObject({ vehicleId: buildId(7) });
  await user.click(await screen.findByRole('button', { name: 'Use this time' }));
  expect(await screen.findByText('T-000012')).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({ vehicleId: buildId(7), ...next });
});

test('a server without availability still lists its vehicles', async () => {
  serveDesk();
  answer(tripPlanningEndpoints.availableVehicles, [notThere()]);
  answer(srmVehicleEndpoints.list, [
    { list: [aVehicle(3)], page: 1, limit: 7, total: 1, totalNumberOfPages: 1 },
  ]);
  renderPage('/srm/trips/new?from=2030-03-01T06:00:00Z');
  expect(await row('DXB A 3')).toHaveTextContent(/AED\s250/);
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

test('a customer is found and chosen; caution asks for a reason', async () => {
  const { chosen } = serveDesk(whole);
  answer(srmCustomerEndpoints.isSpammed, [{ isSpammed: true, count: 2, reasons: ['Vehicle Lost'] }]);
  const { user, container } = renderPage(edit());
  await user.type(await screen.findByRole('searchbox'), 'asha');
  await waitFor(() => expect(screen.queryByText('Omar Aziz')).not.toBeInTheDocument());
  await user.click(within(await row('Asha Rao')).getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('2 earlier trips call for caution')).toBeVisible();
  expect(screen.getByText('Vehicle Lost')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue with this customer' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Why do you still rent/ })).toBeInvalid());
  expect(chosen).toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /Why do you still rent/ }), 'Paid a deposit');
  await user.click(screen.getByRole('button', { name: 'Continue with this customer' }));
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(chosen.at(-1)?.body).toEqual({
    bookingId: buildId(500),
    customerId: buildId(11),
    spamReason: 'Paid a deposit',
  });
});

test('a new customer is entered in place with the contact alone', async () => {
  const { chosen } = serveDesk(whole);
  const made = answer(srmCustomerEndpoints.create, [{ customerId: buildId(12) }]);
  const { user } = renderPage(edit('customer'));
  await user.click(await screen.findByRole('button', { name: 'New customer' }));
  await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Omar Aziz');
  await user.type(screen.getByLabelText(/Phone/), '501234567');
  expect(screen.getByRole('textbox', { name: 'E-mail (optional)' })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Add and choose' }));
  expect(await screen.findByRole('heading', { name: 'Omar Aziz' })).toBeVisible();
  expect(made.map(({ body }) => body)).toMatchObject([{ customerName: 'Omar Aziz', email: '' }]);
  expect(chosen.at(-1)?.body).toEqual({ bookingId: buildId(500), customerId: buildId(12) });
});

test('the payment shows the price line by line and what remains, and limits the advance to the rental', async () => {
  const { paid, tied } = serveDesk({
    ...whole,
    customer: { customerId: buildId(11), customerName: 'Asha Rao' },
  });
  const { user, container } = renderPage(edit());
  expect((await screen.findAllByText(/3 days at AED\s250/))[0]).toBeVisible();
  await user.type(screen.getByLabelText(/Paid in advance/), '800');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText('Enter at most the rental'))[0]).toBeVisible();
  expect(paid).toHaveLength(0);
  await user.clear(screen.getByLabelText(/Paid in advance/));
  await user.type(screen.getByLabelText(/Paid in advance/), '200');
  expect(screen.getByText(/AED\s550/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Security deposit' }));
  await user.type(screen.getByLabelText('Amount of the deposit'), '1,000');
  await user.selectOptions(screen.getByLabelText('Advance paid by'), 'Card');
  await user.selectOptions(screen.getByLabelText('Deposit taken by'), 'Bank transfer');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Odometer')).toBeVisible();
  expect(paid.at(-1)?.body).toEqual({
    bookingId: buildId(500),
    currency: 'AED',
    advanceAmount: '200',
    remainingAmount: '550',
    securityDeposit: { enabled: true, amountInAED: '1000' },
    advanceMethod: 'card',
    depositMethod: 'bank_transfer',
  });
  expect(tied.at(-1)?.body).toMatchObject({ paymentId: buildId(90), bookingStartDate: inTwoDays });
});

test('leaving asks about unsaved payment input, and a refusal shows next to its field', async () => {
  serveDesk({ ...whole, customer: { customerId: buildId(11) } });
  const text = 'More than the rental of AED 750.';
  answer(srmPaymentEndpoints.create, [
    refusal({
      status: 422,
      code: 'advance_above_total',
      detail: text,
      errors: [{ path: 'advanceAmount', message: text }],
    }),
  ]);
  const { user } = renderPage(edit('payment'));
  await screen.findAllByText(/3 days at AED\s250/);
  await user.type(screen.getByLabelText(/Paid in advance/), '700');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.getByLabelText(/Paid in advance/)).toHaveValue('700');
  await user.click(screen.getByRole('link', { name: /^Vehicle/ }));
  const confirmation = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(confirmation).getByRole('button', { name: 'Leave' }));
  expect(await row('DXB A 1')).toBeVisible();
});

const agreed = {
  ...whole,
  customer: { customerId: buildId(11), customerName: 'Asha Rao' },
  payment: { paymentId: buildId(90) },
};

test('a trip whose time has come starts; a refusal says what prevents it', async () => {
  const { done } = serveDesk({ ...agreed, bookingStartDate: new Date().toISOString() });
  Object.assign(done, { checkList: true, contract: true });
  const sent = answer(srmBookingEndpoints.updateStatus, [
    refusal({
      status: 409,
      code: 'documents_expired',
      detail: 'The driving licence of Asha Rao has expired.',
    }),
    { status: 'ONGOING' },
  ]);
  answer(srmBookingEndpoints.list, [{ list: [], page: 1, limit: 7, total: 0, totalNumberOfPages: 0 }]);
  const { user, router } = renderPage(edit());
  await user.click(await screen.findByRole('button', { name: 'Start the trip' }));
  expect(await screen.findByText('The driving licence of Asha Rao has expired.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start the trip' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/ongoing-trips'));
  expect(sent.at(-1)?.body).toEqual({ bookingId: buildId(500), status: 'ONGOING' });
});

test('a trip that was started in another tab says so, and so does a missing one', async () => {
  serveDesk({ ...agreed, status: 'ONGOING' });
  const { unmount } = renderPage(edit());
  expect(await screen.findByRole('heading', { name: 'T-000012 is under way' })).toBeVisible();
  unmount();
  answer(srmBookingEndpoints.get, [refusal({ status: 404, detail: 'This trip is not here' })]);
  renderPage(`/srm/trips/edit/${buildId(501)}`);
  expect(await screen.findByRole('heading', { name: 'This trip is not here' })).toBeVisible();
});

describe('a trip that a colleague cancels while its form is open', () => {
  const happened = {
    list: [
      {
        at: '2026-03-01T10:05:00.000Z',
        kind: 'cancelled' as const,
        changedBy: 'ali@noor.example',
        reason: 'The customer does not come',
      },
    ],
  };
  const cancel = (trip: Record<string, unknown>) =>
    Object.assign(trip, { status: 'CANCELLED', label: null, cancelReason: 'The customer does not come' });
  async function expectClosed() {
    expect(await screen.findByRole('heading', { name: 'T-000012 was cancelled' })).toBeVisible();
    expect(await screen.findByText(/^T-000012 was cancelled on .* by ali@noor\.example\.$/)).toBeVisible();
    expect(screen.getByText('Reason: The customer does not come')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New trip with this customer' })).toHaveAttribute(
      'href',
      `/srm/trips/new?customerId=${buildId(11)}`,
    );
  }

  test('the form closes at once on the live event, and shows the input', async () => {
    const { trip } = serveDesk(agreed);
    answer(tripPlanningEndpoints.history, [happened]);
    const { user, portal, container } = renderPage(edit('payment'));
    await user.type(await screen.findByLabelText(/Paid in advance/), '150');
    cancel(trip);
    act(() => portal.events.emit('trip:changed', { bookingId: buildId(999), status: 'CANCELLED' }));
    expect(screen.getByLabelText(/Paid in advance/)).toHaveValue('150');
    act(() => portal.events.emit('trip:changed', { bookingId: buildId(500), status: 'CANCELLED' }));
    await expectClosed();
    expect(screen.getByRole('heading', { name: 'What you had typed' })).toBeVisible();
    expect(screen.getByText('150')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith(expect.stringContaining(': 150'));
    expect((await axe(container)).violations).toEqual([]);
  });

  test('the form closes on the next refused call', async () => {
    const { trip } = serveDesk(agreed);
    answer(tripPlanningEndpoints.history, [happened]);
    answer(srmPaymentEndpoints.update, [
      () => {
        cancel(trip);
        return refusal({ status: 409, code: 'trip_transition', detail: 'T-000012 was cancelled.' });
      },
    ]);
    const { user } = renderPage(edit('payment'));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await expectClosed();
  });
});

describe('documents that expire too early', () => {
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const holder = (drivingLicenseExpireDate: string) => ({
    ...agreed,
    customer: {
      customerId: buildId(11),
      customerName: 'Asha Rao',
      drivingLicenseNumber: 'L1',
      drivingLicenseExpireDate,
    },
  });
  const blocking = 'Asha Rao: the trip cannot start with these documents';

  test('early expiry shows where the customer is chosen, with a link to correct it', async () => {
    serveDesk(holder(day(-30)));
    const { user, container } = renderPage(edit('customer'));
    expect(await screen.findByText(blocking)).toBeVisible();
    expect(screen.getByText(/^The driving licence expired on/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit the customer' })).toHaveAttribute(
      'href',
      `/srm/customer-details/${buildId(11)}?part=edit`,
    );
    expect((await axe(container)).violations).toEqual([]);
    // Nothing blocks the work before the start.
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText(/Paid in advance/)).toBeVisible();
    expect(screen.getByText(blocking)).toBeVisible();
  });

  test('documents are checked against the dates as they are chosen', async () => {
    serveDesk(holder(day(4)));
    renderPage(edit('payment'));
    expect(await screen.findByText('Asha Rao: a document expires during the trip')).toBeVisible();
    expect(screen.getByText(/before the vehicle is back on/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: `${day(22)}T10:00` } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: `${day(20)}T10:00` } });
    expect(await screen.findByText(blocking)).toBeVisible();
    expect(screen.getByText(/^The driving licence expires on .*, before the trip begins on/)).toBeVisible();
  });

  test('valid documents are not mentioned, nor is a customer without any', async () => {
    serveDesk(holder(day(400)));
    const { unmount } = renderPage(edit('customer'));
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    expect(screen.queryByText(/documents|ends during/)).not.toBeInTheDocument();
    unmount();
    serveDesk(agreed);
    renderPage(edit('customer'));
    expect(await screen.findByText('Neither a driving licence nor a passport is entered.')).toBeVisible();
  });
});

test('a draft with customer and dates is reserved from its form, and released again', async () => {
  const { trip } = serveDesk({ ...agreed, heldUntil: inTwoDays });
  const reserve = (reservation: object | null) =>
    Object.assign(trip, {
      label: reservation ? 'RESERVED' : 'DRAFT',
      reservation,
      heldUntil: reservation ? null : inTwoDays,
    });
  const confirmed = answer(tripPlanningEndpoints.confirmReservation, [
    () => reserve({ isPaid: false, isSigned: false, confirmedAt: '2026-03-01T10:00:00.000Z' }),
  ]);
  const released = answer(tripPlanningEndpoints.releaseReservation, [() => reserve(null)]);
  const { user } = renderPage(edit('payment'));
  await user.click(await screen.findByRole('button', { name: 'Confirm reservation' }));
  expect(await screen.findByText('Keeps its vehicle until it starts or is cancelled')).toBeVisible();
  expect(confirmed.map(({ body }) => body)).toEqual([{ bookingId: buildId(500) }]);
  await user.click(screen.getByRole('button', { name: 'Release reservation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release T-000012?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'He is unsure');
  await user.click(dialog.getByRole('button', { name: 'Release reservation' }));
  expect(await screen.findByText(/^Holds the vehicle until/)).toBeVisible();
  expect(released.map(({ body }) => body)).toEqual([{ bookingId: buildId(500), reason: 'He is unsure' }]);
});
