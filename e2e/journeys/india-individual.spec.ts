import { newAccount } from '../fixtures/accounts';
import { fillRegistration, logIn, readCodeInOutbox, typeCode } from '../fixtures/auth-pages';
import { findDateField } from '../fixtures/date-field';
import { findMenuLink } from '../fixtures/find-menu-link';
import { licencePdf, logoPng } from '../fixtures/sample-files';
import { expect, test } from '../fixtures/test';

test('a sole owner in India registers with one vehicle and switches the country', async ({ page }) => {
  test.setTimeout(120_000);
  const account = newAccount('in');

  await page.goto('/in/register');
  await fillRegistration(page, account);
  await page.getByRole('button', { name: 'Continue' }).click();
  await typeCode(page, await readCodeInOutbox(page, account.email));
  await expect(page).toHaveURL(/\/register\/company-details$/);

  await test.step('the gate offers both account types', async () => {
    await page.goto('/');
    await expect(page.getByText('Register as a company', { exact: true })).toBeVisible();
    await expect(page.getByText('Company with multiple vehicles to rent')).toBeVisible();
    await expect(page.getByText('(Sole owner with one vehicle to rent)')).toBeVisible();
    await page.getByRole('link', { name: 'LIST AS AN INDIVIDUAL' }).click();
    await expect(page).toHaveURL(/\/register\/individual-details$/);
  });

  await test.step('the owner enters the details of an individual', async () => {
    await page.getByLabel('Front of the licence').setInputFiles(logoPng);
    await page.getByLabel('Back of the licence').setInputFiles(licencePdf);
    await findDateField(page, 'Licence expiry date').fill('2031-01-31');
    await page.getByLabel('Number plate').fill('nonsense');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(
      page.getByText('Enter a plate such as KA 01 AB 1234 or 22 BH 1234 AA').first(),
    ).toBeVisible();
    await page.getByLabel('Number plate').fill('ka 01 ab 1234');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page).toHaveURL(/\/register\/complete$/);
  });

  await test.step('switching the country asks, signs out and goes to the login page', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Country: India' }).click();
    await page.getByRole('menuitem', { name: 'United Arab Emirates' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Log out and switch' }).click();
    await expect(page).toHaveURL(/\/ae\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('appCountry'))).toBe('ae');
  });

  await test.step('the address of India leads back there', async () => {
    await page.goto('/in/login');
    await logIn(page, account);
    await expect(findMenuLink(page, 'Profile')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('appCountry'))).toBe('in');
  });
});
