import type { Page } from '@playwright/test';
import {
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';
import { buildCallUrl } from '../fixtures/accounts';
import { findDateField } from '../fixtures/date-field';
import { expectAccessible } from '../fixtures/expect-accessible';
import { runApiProgram } from '../fixtures/api-program';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { buildPeriod, tripDesk } from '../fixtures/trips';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A moment in UAE time, as a field value. */
const onClocks = (moment: number) => new Date(moment + 4 * HOUR).toISOString().slice(0, 16);

const listed = (page: Page, customer: string) => page.getByRole('listitem', { name: customer });

test('a reservation paid ten days ahead keeps its car, is moved, and is handed over', async ({
  page,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const vehicleId = await desk.addVehicle('DXB A 7301');
  const customerId = await desk.addCustomer('Leila Haddad');
  const soon = Math.ceil(Date.now() / HOUR) * HOUR;
  const inTenDays = soon + 10 * DAY;

  const bookingId = await test.step('the agent books at the counter with 900 paid', async () => {
    const made = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
      body: { vehicleId, ...buildPeriod(inTenDays, 4) },
    });
    await desk.call(srmCustomerEndpoints.attach, { body: { bookingId: made.bookingId, customerId } });
    await page.goto(`/srm/trips/edit/${made.bookingId}?step=payment`);
    await expect(page.getByText(/^Holds the vehicle until/)).toBeVisible();
    await page.getByLabel(/Paid in advance/).fill('900');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Keeps its vehicle until it starts or is cancelled')).toBeVisible();
    await expect(page.getByText('Reserved', { exact: true }).first()).toBeVisible();
    return made.bookingId;
  });

  const isTakenAt = async (from: number) => {
    const answer = await request.fetch(buildCallUrl(supplier.country, srmVehicleEndpoints.attach), {
      method: srmVehicleEndpoints.attach.method,
      headers: { authorization: `Bearer ${supplier.token}` },
      data: { vehicleId, ...buildPeriod(from, 4) },
    });
    return answer.status() === 409;
  };

  await test.step('the next booking does not get its car, even after a day without a change', async () => {
    expect(await isTakenAt(inTenDays)).toBe(true);
    await runApiProgram('demo/age-holds.ts', '--company', supplier.companyId, '--hours', '30');
    expect(await isTakenAt(inTenDays)).toBe(true);
    await page.goto('/srm/incomplete-trips');
    await expect(listed(page, 'Leila Haddad')).toContainText('Reserved');
    await expectAccessible(page);
    await page.goto(`/srm/trips/new?vehicleId=${vehicleId}`);
    await findDateField(page, 'From').fill(onClocks(inTenDays));
    await expect(page.getByRole('listitem', { name: 'DXB A 7301' })).toContainText('Taken by T-000001 until');
  });

  await test.step('a move to an earlier day in the calendar keeps it reserved', async () => {
    await desk.call(srmBookingEndpoints.move, { body: { bookingId, ...buildPeriod(soon + DAY, 4) } });
    await page.goto('/srm/calendar');
    const bar = page
      .getByRole('group', { name: 'Trips and blocks' })
      .getByRole('button', { name: /Reserved\. DXB A 7301, / });
    await bar.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change T-000001?' });
    await dialog.getByRole('button', { name: 'Save the change' }).click();
    await expect(dialog).toBeHidden();
    await expect(bar).toBeVisible();
    await runApiProgram('demo/age-holds.ts', '--company', supplier.companyId, '--hours', '30');
    expect(await isTakenAt(soon + 2 * DAY)).toBe(true);
  });

  await test.step('the customer comes, signs the documents and gets the car', async () => {
    await desk.call(srmBookingEndpoints.move, { body: { bookingId, ...buildPeriod(soon, 4) } });
    await desk.sign(bookingId, vehicleId);
    await page.goto('/srm/incomplete-trips');
    await listed(page, 'Leila Haddad').getByRole('button', { name: 'Start' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start the trip' }).click();
    await expect(listed(page, 'Leila Haddad')).toBeHidden();
    expect((await desk.getTrip(bookingId)).status).toBe('ONGOING');
  });
});

test('the desk confirms a reservation without money, withdraws the confirmation, and undoes both', async ({
  page,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const vehicleId = await desk.addVehicle('DXB A 7302');
  const customerId = await desk.addCustomer('Omar Said');
  const { bookingId } = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
    body: { vehicleId, ...buildPeriod(Date.now() + 3 * DAY, 2) },
  });
  await desk.call(srmCustomerEndpoints.attach, { body: { bookingId, customerId } });

  await page.goto('/srm/incomplete-trips');
  const row = listed(page, 'Omar Said');
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: 'Actions for T-000001' }).click();
  await page.getByRole('menuitem', { name: 'Confirm reservation' }).click();
  await expect(row).toContainText('Reserved');
  await expect(page.getByText(/^DXB A 7302 is kept for this customer/).first()).toBeVisible();
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: 'Actions for T-000001' }).click();
  await page.getByRole('menuitem', { name: 'Confirm reservation' }).click();
  await expect(row).toContainText('Reserved');

  await row.getByRole('link', { name: 'Omar Said' }).click();
  const drawer = page.getByRole('dialog', { name: 'T-000001', exact: true });
  await expect(drawer).toContainText('Reservation confirmed');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Release reservation' }).click();
  const releasing = page.getByRole('dialog', { name: 'Release T-000001?' });
  await releasing.getByRole('textbox', { name: 'Reason' }).fill('He is unsure');
  await releasing.getByRole('button', { name: 'Release reservation' }).click();
  await expect(page.getByText('T-000001 is a draft again').first()).toBeVisible();
  expect((await desk.getTrip(bookingId)).label).toBe('DRAFT');
  await undo.click();
  await expect(page.getByText('Undone: T-000001').last()).toBeVisible();
  expect((await desk.getTrip(bookingId)).label).toBe('RESERVED');
});

