import { srmBookingEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';

import { expectAccessible } from '../fixtures/expect-accessible';
import { addListingsByApi } from '../fixtures/listings';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { tripDesk } from '../fixtures/trips';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('a hidden listing is published again from its notice, by the keyboard and from the list of last actions', async ({
  page,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request, 'ae', 'Gulf Fleet');
  await addListingsByApi(request, supplier, ['Alpha']);
  await page.goto('/listings');
  const alpha = page.getByRole('switch', { name: /Alpha.*: published/ });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });

  await test.step('from its notice', async () => {
    await alpha.click();
    await expect(page.getByText(/Alpha.* is published/).first()).toBeVisible();
    await alpha.click();
    await expect(page.getByText(/Alpha.* is hidden/).first()).toBeVisible();
    await expectAccessible(page);
    await undo.click();
    await expect(page.getByText(/^Undone: .*Alpha/).first()).toBeVisible();
    await expect(alpha).toBeChecked();
  });

  await test.step('by the keyboard', async () => {
    await alpha.click();
    await expect(page.getByText(/Alpha.* is hidden/).first()).toBeVisible();
    await expect(undo).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/^Undone: .*Alpha/).first()).toBeVisible();
    await expect(alpha).toBeChecked();
  });

  await test.step('from the list, on another page', async () => {
    await page.goto('/enquiries');
    await page.getByRole('button', { name: 'Gulf Fleet' }).click();
    await page.getByRole('button', { name: 'Your last actions' }).click();
    const panel = page.getByRole('dialog', { name: 'Your last actions' });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByRole('listitem').first()).toContainText('Undone');
    await expectAccessible(page);
    await panel.getByRole('button', { name: /^Undo: Published, .*Alpha/ }).click();
    await expect(panel.getByRole('button', { name: /^Undo: / })).toHaveCount(0);
    await panel.getByRole('link', { name: /Alpha/ }).first().click();
    await expect(page).toHaveURL(/\/listings\/view\//);
    await page.goto('/listings');
    await expect(alpha).not.toBeChecked();
  });
});

test('a moved booking goes back, and a vehicle that was taken out of the fleet returns', async ({
  page,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const [vehicleId] = [await desk.addVehicle('DXB A 7101'), await desk.addVehicle('DXB A 7102')];
  const soon = Math.ceil(Date.now() / HOUR) * HOUR + HOUR;
  const period = (days: number) => ({
    bookingStartDate: new Date(soon + days * DAY).toISOString(),
    bookingEndDate: new Date(soon + (days + 2) * DAY).toISOString(),
  });
  const { bookingId } = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
    body: { vehicleId, ...period(0) },
  });
  const { tripCode } = await desk.getTrip(bookingId);
  await desk.call(srmBookingEndpoints.move, { body: { bookingId, ...period(3) } });

  await page.goto('/srm/manage-vehicles');
  const second = page.getByRole('link', { name: 'DXB A 7102' });
  await page.getByRole('button', { name: 'Actions for DXB A 7102' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(second).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(second).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Al Noor Rent a Car' }).click();
  await page.getByRole('button', { name: 'Your last actions' }).click();
  const panel = page.getByRole('dialog', { name: 'Your last actions' });
  await panel.getByRole('button', { name: `Undo: Trip moved, ${tripCode}` }).click();
  await expect(page.getByText(`Undone: ${tripCode}`).first()).toBeVisible();
  const { bookingStartDate } = await desk.getTrip(bookingId);
  expect(bookingStartDate).toBe(period(0).bookingStartDate);
});
