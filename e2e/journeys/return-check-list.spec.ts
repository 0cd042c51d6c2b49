import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { noteDamage } from '../fixtures/trip/check-list';
import { expectAccount } from '../fixtures/trip/end';
import { signByName, signWithMouse } from '../fixtures/trip/signing';
import { tripDesk } from '../fixtures/trips';

const getComparisonRow = (page: Page, part: string) =>
  page.getByRole('table', { name: 'Handover and return' }).getByRole('row', { name: new RegExp(`^${part}`) });

async function charge(page: Page, item: string, amount: string, number: number): Promise<void> {
  await page.getByRole('button', { name: `Add charge for ${item}` }).click();
  const field = page.getByLabel(`Amount of charge ${number}`);
  await expect(field).toBeFocused();
  await field.fill(amount);
}

test('a returned vehicle shows both lists side by side, and new damage becomes charges', async ({
  page,
  request,
  supplier,
}) => {
  test.slow();
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const { bookingId } = await desk.startTrip('DXB A 7301', 'Mona Said');

  await test.step('the agent fills in the list on a phone, at first with an impossible reading', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/srm/end-trip/${bookingId}`);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.getByLabel('Odometer').fill('42,000');
    await page.getByRole('slider', { name: 'Fuel' }).click();
    await page.getByRole('radio', { name: 'Dirty', exact: true }).check();
    // The state at handover is prefilled.
    await expect(page.getByLabel('Keys')).toHaveValue('2');
    await page
      .getByRole('radiogroup', { name: 'Jack' })
      .getByRole('radio', { name: 'No', exact: true })
      .check();
    await noteDamage(page, 'Boot', 'Dent', 'A hand wide');
    await page.getByRole('button', { name: 'Sign and finish' }).click();
    await expect(page.getByText('Enter at least 42,100 km, the reading at handover').first()).toBeVisible();
    await expect(page.getByText('Before it can be signed:')).toBeVisible();
    await page.getByLabel('Odometer').fill('42,400');
    await page.getByLabel('Keys').selectOption('1');
    await page.getByRole('button', { name: 'As at handover' }).click();
    await expect(page.getByText('As at handover, except for 4 parts')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('both parties sign, and see handover and return side by side', async () => {
    await signWithMouse(page, 'Customer');
    await signByName(page, 'Agent', 'Omar Ali');
    await page.getByRole('button', { name: 'Sign and finish' }).click();
    await expect(getComparisonRow(page, 'Boot')).toContainText('No damage');
    await expect(getComparisonRow(page, 'Boot')).toContainText('A hand wide');
    await expect(getComparisonRow(page, 'Boot').getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(getComparisonRow(page, 'Fuel')).toContainText('Half');
    await expect(page.getByLabel('Current kilometre')).toHaveValue('42400');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Show 6 more parts that are no worse' }).click();
    await expect(getComparisonRow(page, 'Odometer')).toContainText('300 km driven');
    await expectAccessible(page);
  });

  await test.step('the agent charges the new damage, and the settlement adds up', async () => {
    await charge(page, 'Boot: Dent', '900', 1);
    await charge(page, 'Jack is missing', '1200', 2);
    // It had one zero too many: after removal it can be charged again.
    await page.getByRole('button', { name: 'Remove charge 2' }).click();
    await charge(page, 'Jack is missing', '120', 2);
    await charge(page, 'Fuel: Full at handover, Half now', '95.50', 3);
    await expect(page.getByRole('button', { name: 'Add charge for Boot: Dent' })).toBeDisabled();
    await expect(page.getByLabel('Kind of charge 1')).toHaveValue('Insurance Excess/Deductible');
    await expect(page.getByLabel('Kind of charge 3')).toHaveValue('Fuel Charges');
    await expectAccount(page, { 'Fuel Charges': 'AED 95.50', Total: 'AED 1,615.50' });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add charge for Jack is missing' })).toBeDisabled();
    await expectAccount(page, { 'Fuel Charges': 'AED 95.50', Total: 'AED 1,615.50' });
    await page.getByRole('button', { name: 'End trip' }).click();
    await expect(page.getByText('T-000001 has ended').first()).toBeVisible();
    expect(await desk.getTrip(bookingId)).toMatchObject({ status: 'COMPLETED', total: '1615.50' });
  });

  await test.step('both lists can be read side by side later too', async () => {
    await page.getByRole('link', { name: 'Completed trips', exact: true }).click();
    await page.getByRole('link', { name: 'Mona Said' }).click();
    const details = page.getByRole('dialog', { name: 'T-000001' });
    await details.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(details.getByRole('table', { name: 'Handover and return' })).toContainText('A hand wide');
    await expectAccessible(page);
  });
});
