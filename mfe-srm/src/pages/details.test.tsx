import {
  DAY,
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmInvoiceEndpoints,
  srmPositionEndpoints,
  srmLedgerEndpoints,
  srmTripDocumentEndpoints,
  tripPlanningEndpoints,
  type TripHappening,
  type TripRecord,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { aTrip, serveTrips } from '../testing/trips';

useTestServer();
beforeEach(() => {
  openArea();
  answer(srmLedgerEndpoints.get, [notThere()]);
  answer(srmCheckListEndpoints.get, [notThere()]);
});

const closed = aTrip(1, {
  status: 'COMPLETED',
  invoiceId: buildId(900),
  closing: {
    returnedAt: '2026-03-04T07:00:00.000Z',
    customerStatus: 'Payment Pending',
    settlement: {
      rental: '750',
      driven: 700,
      extraKilometres: 100,
      extraKilometreCharge: '150',
      lateHours: 0,
      lateFee: '0',
      charges: '0',
      fines: '200',
      salik: '8',
      discount: '50',
      total: '1058',
      paid: '500',
      balance: '558',
    },
  },
});

/** The list last, because its path would otherwise match a trip's. */
function serveOne(trip: Parameters<typeof answer>[1][number], list: TripRecord[]) {
  answer(srmBookingEndpoints.get, [trip]);
  serveTrips(list);
}

function serveDocuments() {
  answer(tripPlanningEndpoints.contract, [{ bookingId: buildId(501), signedAt: '2026-03-01T05:00:00.000Z' }]);
  answer(srmInvoiceEndpoints.electronic, [{ list: [] }]);
  answer(srmInvoiceEndpoints.list, [
    {
      list: [
        {
          invoiceId: buildId(900),
          kind: 'INVOICE',
          number: 'INV-000007',
          bookingId: buildId(501),
          issuedAt: '2026-03-04T07:10:00.000Z',
          currency: 'AED',
          net: '1007.62',
          tax: '50.38',
          gross: '1058',
          taxes: [],
          lines: [],
        },
      ],
    },
  ]);
}

test('a link opens the details of a trip over its list: settlement and documents', async () => {
  serveOne(closed, [closed]);
  serveDocuments();
  const { user, router } = renderPage('/srm/completed-trips?sort=total-desc');
  await user.click(await screen.findByRole('link', { name: 'Customer 1' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'T-000001' }));
  expect(drawer.getByText('Payment Pending')).toBeVisible();
  expect(drawer.getByText(/^AED\s1,058$/)).toBeVisible();
  expect(drawer.getByText(/^\u2212AED\s50$/)).toBeVisible();
  expect(drawer.queryByText('Late return')).not.toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Customer 1' })).toHaveAttribute(
    'href',
    `/srm/customer-details/${buildId(701)}`,
  );
  expect(await drawer.findByRole('button', { name: 'Tax invoice INV-000007' })).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Signed contract' })).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?sort=total-desc');
});

