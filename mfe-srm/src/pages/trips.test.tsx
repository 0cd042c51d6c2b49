import { srmBookingEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, hang, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { aTrip, serveTrips } from '../testing/trips';

useTestServer();
beforeEach(() => openArea());

const row = async (customer: string) =>
  (await screen.findByRole('link', { name: customer })).closest('li[aria-labelledby]') as HTMLElement;

test('the list shows the data of an ongoing trip', async () => {
  const requests = serveTrips([
    aTrip(1, { label: 'OVERDUE', bookingEndDate: new Date(Date.now() - 5 * 3_600_000).toISOString() }),
    aTrip(2, { label: 'DUE_TODAY', balance: '0' }),
    aTrip(3, { customer: null, vehicle: null, balance: '-20', bookingStartDate: null }),
  ]);
  const { container } = renderPage('/srm/ongoing-trips');
  const first = within(await row('Customer 1'));
  expect(first.getByText('T-000001')).toBeVisible();
  expect(first.getByText('+971501234567')).toBeVisible();
  expect(first.getByText('DXB A 1')).toBeVisible();
  expect(first.getByText('Overdue 5 h')).toBeVisible();
  expect(first.getByText(/^AED\s250 to pay$/)).toBeVisible();
  const second = within(await row('Customer 2'));
  expect(second.getByText('Due today')).toBeVisible();
  expect(second.getByText('Mar 1, 2026, 10:00 AM')).toBeVisible();
  expect(second.getByText('Paid')).toBeVisible();
  const third = within(await row('No customer yet'));
  expect(third.getByText('No dates yet')).toBeVisible();
  expect(third.getByText(/20 to refund$/)).toBeVisible();
  expect(requests[0]?.query).toEqual({
    page: '1',
    limit: '7',
    sortOrder: 'ASC',
    sortBy: 'bookingEndDate',
    status: 'ONGOING',
  });
  expect((await axe(container)).violations).toEqual([]);
});

test('search, state and period are in the address and in the request', async () => {
  const requests = serveTrips([
    aTrip(1, { status: 'INCOMPLETE', label: 'DRAFT' }),
    aTrip(2, { status: 'INCOMPLETE', label: 'RESERVED' }),
    aTrip(3, { status: 'CANCELLED' }),
  ]);
  const { user, router } = renderPage('/srm/incomplete-trips?from=2026-03-01&to=2026-03-02');
  expect(await screen.findByText('Showing 2 of 2 trips')).toBeVisible();
  // Days in Dubai, including the last one.
  expect(requests[0]?.query).toMatchObject({
    bookingStartDate: '2026-02-28T20:00:00.000Z',
    bookingEndDate: '2026-03-02T20:00:00.000Z',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Reserved');
  expect(await screen.findByText('Showing 1 of 1 trip')).toBeVisible();
  expect(await row('Customer 2')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Cancelled');
  expect(await row('Customer 3')).toBeVisible();
  expect(router.state.location.search).toContain('status=CANCELLED');
  await user.type(screen.getByRole('searchbox'), 'nobody');
  expect(await screen.findByRole('heading', { name: 'No trip matches' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await row('Customer 3')).toBeVisible();
  expect(router.state.location.search).toBe('?status=CANCELLED');
});

test('the list has larger pages, and page by page', async () => {
  serveTrips(Array.from({ length: 15 }, (_, at) => aTrip(at + 1, { status: 'COMPLETED' })));
  const { user } = renderPage('/srm/completed-trips?page=2');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Trips on a page' }), '20');
  expect(await screen.findByText('Showing 15 of 15 trips')).toBeVisible();
});

test('a row leads to where the trip continues', async () => {
  serveTrips([aTrip(1)]);
  const { user, router } = renderPage('/srm/ongoing-trips?sort=total-desc');
  await user.click(within(await row('Customer 1')).getByRole('button', { name: 'Actions for T-000001' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Extend',
    'Swap vehicle',
    'Details',
  ]);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Customer 1' })).toHaveAttribute(
    'href',
    `/srm/ongoing-trips?sort=total-desc&trip=${buildId(501)}`,
  );
  await user.click(within(await row('Customer 1')).getByRole('button', { name: 'End trip' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/srm/end-trip/${buildId(501)}`));
});

describe('when there is nothing to show', () => {
  test.each([
    ['ongoing', 'No vehicle is out'],
    ['completed', 'No completed trips yet'],
    ['incomplete', 'No incomplete trips'],
  ])('%s trips begin with a new one', async (kind, title) => {
    serveTrips([]);
    const { container } = renderPage(`/srm/${kind}-trips`);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'New trip' })[0]).toHaveAttribute('href', '/srm/trips/new');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a page beyond the last one leads to the last', async () => {
    serveTrips([aTrip(1)]);
    renderPage('/srm/ongoing-trips?page=9');
    expect(await row('Customer 1')).toBeVisible();
  });

  test('the list shows that it loads', async () => {
    hang(srmBookingEndpoints.list);
    renderPage('/srm/ongoing-trips');
    expect(await screen.findByText('Loading the trips')).toBeInTheDocument();
  });

  test('a list that fails to load can be retried', async () => {
    answer(srmBookingEndpoints.list, [refusal({ status: 500, detail: '' })]);
    const { user } = renderPage('/srm/ongoing-trips');
    expect(await screen.findByRole('heading', { name: 'Failed to fetch the trips' })).toBeVisible();
    serveTrips([aTrip(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Customer 1')).toBeVisible();
  });
});

test('a missed reservation keeps its label and says so; the car is named by its model', async () => {
  serveTrips([
    aTrip(1, {
      status: 'INCOMPLETE',
      label: 'RESERVED',
      isReady: false,
      vehicle: aVehicle(1, { vehicleModel: 'Rio', modelYear: '2024' }),
    }),
  ]);
  renderPage('/srm/incomplete-trips');
  const row = await screen.findByRole('listitem', { name: 'Customer 1' });
  expect(row).toHaveTextContent('Reserved');
  expect(row).toHaveTextContent('Pickup overdue');
  expect(row).toHaveTextContent('Kia Rio 2024');
  expect(within(row).queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
});
