import { srmBookingEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { aTrip, serveTrips } from '../testing/trips';

useTestServer();
beforeEach(() => openArea());

const buildQuote = (total: string) => ({ lines: [], total, kilometres: 600, hours: 72 });

async function openMenu(path: string, item: string) {
  const page = renderPage(path);
  await page.user.click(await screen.findByRole('button', { name: 'Actions for T-000001' }));
  await page.user.click(await screen.findByRole('menuitem', { name: item }));
  return page;
}

test('a trip is cancelled with a reason, and leaves the list', async () => {
  const trips = [aTrip(1, { status: 'INCOMPLETE', label: 'DRAFT' })];
  serveTrips(trips);
  const sent = answer(srmBookingEndpoints.updateStatus, [
    () => {
      trips.length = 0;
      return { bookingId: buildId(501), status: 'CANCELLED' };
    },
  ]);
  const { user } = await openMenu('/srm/incomplete-trips', 'Cancel trip');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel T-000001?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
  expect(await dialog.findAllByText('Fill in this field')).not.toHaveLength(0);
  expect(sent).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The customer did not come');
  await user.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
  expect(await screen.findByRole('heading', { name: 'No incomplete trips' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { bookingId: buildId(501), status: 'CANCELLED', reason: 'The customer did not come' },
  ]);
});

test('a start that the server refuses says why', async () => {
  serveTrips([aTrip(1, { status: 'INCOMPLETE', label: 'RESERVED' })]);
  answer(srmBookingEndpoints.updateStatus, [
    refusal({ status: 409, code: 'documents_expired', detail: 'The driving licence ends before the trip.' }),
  ]);
  const { user } = renderPage('/srm/incomplete-trips');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Start T-000001?' }));
  await user.click(dialog.getByRole('button', { name: 'Start the trip' }));
  expect(await dialog.findByText('The driving licence ends before the trip.')).toBeVisible();
});

describe('a later end', () => {
  test('a later end shows its price before it is agreed', async () => {
    serveTrips([aTrip(1)]);
    const requests = answer(tripPlanningEndpoints.quote, [
      { isFree: true, before: buildQuote('750'), quote: buildQuote('1000') },
    ]);
    const sent = answer(srmBookingEndpoints.extend, [aTrip(1)]);
    const { user } = await openMenu('/srm/ongoing-trips', 'Extend');
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend T-000001' }));
    // In Dubai's time, a day later than agreed.
    expect(dialog.getByLabelText('New end')).toHaveValue('2026-03-05T10:00');
    expect(await dialog.findByText(/^AED\s1,000$/)).toBeVisible();
    expect(dialog.getByText(/^AED\s250$/)).toBeVisible();
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '+3 days' }));
    await waitFor(() =>
      expect(requests.at(-1)?.body).toMatchObject({ bookingEndDate: '2026-03-07T06:00:00.000Z' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Extend the trip' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { bookingId: buildId(501), bookingEndDate: '2026-03-07T06:00:00.000Z' },
      ]),
    );
  });

  test('a later end is not before the agreed one', async () => {
    serveTrips([aTrip(1)]);
    const { user } = await openMenu('/srm/ongoing-trips', 'Extend');
    const end = await screen.findByLabelText('New end');
    await user.clear(end);
    expect(screen.getByText('Choose a day and a time')).toBeVisible();
    await user.type(end, '2026-03-04T09:00');
    expect(screen.getByText('Choose a time after the current end of the trip')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Extend the trip' })).toBeDisabled();
  });

  test('a clash says who has the vehicle then, and what is free', async () => {
    serveTrips([aTrip(1)]);
    const clash = {
      bookingStartDate: '2026-03-05T06:00:00.000Z',
      bookingEndDate: '2026-03-06T06:00:00.000Z',
      kind: 'trip' as const,
      tripCode: 'T-000009',
      bookingId: buildId(9),
    };
    answer(tripPlanningEndpoints.quote, [
      { isFree: false, clash, similar: [{ vehicle: aVehicle(7) }], quote: null },
    ]);
    await openMenu('/srm/ongoing-trips', 'Extend');
    expect(
      await screen.findByText(/T-000009 has it from Mar 5, 2026, 10:00 AM .* Free instead: DXB A 7\./),
    ).toBeVisible();
  });
});
