import { agentActionEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCustomer, serveCustomers } from '../testing/customers';
import { aVehicle, openArea, serveFleet } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => openArea());

test('selected vehicles are deleted; the refused one is named and retried, the others can be undone', async () => {
  serveFleet([aVehicle(1), aVehicle(2), aVehicle(3)]);
  const isBusy = { current: true };
  const sent = answer(srmVehicleEndpoints.remove, [
    ({ query }) =>
      query.vehicleId === buildId(2) && isBusy.current
        ? refusal({ status: 409, detail: 'It is on a trip' })
        : null,
  ]);
  const { user, container } = renderPage('/srm/manage-vehicles');
  await user.click(await screen.findByRole('checkbox', { name: 'Select DXB A 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select DXB A 2' }));
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete (2)' }));
  expect(sent).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('1 done')).toBeVisible();
  expect(dialog.getByText('DXB A 2')).toBeVisible();
  expect(dialog.getByText('It is on a trip')).toBeVisible();
  isBusy.current = false;
  await user.click(dialog.getByRole('button', { name: 'Try again for these' }));
  await waitFor(() => expect(dialog.queryByText('It is on a trip')).not.toBeInTheDocument());
  expect(sent.map(({ query }) => query.vehicleId)).toEqual([buildId(1), buildId(2), buildId(2)]);
  expect(dialog.getByText('2 done')).toBeVisible();
  const anAction = (number: number) => ({
    actionId: buildId(number + 10),
    kind: 'vehicleRemoved' as const,
    subjectId: buildId(number),
    name: `DXB A ${number}`,
    others: 0,
    at: '2026-11-28T08:00:00.000Z',
    params: {},
  });
  answer(agentActionEndpoints.list, [
    ({ query }) => ({ list: [anAction(query.subjectId === buildId(1) ? 1 : 2)] }),
  ]);
  const undone = answer(agentActionEndpoints.undo, [anAction(1)]);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByText('2 undone')).toBeVisible();
  expect(undone.map(({ body }) => body)).toEqual([{ actionId: buildId(11) }, { actionId: buildId(12) }]);
});

test('density and columns are chosen for a list, kept on the device, and reset', async () => {
  serveCustomers([aCustomer(1)]);
  const { user, portal, unmount } = renderPage('/srm/customer-list');
  await user.click(await screen.findByRole('button', { name: 'View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'View of the list' }));
  expect(dialog.queryByRole('checkbox', { name: 'Customer' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Documents' }));
  await user.click(dialog.getByRole('radio', { name: 'Compact' }));
  expect(portal.preferences.get().lists).toEqual({ customers: { isCompact: true, hidden: ['documents'] } });
  expect(screen.queryByRole('columnheader', { name: 'Documents', hidden: true })).not.toBeInTheDocument();
  unmount();
  const again = renderPage('/srm/customer-list');
  expect(await screen.findByText('Showing 1 of 1 customer')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Documents', hidden: true })).not.toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'View' }));
  await again.user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(again.portal.preferences.get().lists).toEqual({});
  expect(screen.getByRole('columnheader', { name: 'Documents', hidden: true })).toBeInTheDocument();
});
