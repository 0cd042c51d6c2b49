import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { chooseVehicle } from '../fixtures/trip/begin';
import { countEquipment, noteDamage, readVehicle } from '../fixtures/trip/check-list';
import { expectSignedOnce, signByName } from '../fixtures/trip/signing';
import { tripDesk } from '../fixtures/trips';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('an agent begins a trip on a phone, loses the connection in the garage, and continues later', async ({
  page,
  context,
  request,
  supplier,
}) => {
  test.slow();
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const vehicleId = await desk.addVehicle('DXB A 7201');
  await desk.addCustomer('Mona Said');

  await test.step('the agent enters vehicle, customer and payment', async () => {
    await page.goto('/srm/trips/new');
    await expectAccessible(page);
    await chooseVehicle(page, 'DXB A 7201');
    await page.getByRole('listitem', { name: 'Mona Said' }).getByRole('button', { name: 'Choose' }).click();
    await expect(page.getByRole('heading', { name: 'Mona Said' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expect(page.getByText(/^1 day at AED.250/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).tap();
  });

  await test.step('half of the checklist is saved, and the rest waits on the device', async () => {
    await readVehicle(page, '42,100');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await countEquipment(page);
    await noteDamage(page, 'Boot', 'Dent', 'Below the lock');
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
    await expect(page.getByText(/stored on this device, with 1 photo/)).toBeVisible();
    await expectAccessible(page);
  });

  const later = await test.step('everything is still there in the office', async () => {
    await page.close();
    await context.setOffline(false);
    const opened = await context.newPage();
    await opened.goto('/srm/incomplete-trips');
    await opened.getByRole('button', { name: 'Continue' }).click();
    await expect(opened.getByRole('button', { name: 'Boot: Dent' })).toBeVisible();
    await expect(opened.getByLabel('Keys')).toHaveValue('2');
    await expect(opened.getByText('Saved', { exact: true })).toBeVisible();
    await opened.reload();
    // The list is complete, so the page opens at signing; the agent goes back.
    await opened.getByRole('link', { name: 'Change checklist' }).tap();
    await expect(opened.getByText('Below the lock · 1 photo')).toBeVisible();
    await expect(opened.getByText('Not sent yet')).toBeHidden();
    await expect(opened.getByLabel('Odometer')).toHaveValue('42100');
    return opened;
  });

  await test.step('signatures given offline stay, and freeze both documents once online', async () => {
    await later.getByRole('button', { name: 'Continue to sign' }).tap();
    await expect(later.getByText('Boot: Dent')).toBeVisible();
    await expectAccessible(later);
    await context.setOffline(true);
    await signByName(later, 'Customer', 'Mona Said');
    await signByName(later, 'Agent', 'Omar Ali');
    await later.getByRole('button', { name: 'Sign both' }).tap();
    await expect(later.getByText(/^We could not reach the server/).first()).toBeVisible();
    await expect(later.getByRole('group', { name: 'Customer' }).getByRole('img')).toBeVisible();
    await context.setOffline(false);
    await later.getByRole('button', { name: 'Sign both' }).tap();
    await expect(later.getByText(/^Signed by both on/)).toBeVisible();
    await expectSignedOnce(later, desk, vehicleId);
    await expectAccessible(later);
  });
});