test('a trip that is cancelled elsewhere closes its open form with the reason', async ({ page, request }) => {
  test.slow();
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const vehicleId = await desk.addVehicle('DXB A 7303');
  const customerId = await desk.addCustomer('Sara Nair');
  const { bookingId } = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
    body: { vehicleId, ...buildPeriod(Date.now() + 3 * DAY, 2) },
  });
  await desk.call(srmCustomerEndpoints.attach, { body: { bookingId, customerId } });
  await page.goto(`/srm/trips/edit/${bookingId}?step=payment`);
  await page.getByLabel(/Paid in advance/).fill('150');
  await desk.call(srmBookingEndpoints.updateStatus, {
    body: { bookingId, status: 'CANCELLED', reason: 'Her flight was cancelled' },
  });
  await expect(page.getByRole('heading', { name: 'T-000001 was cancelled' })).toBeVisible();
  await expect(page.getByText('Reason: Her flight was cancelled')).toBeVisible();
  await expect(page.getByText(/^T-000001 was cancelled on .* by /)).toBeVisible();
  await expect(page.getByText('150', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New trip with this customer' }).click();
  await expect(page).toHaveURL(new RegExp(`customerId=${customerId}`));
});

test('a new trip warns at the customer and at the dates that the licence expires too early', async ({
  page,
  request,
}) => {
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const vehicleId = await desk.addVehicle('DXB A 7304');
  const customerId = await desk.addCustomer('Nora Khan');
  const soon = Date.now() + 10 * DAY;
  await desk.call(srmCustomerEndpoints.update, {
    body: { customerId, drivingLicenseExpireDate: new Date(soon - 3 * DAY).toISOString().slice(0, 10) },
  });
  const { bookingId } = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
    body: { vehicleId, ...buildPeriod(soon, 2) },
  });
  await desk.call(srmCustomerEndpoints.attach, { body: { bookingId, customerId } });
  await desk.call(tripPlanningEndpoints.confirmReservation, { body: { bookingId } });
  for (const step of ['customer', 'payment']) {
    await page.goto(`/srm/trips/edit/${bookingId}?step=${step}`);
    await expect(page.getByText('Nora Khan: the trip cannot start with these documents')).toBeVisible();
    await expect(
      page.getByText(/^The driving licence expires on .*, before the trip begins on/),
    ).toBeVisible();
    // A price that is being calculated again is paler.
    await expect(page.getByText('Calculating the price')).toBeHidden();
    await expectAccessible(page);
  }
  await findDateField(page, 'From').fill(onClocks(Date.now() + DAY));
  await findDateField(page, 'Until').fill(onClocks(Date.now() + 2 * DAY));
  await expect(page.getByText('Nora Khan: the trip cannot start with these documents')).toBeHidden();
});
