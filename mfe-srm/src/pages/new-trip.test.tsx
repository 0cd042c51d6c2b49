import 'fake-indexeddb/auto';
import { enquiryEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { aVehicle, openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { serveDesk } from '../testing/trip-desk';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
});

test('a trip for an enquiry lasts the requested days, from the usual hour, and continues with its customer', async () => {
  const { attached } = serveDesk();
  const requests = answer(enquiryEndpoints.get, [
    {
      _id: buildId(70),
      name: 'Anna Petrova',
      status: 'CONTACTED',
      createdAt: '2030-03-01T08:00:00.000Z',
      rentalStartDate: '2030-03-05T00:00:00.000Z',
      rentalEndDate: '2030-03-08T00:00:00.000Z',
      history: [],
    },
  ]);
  const { user, router } = renderPage(`/srm/trips/new?enquiryId=${buildId(70)}`);
  expect(await screen.findByText('Trip for the enquiry of Anna Petrova')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(screen.getByLabelText('From')).toHaveValue('2030-03-05T10:00');
  expect(screen.getByLabelText('Until')).toHaveValue('2030-03-08T10:00');
  const vehicle = await screen.findByRole('listitem', { name: 'DXB A 1' });
  await user.click(within(vehicle).getByRole('button', { name: 'Choose' }));
  expect(await screen.findByRole('link', { name: 'Customer' })).toHaveAttribute('aria-current', 'step');
  expect(router.state.location.search).toBe('?step=customer');
  expect(attached.at(-1)?.body).toEqual({
    vehicleId: buildId(1),
    enquiryId: buildId(70),
    bookingStartDate: '2030-03-05T06:00:00.000Z',
    bookingEndDate: '2030-03-08T06:00:00.000Z',
  });
});

test('a trip with a known customer takes them as well, but not because an address says so', async () => {
  const { chosen } = serveDesk();
  const first = renderPage(`/srm/trips/new?customerId=${buildId(11)}`);
  const vehicle = await screen.findByRole('listitem', { name: 'DXB A 1' });
  await first.user.click(within(vehicle).getByRole('button', { name: 'Choose' }));
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(chosen.at(-1)?.body).toEqual({ bookingId: buildId(500), customerId: buildId(11) });
  first.unmount();

  const { chosen: again } = serveDesk({ vehicle: aVehicle(1) });
  renderPage(`/srm/trips/edit/${buildId(500)}?step=customer&customerId=${buildId(11)}`);
  expect(await screen.findByText('Preselected customer')).toBeVisible();
  expect(again).toHaveLength(0);
});

test('by keyboard, Enter takes the only match of the plate, and the focus goes on to what comes next', async () => {
  const { chosen } = serveDesk();
  const { user } = renderPage(`/srm/trips/new?customerId=${buildId(11)}`);
  const search = await screen.findByRole('searchbox');
  await screen.findByRole('listitem', { name: 'DXB A 1' });
  expect(search).toHaveFocus();
  await user.keyboard('{Enter}');
  const row = (plate: string) => within(screen.getByRole('listitem', { name: plate })).getByRole('button');
  expect(row('DXB A 1')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row('DXB A 2')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(chosen).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Continue|Copy link/));
});