test('a trip that is not on the page is read by its address', async () => {
  serveOne({ ...aTrip(4), balance: '-6' }, []);
  answer(tripPlanningEndpoints.contract, [notThere()]);
  const { user } = renderPage(`/srm/ongoing-trips?trip=${buildId(504)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'T-000004' }));
  expect(await drawer.findByText('DXB A 4')).toBeVisible();
  expect(drawer.getByText('To be refunded').nextElementSibling).toHaveTextContent(/^AED\s6$/);
  expect(drawer.queryByText('Documents')).not.toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Extend' }));
  expect(await screen.findByRole('dialog', { name: 'Extend T-000004' })).toBeVisible();
});

test('the search goes on with a booking: the next day is suggested', async () => {
  const start = new Date(Date.now() + 3 * DAY).toISOString();
  const end = new Date(Date.now() + 5 * DAY).toISOString();
  const booking = { status: 'INCOMPLETE', version: 3, bookingStartDate: start, bookingEndDate: end } as const;
  serveOne(aTrip(4, booking), []);
  answer(tripPlanningEndpoints.quote, [{ isFree: true }]);
  const saved = answer(srmBookingEndpoints.move, [{ bookingId: buildId(504), version: 4 }]);
  const { user } = renderPage(`/srm/incomplete-trips?trip=${buildId(504)}&task=move`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change T-000004?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save the change' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const sent = saved[0]?.body as { bookingStartDate: string; bookingEndDate: string };
  const toMinute = (moment: number) => new Date(moment).toISOString().slice(0, 16);
  expect(sent.bookingStartDate.slice(0, 16)).toBe(toMinute(Date.parse(start) + DAY));
  expect(sent.bookingEndDate.slice(0, 16)).toBe(toMinute(Date.parse(end) + DAY));
});

test("another company's trip, or none, is reported as missing", async () => {
  serveOne(refusal({ status: 404, detail: 'This trip was not found.' }), []);
  const { user } = renderPage(`/srm/ongoing-trips?trip=${buildId(504)}`);
  expect(await screen.findByRole('heading', { name: 'Trip not found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the track of an ended trip opens for a purpose, in words, with each way to count', async () => {
  serveOne(closed, [closed]);
  serveDocuments();
  const stop = { latitude: 25.2, longitude: 55.27 };
  const hidden = { points: [], stops: [], distance: 0, isHidden: true };
  const requests = answer(srmPositionEndpoints.trip, [
    ({ query }) =>
      query.accessId
        ? {
            ...hidden,
            isHidden: false,
            points: [{ at: '2026-03-01T06:00:00Z', ...stop, speed: 0 }],
            stops: [{ from: '2026-03-01T06:00:00Z', to: '2026-03-01T06:30:00Z', ...stop }],
            distance: 41.5,
            deviceDistance: 42.1,
            readingDistance: 44,
          }
        : hidden,
  ]);
  const opened = answer(srmPositionEndpoints.openAccess, [
    {
      accessId: buildId(30),
      at: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 900_000).toISOString(),
      purpose: 'dispute' as const,
      from: '2026-03-01T06:00:00Z',
      to: '2026-03-02T06:00:00Z',
    },
  ]);
  const { user } = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  await user.click(await screen.findByRole('button', { name: 'Show where it drove' }));
  expect(await screen.findByText('The trip has ended, so its positions are hidden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'State a purpose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Why do you look?' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Purpose' }), 'dispute');
  await user.click(dialog.getByRole('button', { name: 'Record and show' }));
  expect(await screen.findByText('By the readings at handover and return')).toBeVisible();
  for (const km of ['41.5 km', '42.1 km', '44 km']) expect(screen.getByText(km)).toBeVisible();
  expect(screen.getByText(/10:00.*to.*10:30.*in Dubai/)).toBeVisible();
  expect(opened[0]?.body).toEqual({ purpose: 'dispute', bookingId: buildId(501) });
  expect(requests.at(-1)?.query).toMatchObject({ bookingId: buildId(501), accessId: buildId(30) });
});

test('a document that fails to load is reported', async () => {
  serveOne(closed, [closed]);
  serveDocuments();
  answer(srmInvoiceEndpoints.pdf, [refusal({ status: 500, detail: '' })]);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = jest.fn();
  const { user, portal } = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  portal.events.on('notice:raised', reported);
  await user.click(await screen.findByRole('button', { name: 'Tax invoice INV-000007' }));
  await waitFor(() =>
    expect(reported).toHaveBeenCalledWith({
      notice: expect.objectContaining({ title: srmInvoiceEndpoints.pdf.failure }),
    }),
  );
});

test('the details show alerts and history, with who did it', async () => {
  serveOne(closed, [closed]);
  serveDocuments();
  answer(tripPlanningEndpoints.alerts, [
    { list: [{ kind: 'mileage', severity: 'warning', figures: { driven: 900, planned: 300 } }] },
  ]);
  answer(tripPlanningEndpoints.history, [
    {
      list: [
        { at: '2026-03-03T06:00:00.000Z', kind: 'vehicle_swapped', plate: 'DXB B 2', reason: 'Flat tyre' },
        { at: '2026-03-01T06:00:00.000Z', kind: 'started', changedBy: 'desk@mail.example', kilometre: 42100 },
      ].map((happening) => ({ changedBy: null, ...happening })),
    },
  ]);
  renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Vehicle swapped') as string,
    expect.stringContaining('Trip started') as string,
  ]);
  expect(history.getByText('DXB B 2 \u00b7 Flat tyre')).toBeVisible();
  expect(history.getByText('42,100 km')).toBeVisible();
  expect(history.getByText('by desk@mail.example')).toBeVisible();
  expect(await screen.findByText('900 km driven; the rental includes 300 km.')).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
});

test('failing history and alerts are reported in place and retried; empty ones say so', async () => {
  serveOne(closed, [closed]);
  serveDocuments();
  const failed = refusal({ status: 500, detail: '' });
  answer(tripPlanningEndpoints.alerts, [failed, { list: [] }]);
  answer(tripPlanningEndpoints.history, [failed, { list: [] }]);
  const { user } = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  expect(await screen.findByText(tripPlanningEndpoints.alerts.failure)).toBeVisible();
  expect(await screen.findByText(tripPlanningEndpoints.history.failure)).toBeVisible();
  for (const text of ['No alerts.', 'This trip has no history.']) {
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    if (retry) await user.click(retry);
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('a new action shows in the history at once', async () => {
  const trip = aTrip(1, { status: 'INCOMPLETE', label: 'DRAFT', heldUntil: '2030-03-01T06:00:00.000Z' });
  serveTrips([trip]);
  answer(srmBookingEndpoints.get, [() => trip]);
  const list: TripHappening[] = [];
  answer(tripPlanningEndpoints.history, [() => ({ list })]);
  answer(tripPlanningEndpoints.confirmReservation, [
    () => {
      list.push({ at: '2026-03-01T10:00:00.000Z', kind: 'reservation_confirmed' });
      return trip;
    },
  ]);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = renderPage(`/srm/incomplete-trips?trip=${trip.bookingId}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'T-000001' }));
  await user.click(await drawer.findByRole('button', { name: 'Confirm reservation' }));
  expect(await drawer.findByText('Reservation confirmed')).toBeVisible();
});

