import {
  enquiryEndpoints,
  srmBookingEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { aTrip } from '../testing/trips';

useTestServer();
const HOUR = 3_600_000;
/** Noon in the Emirates: no hour of the test belongs to another day. */
const now = Date.parse('2026-03-02T08:00:00.000Z');
const at = (hours: number): string => new Date(now + hours * HOUR).toISOString();

beforeEach(() => {
  openArea();
  jest.useFakeTimers({ now, advanceTimers: true });
  answer(srmBookingEndpoints.analytics, [{ ongoingTrips: 2, outstanding: '250', revenue: '900' }]);
  answer(tripPlanningEndpoints.alerts, [{ list: [] }]);
  answer(enquiryEndpoints.list, [{ list: [], page: 1, limit: 1, total: 2, totalNumberOfPages: 2 }]);
});
afterEach(() => jest.useRealTimers());

const late = aTrip(1, { label: 'OVERDUE', bookingEndDate: at(-3) });
const reserved = aTrip(2, {
  status: 'INCOMPLETE',
  label: 'RESERVED',
  isReady: true,
  bookingStartDate: at(1.25),
  bookingEndDate: at(48),
});
const arriving = aTrip(3, { label: 'DUE_TODAY', bookingEndDate: at(1.5) });

test('the late trips come first, the others stand in their hour, each with its next action', async () => {
  answer(tripPlanningEndpoints.today, [{ list: [late, reserved, arriving], total: 3 }]);
  const { container } = renderPage('/srm/today');
  const lateOnes = within(await screen.findByRole('list', { name: 'Late' }));
  expect(lateOnes.getByText('Overdue 3 h')).toBeVisible();
  expect(lateOnes.getByRole('button', { name: 'End trip' })).toBeVisible();
  const oneClock = within(screen.getByRole('list', { name: /1:00\sPM/ }));
  expect(oneClock.getAllByRole('listitem').map((row) => row.getAttribute('aria-labelledby'))).toHaveLength(2);
  expect(oneClock.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(oneClock.getByText('Handover')).toBeVisible();
  expect(oneClock.getAllByRole('link', { name: /\+971/ })[0]).toHaveAttribute('href', 'tel:+971501234567');
  expect(screen.getByText('1 handover \u00b7 1 return')).toBeVisible();
  expect(screen.getByRole('link', { name: /Still to be paid AED\s250/ })).toBeVisible();
  expect(await screen.findByText('2 unanswered enquiries')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/enquiries');
  expect((await axe(container)).violations).toEqual([]);
});

test('a day without tasks says so', async () => {
  answer(tripPlanningEndpoints.today, [{ list: [], total: 0 }]);
  renderPage('/srm/today');
  expect(await screen.findByText('Nothing is due today')).toBeVisible();
});

test('a failure can be tried again', async () => {
  answer(tripPlanningEndpoints.today, [refusal({ status: 500, detail: '' }), { list: [late], total: 1 }]);
  const { user } = renderPage('/srm/today');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Late' })).toBeVisible();
});

test('a trip is started from its row, without leaving the page', async () => {
  answer(tripPlanningEndpoints.today, [{ list: [reserved], total: 1 }]);
  const started = answer(srmBookingEndpoints.updateStatus, [{ status: 'ONGOING', version: 2 }]);
  const { user } = renderPage('/srm/today');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Start the trip' }));
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]?.body).toEqual({ bookingId: reserved.bookingId, status: 'ONGOING' });
});

test('deposits to return and vehicles with documents that run out have their next action', async () => {
  answer(srmBookingEndpoints.analytics, [{ depositsDue: 1, expiringDocuments: 1, serviceDue: 0 }]);
  answer(tripPlanningEndpoints.today, [{ list: [], total: 0 }]);
  const page = { page: 1, limit: 7, total: 1, totalNumberOfPages: 1 };
  const closed = aTrip(4, { status: 'COMPLETED', depositDueAt: at(48) });
  const trips = answer(srmBookingEndpoints.list, [{ ...page, list: [closed] }]);
  const vehicles = answer(srmVehicleEndpoints.list, [
    {
      ...page,
      list: [
        {
          vehicleId: buildId(70),
          vehicleRegistrationNumber: 'DXB K 7',
          alerts: [{ kind: 'registration', unit: 'day', left: 6, at: 7 }],
        },
      ],
    },
  ]);
  const { container } = renderPage('/srm/today');
  const deposits = within(await screen.findByRole('list', { name: '1 deposit to return' }));
  expect(deposits.getByText('Due Mar 4, 2026')).toBeVisible();
  expect(deposits.getByRole('link', { name: 'Return deposit' })).toHaveAttribute(
    'href',
    expect.stringContaining(`trip=${closed.bookingId}`),
  );
  const due = within(await screen.findByRole('list', { name: 'Documents and services due' }));
  expect(due.getByText('Registration in 6 days')).toBeVisible();
  expect(due.getByRole('link', { name: 'Update' })).toHaveAttribute(
    'href',
    `/srm/manage-vehicles/edit/${buildId(70)}`,
  );
  expect(trips[0]?.query).toMatchObject({ figure: 'depositsDue' });
  expect(vehicles[0]?.query).toMatchObject({ due: 'papers' });
  expect((await axe(container)).violations).toEqual([]);
});

test('a wall screen shows the day in columns, without money and phone numbers, and is left again', async () => {
  answer(srmBookingEndpoints.analytics, [{ ongoingTrips: 2, outstanding: '250', depositsDue: 1 }]);
  answer(tripPlanningEndpoints.today, [{ list: [late, reserved, arriving], total: 3 }]);
  const page = { page: 1, limit: 7, total: 9, totalNumberOfPages: 2 };
  answer(srmBookingEndpoints.list, [
    { ...page, list: [aTrip(4, { status: 'COMPLETED', depositDueAt: at(48) })] },
  ]);
  const { user, container } = renderPage('/srm/today');
  await user.click(await screen.findByRole('link', { name: 'Wall screen' }));
  const lateOnes = within(await screen.findByRole('list', { name: 'Late 1' }));
  expect(lateOnes.getByText('Overdue 3 h')).toBeVisible();
  for (const name of ['Handovers 1', 'Returns 1', 'Deposits due back 9'])
    expect(await screen.findByRole('list', { name })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  expect(screen.getByText(/2 unanswered enquiries/)).toBeVisible();
  expect(screen.queryByText(/AED|\+971/)).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave the wall screen' }));
  expect(await screen.findByRole('link', { name: 'Wall screen' })).toBeVisible();
});

test('the clock of the wall screen moves as the minute begins, and what becomes late moves to the late ones', async () => {
  answer(tripPlanningEndpoints.today, [{ list: [arriving], total: 1 }]);
  jest.setSystemTime(Date.parse(arriving.bookingEndDate ?? '') - 1_500);
  renderPage('/srm/today?view=wall');
  expect(await screen.findByRole('list', { name: 'Returns 1' })).toBeVisible();
  expect(await screen.findByText(/2 unanswered enquiries/)).toBeVisible();
  expect(screen.getByText(/1:29\sPM/)).toBeVisible();
  act(() => jest.advanceTimersByTime(1_600));
  expect(screen.getAllByText(/1:30\sPM/)).toHaveLength(2);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('list', { name: 'Late 1' })).toBeVisible();
});
