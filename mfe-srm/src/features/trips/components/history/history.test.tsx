import { lookupEndpoints, srmBookingEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { buildId, renderAgentPage } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../../../../remote';
import { aVehicle, openArea, serveLookups } from '../../../../testing/fleet';
import { renderPage } from '../../../../testing/render-page';
import { aTrip } from '../../../../testing/trips';
import { TripHistory } from '../../../../entities/trip/components/history/TripHistory';

useTestServer();
beforeEach(() => void openArea());

const buildPage = (total: number, page: number) => ({
  list: Array.from({ length: Math.min(7, total - (page - 1) * 7) }, (_, at) =>
    aTrip((page - 1) * 7 + at + 1, { status: 'COMPLETED' }),
  ),
  page,
  limit: 7,
  total,
  totalNumberOfPages: Math.ceil(total / 7),
});

test('the trips of a customer show the newest first, page by page', async () => {
  const requests = answer(srmBookingEndpoints.list, [({ query }) => buildPage(9, Number(query.page))]);
  const Component = () => <TripHistory customerId={buildId(701)} />;
  const { user, container } = renderAgentPage({ ...remote, routes: [{ path: '/here', Component }] }, '/here');
  const list = await screen.findByRole('list', { name: 'Trips' });
  expect(within(list).getByRole('link', { name: 'T-000001' })).toHaveAttribute(
    'href',
    `/srm/completed-trips?trip=${buildId(501)}`,
  );
  expect(within(list).getByText('Kia SUV \u00b7 DXB A 1')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'T-000009' })).toBeVisible();
  expect(requests.at(-1)?.query).toEqual({
    customerId: buildId(701),
    page: '2',
    limit: '7',
    sortBy: 'createdAt',
    sortOrder: 'DESC',
  });
});

test.each([
  [() => buildPage(0, 1), 'No trips yet'],
  [() => notThere(), 'This server has no list of trips.'],
  [() => refusal({ status: 500, detail: '' }), 'Failed to fetch the trips'],
])('an empty history says why', async (result, title) => {
  serveLookups();
  answer(lookupEndpoints.vehicleTypes, [[]]);
  answer(srmVehicleEndpoints.get, [aVehicle(1)]);
  answer(srmBookingEndpoints.list, [result()]);
  renderPage(`/srm/manage-vehicles/edit/${buildId(1)}?part=trips`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
