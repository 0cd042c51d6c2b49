import type { APIRequestContext, Page } from '@playwright/test';
import { addCompanyByApi, newAccount, registerByApi, signInBrowser } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { getPastMorning, moveHandovers } from '../fixtures/trip/past-trip';
import { tripDesk } from '../fixtures/trips';

const PLATE = 'DXB A 7911';
const PHONE = 'phone-of-7911';
const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Where the drive begins, and how far it goes each second. */
const FROM = 55.19;
const STEP = 0.00025;
/** Two gates on a road that runs east, at these degrees of longitude. */
const gates = [
  { name: 'Al Barsha', longitude: 55.2 },
  { name: 'Jebel Ali', longitude: 55.25 },
] as const;

async function addPhone(page: Page, vehicleId: string): Promise<string> {
  await page.goto(`/srm/manage-vehicles/edit/${vehicleId}?part=tracker`);
  await page.getByLabel('Kind of device').selectOption('Phone with a tracker app, or Traccar server');
  await page.getByRole('textbox', { name: 'Device identifier' }).fill(PHONE);
  await page.getByRole('button', { name: 'Add tracker' }).click();
  await expect(page.getByText('Waiting for the first message')).toBeVisible();
  return page.getByText(/^http:\/\/localhost:\d+\/osmand\//).innerText();
}

/** Positions as a phone's app sends them after it had no network: each with its own time. */
async function drive(request: APIRequestContext, address: string, start: number) {
  for (let second = 0; second <= 300; second += 20) {
    const query = new URLSearchParams({
      id: PHONE,
      lat: '25.1',
      lon: (FROM + second * STEP).toFixed(6),
      timestamp: String(Math.floor(start / SECOND) + second),
      speed: '49',
      bearing: '90',
    });
    await expect
      .poll(async () => (await request.get(`${address}?${query}`)).status(), { timeout: 20_000 })
      .toBe(200);
  }
}

async function markGate(page: Page, { name, longitude }: (typeof gates)[number]) {
  await page.getByRole('button', { name: `Mark the place of ${name}` }).click();
  const form = page.getByRole('dialog', { name: `Mark the place of ${name}` });
  await form.getByRole('textbox', { name: /^One side/ }).fill(`25.0996, ${longitude}`);
  await form.getByRole('textbox', { name: /^The other side/ }).fill(`25.1004, ${longitude}`);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save gate' }).click();
  await expect(page.getByRole('dialog', { name: 'Toll gates' })).toBeVisible();
}

/** Salik's statement, on the clocks of the Emirates. */
function writeStatement(passed: readonly { name: string; at: number }[]): string {
  const rows = passed.map(({ name, at }, index) => {
    const [day = '', time = ''] = new Date(at + 4 * HOUR).toISOString().split('T');
    return [`91${index}`, day, time.slice(0, 8), name, PLATE, '4'].join(',');
  });
  return ['Transaction ID,Trip Date,Trip Time,Toll Gate,Plate,Amount', ...rows].join('\n');
}

test('a trip passes two gates, its end foresees two tolls, and the statement matches them', async ({
  page,
  request,
}) => {
  test.slow();
  const agent = await registerByApi(request, newAccount('ae'));
  const companyId = await addCompanyByApi(request, agent);
  await signInBrowser(page, agent);
  const desk = tripDesk(request, agent);
  await desk.setUp();
  const { bookingId, vehicleId } = await desk.startTrip(PLATE, 'Mona Said', { days: 4 });
  const address = await addPhone(page, vehicleId);
  await moveHandovers({ ...agent, companyId }, bookingId, [getPastMorning(2)]);
  const start = getPastMorning(1);
  await drive(request, address, start);

  await test.step('the desk marks two gates, and the tracker foresees two tolls', async () => {
    await page.goto('/srm/tracking');
    await page.getByRole('button', { name: 'Toll gates' }).click();
    for (const gate of gates) await markGate(page, gate);
    // The work of the server is done once a minute.
    await expect(async () => {
      await page.goto(`/srm/end-trip/${bookingId}`);
      await expect(page.getByText(/^2 tolls foreseen, AED.8$/)).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByText(/^Not on a statement yet: 2/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the statement matches both, and its second line for one passing stands out', async () => {
    const dialog = page.getByRole('dialog');
    const passed = gates.map(({ name, longitude }) => ({
      name,
      at: start + Math.round((longitude - FROM) / STEP) * SECOND,
    }));
    const twice = passed.slice(0, 1).map(({ name, at }) => ({ name, at: at + 20 * SECOND }));
    await page.goto('/srm/charges');
    await page.getByRole('button', { name: 'Import a statement' }).first().click();
    const buffer = Buffer.from(writeStatement([...passed, ...twice]));
    await dialog
      .getByLabel(/^Choose a file/)
      .setInputFiles({ name: 'salik.csv', mimeType: 'text/csv', buffer });
    await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(dialog.getByText(/^Added: 3/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Tolls by tracker' }).click();
    await expect(dialog.getByRole('row', { name: /Matched/ })).toHaveCount(2);
    await expect(dialog.getByRole('row', { name: /Charged twice/ })).toHaveCount(1);
    await expectAccessible(page);
  });
});