test('a document goes to the customer by e-mail, or with a prepared message', async () => {
  const customer = { ...aTrip(1).customer, customerId: buildId(2), email: 'customer1@mail.example' };
  const reachable = { ...closed, customer };
  serveOne(reachable, [reachable]);
  serveDocuments();
  const sent = answer(srmTripDocumentEndpoints.send, [{ to: 'customer1@mail.example' }]);
  const { user } = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'T-000001' }));
  await user.click(await drawer.findByRole('button', { name: 'Send to the customer' }));
  const element = await screen.findByRole('dialog', { name: 'Send to the customer' });
  expect(await axe(element)).toHaveNoViolations();
  const dialog = within(element);
  const link = dialog.getByRole('link', { name: 'Write on WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('(trip T-000001): Signed contract.');
  await user.selectOptions(dialog.getByLabelText('Document'), 'Tax invoice INV-000007');
  await user.click(dialog.getByRole('button', { name: 'Send by e-mail' }));
  await waitFor(() => expect(element).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([
    { bookingId: buildId(501), kind: 'invoice', documentId: buildId(900) },
  ]);
});

test('a document of a customer without an e-mail address is printed or sent on WhatsApp', async () => {
  const customer = { ...aTrip(1).customer, customerId: buildId(2), email: '' };
  const reachable = { ...closed, customer };
  serveOne(reachable, [reachable]);
  serveDocuments();
  const { user } = renderPage(`/srm/completed-trips?trip=${buildId(501)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'T-000001' }));
  await user.click(await drawer.findByRole('button', { name: 'Send to the customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to the customer' }));
  expect(dialog.getByText(/^The customer has no e-mail address\. Print the document/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send by e-mail' })).toBeDisabled();
});
