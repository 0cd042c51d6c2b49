import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { tripDesk } from '../fixtures/trips';

const PLATE = 'DXB A 7901';
const PHONE = 'phone-of-7901';
const SOHAR = [24.35, 56.65] as const;

/** A position as a phone's app sends it, once the listener knows the phone. */
async function sendPosition(
  request: APIRequestContext,
  address: string,
  [lat, lon]: readonly [number, number],
) {
  const query = new URLSearchParams({
    id: PHONE,
    lat: String(lat),
    lon: String(lon),
    timestamp: String(Math.floor(Date.now() / 1000)),
    speed: '32',
    batt: '80',
  });
  await expect
    .poll(async () => (await request.get(`${address}?${query}`)).status(), { timeout: 20_000 })
    .toBe(200);
}

async function addPhone(page: Page, vehicleId: string): Promise<string> {
  await page.goto(`/srm/manage-vehicles/edit/${vehicleId}?part=tracker`);
  await page.getByLabel('Kind of device').selectOption('Phone with a tracker app, or Traccar server');
  await page.getByRole('textbox', { name: 'Device identifier' }).fill(PHONE);
  await page.getByRole('button', { name: 'Add tracker' }).click();
  await expect(page.getByText('Waiting for the first message')).toBeVisible();
  await expectAccessible(page);
  return page.getByText(/^http:\/\/localhost:\d+\/osmand\//).innerText();
}

test('a phone is added to a vehicle, and its vehicle moves on the page while its positions arrive', async ({
  page,
  request,
}) => {
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const address = await addPhone(page, await desk.addVehicle(PLATE));
  await sendPosition(request, address, [25.2, 55.27]);
  await expect(page.getByText('59 km/h')).toBeVisible({ timeout: 20_000 });

  await page.goto('/srm/tracking');
  const vehicle = page.getByRole('list', { name: 'Vehicles' }).getByRole('button', { name: PLATE });
  await expect(vehicle).toContainText('Place hidden');
  await page.getByRole('button', { name: 'State a purpose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why do you look?' });
  await dialog.getByLabel('Purpose').selectOption('Find a vehicle');
  await dialog.getByRole('button', { name: 'Record and show' }).click();
  await expect(vehicle).toContainText('in Dubai');
  await expectAccessible(page);
  await sendPosition(request, address, [24.45, 54.38]);
  await expect(vehicle).toContainText('in Abu Dhabi', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Who looked' }).click();
  await expect(page.getByRole('dialog', { name: 'Who looked, and why' })).toContainText('Find a vehicle');
});

test('a car on a trip that is in Oman leaves the country, which the alert says', async ({
  page,
  request,
}) => {
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const { vehicleId } = await desk.startTrip(PLATE, 'Noor Haddad');
  const address = await addPhone(page, vehicleId);

  await page.goto('/srm/tracking');
  await page.getByRole('button', { name: 'Zones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zones' });
  await dialog.getByRole('button', { name: 'Add zone' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Home country');
  await dialog.getByLabel('Shape').selectOption('The country');
  await expect(dialog.getByText(/at least 10 km inside another country/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save zone' }).click();
  await expect(dialog.getByText(/^United Arab Emirates, left at least 10 km inside/)).toBeVisible();
  await page.keyboard.press('Escape');

  await sendPosition(request, address, SOHAR);
  await expect(page.getByText(/Left the zone Home country on .*: in Oman, up to 6\d/)).toBeVisible({
    timeout: 20_000,
  });
});
