import { srmVehicleEndpoints } from '@portal/shared/contract';
import type { Notice } from '@portal/shared/portal';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, hang, notThere, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea, serveFleet } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const row = async (plate: string) =>
  (await screen.findByRole('link', { name: plate })).closest('li[aria-labelledby]') as HTMLElement;
const many = (count: number) => Array.from({ length: count }, (_, at) => aVehicle(at + 10));

test('the list shows the data of a vehicle', async () => {
  const requests = serveFleet([
    aVehicle(1, {
      alerts: [
        { kind: 'registration', unit: 'day', left: 20, at: 30 },
        { kind: 'insurance', unit: 'day', left: 0, at: 0 },
        { kind: 'service', unit: 'kilometre', left: -120, at: 0 },
      ],
    }),
    aVehicle(2, { rentalDetails: null, vehiclePhoto: null }),
  ]);
  const { container } = renderPage('/srm/manage-vehicles');
  const first = within(await row('DXB A 1'));
  expect(screen.getByRole('heading', { level: 1, name: 'SRM Vehicles' })).toBeVisible();
  expect(first.getByText(/Kia/)).toBeVisible();
  expect(first.getByText('SUV')).toBeVisible();
  expect(first.getByText('12,000 km')).toBeVisible();
  expect(first.getByText('Registration in 20 days')).toBeVisible();
  expect(first.getByText('Insurance due today')).toBeVisible();
  expect(first.getByText('Service 120 km overdue')).toBeVisible();
  expect(first.getByText(/AED\s250/)).toBeVisible();
  expect(first.getByRole('img', { name: 'Photo of DXB A 1' })).toHaveAttribute('src', '/thumb.jpg');
  const second = within(await row('DXB A 2'));
  expect(second.getByText('Nothing due')).toBeVisible();
  expect(second.getByText('No rates')).toBeVisible();
  expect(screen.getByText('Showing 2 of 2 vehicles')).toBeVisible();
  expect(requests[0]?.query).toEqual({ page: '1', limit: '7', sortOrder: 'ASC', isFileUrlNeeded: 'true' });
  expect((await axe(container)).violations).toEqual([]);
});

test('search, order and pages are in the address and in the request', async () => {
  const requests = serveFleet(many(20));
  const { user, router } = renderPage('/srm/manage-vehicles?page=2');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 3 of 3')).toBeVisible();
  expect(screen.getByText('Showing 6 of 20 vehicles')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'A 12');
  expect(await screen.findByText('Showing 1 of 1 vehicle')).toBeVisible();
  expect(router.state.location.search).toBe('?search=A+12');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Service due first');
  await waitFor(() =>
    expect(requests.at(-1)?.query).toMatchObject({
      search: 'A 12',
      sortBy: 'nextServiceDate',
      sortOrder: 'ASC',
    }),
  );
  await user.type(screen.getByRole('searchbox'), ' zzz');
  expect(await screen.findByRole('heading', { name: /No vehicle matches/ })).toBeVisible();
  const clear = screen.getAllByRole('button', { name: 'Clear the search' }).at(-1);
  await user.click(clear as HTMLElement);
  expect(await screen.findByText('Showing 7 of 20 vehicles')).toBeVisible();
});

describe('when there is nothing to show', () => {
  test('a new fleet starts by adding a vehicle', async () => {
    serveFleet([]);
    const { container } = renderPage('/srm/manage-vehicles');
    expect(await screen.findByRole('heading', { name: 'No vehicles in your fleet yet' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Add vehicle' })[0]).toHaveAttribute(
      'href',
      '/srm/manage-vehicles/add',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a page beyond the last one leads to the last', async () => {
    serveFleet(many(3));
    renderPage('/srm/manage-vehicles?page=9');
    expect(await screen.findByText('Showing 3 of 3 vehicles')).toBeVisible();
  });

  test('the list shows that it loads', async () => {
    hang(srmVehicleEndpoints.list);
    renderPage('/srm/manage-vehicles');
    expect(await screen.findByText('Loading the vehicles')).toBeInTheDocument();
  });

  test('a list that fails to load can be retried', async () => {
    answer(srmVehicleEndpoints.list, [refusal({ status: 500, detail: '' })]);
    const { user } = renderPage('/srm/manage-vehicles');
    expect(await screen.findByRole('heading', { name: 'Failed to get vehicle list' })).toBeVisible();
    serveFleet(many(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('DXB A 10')).toBeVisible();
  });
});

describe('deleting', () => {
  test('deleting is done at once and can be undone, and the list reloads', async () => {
    const vehicles = [aVehicle(1), aVehicle(2)];
    serveFleet(vehicles);
    const sent = answer(srmVehicleEndpoints.remove, [
      () => {
        vehicles.shift();
        return null;
      },
    ]);
    const { user, portal } = renderPage('/srm/manage-vehicles');
    const notices: Notice[] = [];
    portal.events.on('notice:raised', ({ notice }) => notices.push(notice));
    await user.click(within(await row('DXB A 1')).getByRole('button', { name: 'Actions for DXB A 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Showing 1 of 1 vehicle')).toBeVisible();
    expect(notices).toMatchObject([{ undo: { kind: 'vehicleRemoved', subjectId: buildId(1) } }]);
    expect(sent.map(({ query }) => query)).toEqual([{ vehicleId: buildId(1) }]);
  });

  test('deleting says so if the server has no such call', async () => {
    serveFleet([aVehicle(1)]);
    answer(srmVehicleEndpoints.remove, [notThere()]);
    const { user, portal } = renderPage('/srm/manage-vehicles');
    const notices: Notice[] = [];
    portal.events.on('notice:raised', ({ notice }) => notices.push(notice));
    await user.click(within(await row('DXB A 1')).getByRole('button', { name: 'Actions for DXB A 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(notices).toEqual([{ title: 'There is nothing here', tone: 'destructive' }]));
  });
});

describe('the Excel file', () => {
  test("the Excel file is saved under the server's file name", async () => {
    serveFleet([aVehicle(1)]);
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:file';
    answer(srmVehicleEndpoints.downloadExcel, [
      () =>
        new Response('xlsx', {
          headers: { 'content-disposition': 'attachment; filename="fleet-2026.xlsx"' },
        }) as never,
    ]);
    const { user } = renderPage('/srm/manage-vehicles');
    await user.click(await screen.findByRole('button', { name: 'Download Excel' }));
    await waitFor(() => expect(saved).toEqual(['fleet-2026.xlsx']));
  });

  test('a failing Excel download is reported', async () => {
    serveFleet([aVehicle(1)]);
    answer(srmVehicleEndpoints.downloadExcel, [unreachable()]);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported = jest.fn();
    const { user, portal } = renderPage('/srm/manage-vehicles');
    portal.events.on('notice:raised', reported);
    await user.click(await screen.findByRole('button', { name: 'Download Excel' }));
    await waitFor(() =>
      expect(reported).toHaveBeenCalledWith({
        notice: expect.objectContaining({ title: 'Failed to download file. Please try again.' }),
      }),
    );
  });
});
