import { newAccount } from '../fixtures/accounts';
import { fillCompany, fillRegistration, logIn, readCodeInOutbox, typeCode } from '../fixtures/auth-pages';
import { findMenuLink } from '../fixtures/find-menu-link';
import { expect, test } from '../fixtures/test';

test('a UAE supplier registers, adds its company, uses the portal, logs out, resets the password and logs in', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = newAccount('ae');

  await test.step('the agent registers', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Register your fleet' }).click();
    await expect(page.getByRole('heading', { name: 'Register your fleet' })).toBeVisible();
    await fillRegistration(page, account);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/verify-otp$/);
  });

  await test.step('the agent verifies the e-mail', async () => {
    await typeCode(page, await readCodeInOutbox(page, account.email));
    await expect(page).toHaveURL(/\/register\/company-details$/);
  });

  await test.step('the portal waits for a company', async () => {
    await page.goto('/listings');
    await expect(
      page.getByText(
        'Your account has been created. Register your company to add your vehicles and get access for this page.',
      ),
    ).toBeVisible();
    await expect(page.getByText('Register your company now!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'LIST AS AN INDIVIDUAL' })).toHaveCount(0);
    await page.getByRole('link', { name: 'ADD YOUR COMPANY' }).click();
    await expect(page).toHaveURL(/\/register\/company-details$/);
  });

  await test.step('the agent adds the company', async () => {
    await fillCompany(page);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page).toHaveURL(/\/register\/complete$/);
    await page
      .getByRole('link', { name: 'Go to the portal' })
      .or(page.getByRole('button', { name: 'Go to the portal' }))
      .click();
    await expect(page.getByText('Your registration is being reviewed')).toBeVisible();
    await expect(findMenuLink(page, 'My Listings')).toBeVisible();
  });

  await test.step('the profile shows it', async () => {
    await findMenuLink(page, 'Profile').click();
    await expect(page.getByText('Al Noor Rent a Car').first()).toBeVisible();
    await expect(page.getByText('In review')).toBeVisible();
    await expect(page.getByText(account.email)).toBeVisible();
  });

  await test.step('the agent logs out', async () => {
    await page.getByRole('button', { name: /Al Noor/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/ae\/login$/);
  });

  const password = 'Green-window-lamp-93';
  await test.step('the agent resets the password', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(/\/ae\/reset-password$/);
    await page.getByLabel('E-mail').fill(account.email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page).toHaveURL(/\/reset-password\/verify-otp$/);
    await typeCode(page, await readCodeInOutbox(page, account.email));
    await expect(page).toHaveURL(/\/confirm-new-password$/);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Same password again').fill(password);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('the agent logs in with the new password', async () => {
    await logIn(page, { ...account, password });
    await expect(findMenuLink(page, 'Profile')).toBeVisible();
  });
});
