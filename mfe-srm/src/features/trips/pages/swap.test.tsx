import { srmBookingEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import { idOf } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea, serveFleet } from '../../../testing/fleet';
import { renderPage } from '../../../testing/render-page';
import { aTrip, serveTrips } from '../../../testing/trips';

useTestServer();

async function openSwap() {
  openArea();
  serveTrips([aTrip(1, { handoverKilometre: 12_000 })]);
  const page = renderPage('/srm/ongoing-trips');
  await page.user.click(await screen.findByRole('button', { name: 'Actions for T-000001' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Swap vehicle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Swap the vehicle of T-000001' }));
  return { ...page, dialog };
}
const paged = (list: { vehicle: ReturnType<typeof aVehicle>; isFree: boolean; clash?: object }[]) => ({
  list,
  page: 1,
  limit: 7,
  total: list.length,
  totalNumberOfPages: 1,
});

test('another vehicle, with both readings and a reason', async () => {
  const clash = { bookingStartDate: '2026-03-01T06:00:00.000Z', bookingEndDate: '2026-03-09T06:00:00.000Z' };
  const asked = answer(tripPlanningEndpoints.availableVehicles, [
    paged([
      { vehicle: aVehicle(1), isFree: true },
      { vehicle: aVehicle(7, { currentKilometre: 30_000 }), isFree: true },
      { vehicle: aVehicle(8), isFree: false, clash },
    ]),
  ]);
  const sent = answer(srmBookingEndpoints.swapVehicle, [
    refusal({
      status: 409,
      code: 'period_taken',
      detail: 'DXB A 7 is taken.',
      taken: { clash: { ...clash, kind: 'trip', tripCode: 'T-000009' } },
    }),
    aTrip(1),
  ]);
  const { user, dialog } = await openSwap();
  expect(await dialog.findByRole('radio', { name: /DXB A 7/ })).toBeEnabled();
  expect(dialog.getByRole('radio', { name: /DXB A 8 ?Taken until Mar 9, 2026, 10:00 AM/ })).toBeDisabled();
  expect(dialog.queryByRole('radio', { name: /DXB A 1/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Swap vehicle' }));
  expect(await dialog.findByText('Choose a vehicle that is free')).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /DXB A 7/ }));
  expect(dialog.getByLabelText('New vehicle goes out with')).toHaveValue('30000');
  await user.type(dialog.getByLabelText('DXB A 1 comes back with'), '11,000');
  await user.type(dialog.getByLabelText('Reason'), 'Flat tyre');
  await user.click(dialog.getByRole('button', { name: 'Swap vehicle' }));
  expect(await dialog.findByText('This is below the reading known so far: 12,000 km')).toBeVisible();
  await user.clear(dialog.getByLabelText('DXB A 1 comes back with'));
  await user.type(dialog.getByLabelText('DXB A 1 comes back with'), '12,300');
  await user.click(dialog.getByRole('button', { name: 'Swap vehicle' }));
  expect(await dialog.findByText(/T-000009 has it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Swap vehicle' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.at(-1)?.body).toEqual({
    bookingId: idOf(501),
    vehicleId: idOf(7),
    reason: 'Flat tyre',
    returnKilometre: 12_300,
    handoverKilometre: 30_000,
  });
  // The trip is overdue: a vehicle is looked for all the same.
  expect(Date.parse(asked[0]?.query.bookingEndDate ?? '')).toBeGreaterThan(
    Date.parse(asked[0]?.query.bookingStartDate ?? ''),
  );
});

test('a server that cannot say what is free lists the fleet; it is searched', async () => {
  answer(tripPlanningEndpoints.availableVehicles, [notThere()]);
  serveFleet([aVehicle(7), aVehicle(8)]);
  const { user, dialog } = await openSwap();
  expect(await dialog.findByRole('radio', { name: /DXB A 7/ })).toBeEnabled();
  await user.type(dialog.getByRole('searchbox', { name: 'Search plate or name' }), 'A 8');
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /DXB A 7/ })).not.toBeInTheDocument());
  expect(dialog.getByRole('radio', { name: /DXB A 8/ })).toBeVisible();
});
