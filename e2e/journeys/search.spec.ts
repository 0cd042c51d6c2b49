// The name of a customer with accents. cspell:ignore rāshid
import type { Page } from '@playwright/test';
import { DAY, HOUR, srmCustomerEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { buildPeriod, tripDesk } from '../fixtures/trips';

const plate = 'DXB R 48213';
const results = (page: Page) => page.getByRole('dialog', { name: 'Search everything' }).getByRole('option');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const details = (page: Page) => page.getByRole('dialog', { name: /T-000001/ });

test('an agent finds a trip by plate and by name from anywhere, without a mouse and on a phone', async ({
  page,
  request,
  supplier,
}) => {
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  await desk.startTrip(plate, 'José Al-Rāshid');

  await test.step('the keys, the number of the plate and Enter show who has it', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).waitFor();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('48213');
    const first = results(page).first();
    await expect(first).toContainText('José Al-Rāshid');
    await expect(first).toContainText(plate);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(details(page)).toBeVisible();
  });

  await test.step('a name without its accents leads to the trip, and the arrow keys to ending it', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('jose rashid');
    await expect(results(page).first()).toContainText(/DXB R 48213.*Ongoing/);
    await page.keyboard.press('ArrowDown');
    await expect(results(page).and(page.locator('[aria-selected=true]'))).toContainText('End the trip');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/srm\/end-trip\//);
  });

  await test.step('Escape closes the search, and the focus returns', async () => {
    await expect(page.getByLabel('Current kilometre')).toBeFocused();
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toContainText([
      plate,
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  });

  await test.step('on a phone the search covers the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Search' }).click();
    await field(page).fill('+971 50 765-4301');
    await expectAccessible(page);
    await results(page)
      .filter({ hasText: /José.*Ongoing/ })
      .click();
    await expect(details(page)).toBeVisible();
  });
});

test('an action typed before a plate moves a booking and begins a return, with keys alone', async ({
  page,
  request,
  supplier,
}) => {
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  await desk.startTrip('DXB R 48214', 'Omar Said');
  const vehicleId = await desk.addVehicle('DXB R 48215');
  const customerId = await desk.addCustomer('Leila Haddad');
  // The fields of the dialog hold whole minutes.
  const period = buildPeriod(Math.ceil(Date.now() / HOUR) * HOUR + DAY, 2);
  const { bookingId } = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
    body: { vehicleId, ...period },
  });
  await desk.call(srmCustomerEndpoints.attach, { body: { bookingId, customerId } });
  const typeAction = async (words: string) => {
    await page.getByRole('button', { name: 'Search' }).waitFor();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(words);
  };

  await test.step('"move" suggests the next day, and Ctrl+Enter saves it', async () => {
    await page.goto('/');
    await typeAction('move 48215');
    await expect(results(page).first()).toContainText('Move the booking');
    await expect(results(page).first()).toContainText('Leila Haddad');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change T-000002?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    const moved = await desk.getTrip(bookingId);
    expect(Date.parse(moved.bookingStartDate ?? '')).toBe(Date.parse(period.bookingStartDate) + DAY);
    expect(Date.parse(moved.bookingEndDate ?? '')).toBe(Date.parse(period.bookingEndDate) + DAY);
  });

  await test.step('"return" leads to the return of the vehicle', async () => {
    await typeAction('return 48214');
    await expect(results(page).first()).toContainText('End the trip');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/srm\/end-trip\//);
    await expect(page.getByLabel('Current kilometre')).toBeFocused();
  });
});
