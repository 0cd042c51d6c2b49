import { srmVehicleEndpoints, type MaintenanceEntry } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
  answer(srmVehicleEndpoints.get, [aVehicle(1)]);
});

const path = `/srm/manage-vehicles/edit/${buildId(1)}?part=maintenance`;
const entry: MaintenanceEntry = {
  maintenanceId: buildId(50),
  vehicleId: buildId(1),
  kind: 'maintenance',
  note: 'New tyres',
  from: '2025-01-05T06:00:00.000Z',
  to: '2025-01-06T06:00:00.000Z',
  cost: '1250.50',
  kilometre: 12_000,
};

test("the log shows date, kind and cost, in the country's time", async () => {
  answer(srmVehicleEndpoints.maintenance, [{ list: [entry] }]);
  const { container } = renderPage(path);
  expect(await screen.findByText('Jan 5, 2025, 10:00 AM to Jan 6, 2025, 10:00 AM')).toBeVisible();
  expect(screen.getByText('New tyres')).toBeVisible();
  expect(screen.getByText(/12,000 km · AED\s1,250.50/)).toBeVisible();
  expect(screen.getByText('Past')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Maintenance and blocks' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('a time is blocked; a clash shows next to the field and nothing is lost', async () => {
  const list: MaintenanceEntry[] = [];
  answer(srmVehicleEndpoints.maintenance, [() => ({ list })]);
  const clash = 'The vehicle is blocked from 5 Jan 2025, 10:00 to 6 Jan 2025, 10:00 already.';
  const sent = answer(srmVehicleEndpoints.addMaintenance, [
    refusal({ status: 409, code: 'period_taken', detail: clash, errors: [{ path: 'from', message: clash }] }),
    () => {
      list.push(entry);
      return entry;
    },
  ]);
  const { user, container } = renderPage(path);
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Block a time' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Own use');
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '2025-01-05T10:00');
  await user.clear(screen.getByLabelText('Until'));
  await user.type(screen.getByLabelText('Until'), '2025-01-04T10:00');
  await user.type(screen.getByRole('textbox', { name: /What was done/ }), 'New tyres');
  await user.click(screen.getByRole('button', { name: 'Block' }));
  expect(await screen.findAllByText('Choose a date after the earlier one')).not.toHaveLength(0);
  expect(sent).toHaveLength(0);
  await user.clear(screen.getByLabelText('Until'));
  await user.type(screen.getByLabelText('Until'), '2025-01-06T10:00');
  await user.click(screen.getByRole('button', { name: 'Block' }));
  expect(await screen.findAllByText(clash)).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: /What was done/ })).toHaveValue('New tyres');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Jan 5, 2025, 10:00 AM to Jan 6, 2025, 10:00 AM')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({
    vehicleId: buildId(1),
    kind: 'own_use',
    note: 'New tyres',
    cost: null,
    kilometre: null,
    from: '2025-01-05T06:00:00.000Z',
    to: '2025-01-06T06:00:00.000Z',
  });
});

test('an entry is removed', async () => {
  const list = [entry];
  answer(srmVehicleEndpoints.maintenance, [() => ({ list })]);
  const sent = answer(srmVehicleEndpoints.removeMaintenance, [
    refusal({ status: 500, detail: 'Boom' }),
    () => {
      list.pop();
      return null;
    },
  ]);
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: /^Remove the block/ }));
  expect(await screen.findByText('Boom')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Remove the block/ }));
  expect(await screen.findByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  expect(sent.at(-1)?.query).toEqual({ maintenanceId: buildId(50) });
  await waitFor(() => expect(screen.queryByText('Boom')).not.toBeInTheDocument());
});

test('a server without a log says so', async () => {
  answer(srmVehicleEndpoints.maintenance, [notThere()]);
  renderPage(path);
  expect(
    await screen.findByRole('heading', { name: 'This server does not record maintenance' }),
  ).toBeVisible();
});
