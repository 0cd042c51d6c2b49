import { expect, test } from '../fixtures/test';
import { createAxe } from '../fixtures/create-axe';

test('an agent sets up rental management with tax number and contract terms, and it opens', async ({
  page,
  supplier,
}) => {
  expect(supplier.token).not.toBe('');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/srm/manage-vehicles');
  await expect(heading('Welcome to SRM')).toBeVisible();
  await expect(page).toHaveURL(/\/srm\/intro$/);
  await page.goto('/srm/contract');
  await expect(page).toHaveURL(/\/srm\/intro$/);
  await page.getByRole('link', { name: 'Get started' }).click();

  await expect(heading('Tax information')).toBeVisible();
  const number = page.getByLabel('Tax registration number (TRN)');
  await number.fill('10012345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('Enter the TRN: 15 digits that begin with 1 and end with 03').first(),
  ).toBeVisible();
  await number.fill('1001 2345 6700 003');
  // Typed values survive a reload.
  await page.reload();
  await expect(number).toHaveValue('1001 2345 6700 003');
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(heading('Contract terms')).toBeVisible();
  await page.getByRole('button', { name: 'Start from an example' }).click();
  const terms = page.getByRole('textbox', { name: 'Terms and conditions' });
  await expect(terms).toContainText('{{companyName}} rents {{vehicleName}}');
  await terms.press('ControlOrMeta+End');
  await terms.pressSequentially(' Washed cars only.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Washed cars only.');
  expect((await createAxe(page).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Save and open rental management' }).click();

  await expect(heading('SRM Dashboard')).toBeVisible();
  await page.goto('/srm/intro');
  await expect(page).toHaveURL(/\/srm\/dashboard$/);

  await page.goto('/srm/contracts/edit');
  await expect(terms).toContainText('Washed cars only.');
  await page.goto('/srm/tax-info/edit');
  await expect(number).toHaveValue('100123456700003');
  await number.fill('100999999900003');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading('SRM Dashboard')).toBeVisible();
});
