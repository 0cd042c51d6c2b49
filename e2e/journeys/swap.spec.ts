import { srmDamageEndpoints, srmVehicleEndpoints, type VehicleDamage } from '@portal/shared/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { countEquipment, noteDamage, readVehicle, returnAsHandedOver } from '../fixtures/trip/check-list';
import { openPdf } from '../fixtures/trip/documents';
import { signByName } from '../fixtures/trip/signing';
import { tripDesk } from '../fixtures/trips';

const [first, second] = ['DXB A 7401', 'DXB A 7402'];
const getAccountCell = (page: Page, line: RegExp) =>
  page.getByRole('table', { name: 'Settlement' }).getByRole('row', { name: line }).getByRole('cell');

test('an agent swaps a damaged vehicle with both checklists, and ends the trip as at handover', async ({
  page,
  request,
  supplier,
}) => {
  test.slow();
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const { bookingId, vehicleId } = await desk.startTrip(first, 'Omar Ali');
  await desk.addVehicle(second);

  await test.step('the agent gives the reason and chooses the other vehicle', async () => {
    await page.goto('/srm/ongoing-trips');
    await page.getByRole('button', { name: 'Actions for T-000001' }).click();
    await page.getByRole('menuitem', { name: 'Swap vehicle' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Swap vehicle' })).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(second) }).check();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Cracked windscreen');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Change it' }).click();
  });

  await test.step('the agent returns the first on a phone, unchanged except for the windscreen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await returnAsHandedOver(page, '42,300');
    await noteDamage(page, 'Windscreen', 'Crack', 'A stone');
    await expect(page.getByText('As at handover, except for 1 part')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to sign' }).click();
  });

  await test.step('the agent hands over the second', async () => {
    await page.getByRole('link', { name: 'Fill in its checklist' }).click();
    await expect(page.getByText('Last known: 42,000 km')).toBeVisible();
    await readVehicle(page, '42,000');
    await countEquipment(page);
    await page.getByRole('button', { name: 'Continue to sign' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('each party signs once for both lists and the addendum', async () => {
    await expect(page.getByRole('heading', { name: `${first} comes back` })).toBeVisible();
    await expect(page.getByText('Windscreen: Crack')).toBeVisible();
    await expectAccessible(page);
    await signByName(page, 'Customer', 'Omar Ali');
    await signByName(page, 'Agent', 'Mona Said');
    await page.getByRole('button', { name: 'Sign and swap' }).click();
    await expect(page.getByText(`T-000001 continues with ${second}`).first()).toBeVisible();
    await page.getByRole('link', { name: 'Omar Ali' }).click();
    const details = page.getByRole('dialog', { name: 'T-000001' });
    await expect(details.getByRole('list', { name: 'Vehicles of this trip' })).toContainText('200 km driven');
    await expect(details.getByRole('heading', { name: `Checklists of ${first}` })).toBeVisible();
    await expect(details.getByRole('heading', { name: `Checklists of ${second}` })).toBeVisible();
    await expectAccessible(page);
    const addendum = await openPdf(page, `Addendum: ${second}`);
    for (const text of [first, second, '42,300 km', '42,000 km', 'Cracked windscreen'])
      expect(addendum).toContain(text);
  });

  await test.step('the end page compares with the handover of the second, and counts both', async () => {
    await page.goto(`/srm/end-trip/${bookingId}`);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect(page.getByLabel('Odometer')).toHaveAccessibleDescription('At handover: 42,000 km');
    await expect(page.getByRole('button', { name: 'Windscreen: No damage' })).toBeVisible();
    await returnAsHandedOver(page, '42,400');
    await expect(page.getByText('Everything is as at handover')).toBeVisible();
    await signByName(page, 'Customer', 'Omar Ali');
    await signByName(page, 'Agent', 'Mona Said');
    await page.getByRole('button', { name: 'Sign and finish' }).click();
    await expect(page.getByText('Nothing is worse than it was at handover.')).toBeVisible();
    await expect(page.getByLabel('Current kilometre')).toHaveValue('42400');
    await expect(page.getByRole('list', { name: 'Vehicles of this trip' })).toContainText('400 km driven');
    // 200 with the first, 400 with the second; 400 are included.
    await expect(getAccountCell(page, /Extra kilometres/)).toHaveText('AED 300');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End trip' }).click();
    await expect(page.getByText('T-000001 has ended').first()).toBeVisible();
  });

  await test.step('the damage stays with the vehicle until it is repaired, and appears in its next handover', async () => {
    await page.goto(`/srm/manage-vehicles/edit/${vehicleId}?part=damages`);
    const known = page.getByRole('list', { name: 'Known damages' });
    await expect(known).toContainText('A stone');
    await expect(known.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expectAccessible(page);
    const next = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
      body: { vehicleId },
    });
    await page.goto(`/srm/trips/edit/${next.bookingId}?step=checkList`);
    await expect(page.getByRole('button', { name: 'Windscreen: Crack' })).toBeVisible();
    await expect(page.getByText(/^Known since/)).toBeVisible();
    await page.goto(`/srm/manage-vehicles/edit/${vehicleId}?part=damages`);
    await page.getByRole('button', { name: 'Mark as repaired: Windscreen: Crack' }).click();
    const repair = page.getByRole('dialog', { name: 'Windscreen: Crack is repaired' });
    await repair.getByLabel(/^Note/).fill('New windscreen');
    await expectAccessible(page);
    await repair.getByRole('button', { name: 'Mark as repaired' }).click();
    await expect(page.getByRole('list', { name: 'Repaired' })).toContainText('New windscreen');
    const { list } = await desk.call<{ list: VehicleDamage[] }>(srmDamageEndpoints.list, {
      query: { vehicleId },
    });
    expect(list.map(({ repairNote }) => repairNote)).toEqual(['New windscreen']);
  });
});
