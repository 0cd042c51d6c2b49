import { srmDamageEndpoints, srmVehicleEndpoints, type VehicleDamage } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
  answer(srmVehicleEndpoints.get, [aVehicle(1)]);
});

const path = `/srm/manage-vehicles/edit/${buildId(1)}?part=damages`;
const dent: VehicleDamage = {
  damageId: buildId(50),
  vehicleId: buildId(1),
  zone: 'boot',
  kind: 'dent',
  note: 'A hand wide',
  photos: [{ id: buildId(51), url: '/dent.png' }],
  since: '2026-03-01T10:00:00.000Z',
  bookingId: buildId(52),
  tripCode: 'T-000012',
};

test('damage is listed with its photos, marked as repaired, and stays in the history', async () => {
  const list = [dent];
  answer(srmDamageEndpoints.list, [() => ({ list })]);
  const repaired = { repairedAt: '2026-03-05T10:00:00.000Z', repairedBy: 'asha@al-noor.example' };
  const sent = answer(srmDamageEndpoints.repair, [
    refusal({ status: 409, detail: 'This damage was marked as repaired already.' }),
    ({ body }) => {
      list[0] = { ...dent, ...repaired, repairNote: (body as { note: string }).note };
      return list[0];
    },
  ]);
  const { user, container } = renderPage(path);
  const known = within(await screen.findByRole('list', { name: 'Known damages' }));
  expect(await known.findByText('Since Mar 1, 2026, trip T-000012')).toBeVisible();
  expect(known.getByText('A hand wide')).toBeVisible();
  expect(known.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/dent.png');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mark as repaired: Boot: Dent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Boot: Dent is repaired' }));
  await user.type(dialog.getByLabelText(/^Note/), 'Pulled and painted');
  await user.click(dialog.getByRole('button', { name: 'Mark as repaired' }));
  expect(await dialog.findByText('This damage was marked as repaired already.')).toBeVisible();
  expect(dialog.getByLabelText(/^Note/)).toHaveValue('Pulled and painted');
  await user.click(dialog.getByRole('button', { name: 'Mark as repaired' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.at(-1)?.body).toEqual({ damageId: buildId(50), note: 'Pulled and painted' });
  const history = within(await screen.findByRole('list', { name: 'Repaired' }));
  expect(history.getByText('Repaired on Mar 5, 2026, recorded by asha@al-noor.example')).toBeVisible();
  expect(screen.getByText('No damage is known')).toBeVisible();
});

test('a server without damage records says so; a failure can be retried', async () => {
  answer(srmDamageEndpoints.list, [notThere()]);
  const first = renderPage(path);
  expect(await screen.findByText('This server does not record damage')).toBeVisible();
  first.unmount();
  answer(srmDamageEndpoints.list, [refusal({ status: 400, detail: 'Boom' }), { list: [] }]);
  const { user } = renderPage(path);
  expect(await screen.findByText('Boom')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No damage is known')).toBeVisible();
});
