import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** A virtual phone authenticator in this browser. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an agent adds a passkey, logs in with it, sees it in the activity and removes it', async ({
  page,
  supplier,
}) => {
  await addAuthenticator(page);
  const card = page.getByRole('region', { name: 'Passkeys' });

  await test.step('the agent adds it with the password and sees the recovery codes once', async () => {
    await page.goto('/profile');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Reception');
    await dialog.getByLabel('Current password').fill(supplier.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(card.getByText('Reception')).toBeVisible();
    await expect(card.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('the passkey logs in without the password', async () => {
    await page.getByRole('button', { name: /Al Noor/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/ae\/login$/);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the activity shows all of it', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Account activity' }).click();
    await expect(page).toHaveURL(/\/profile\/activity$/);
    const rows = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
    await expect(rows.nth(0)).toContainText('Logged in: Reception');
    await expect(rows.nth(0)).toContainText('This session');
    await expect(rows.nth(1)).toContainText('Logged out');
    await expect(page.getByText('Passkey added: Reception')).toBeVisible();
  });

  await test.step('after its removal it no longer logs in', async () => {
    await page.getByRole('link', { name: 'Profile', exact: true }).last().click();
    await card.getByRole('button', { name: 'Remove Reception' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove passkey' });
    await dialog.getByLabel('Current password').fill(supplier.password);
    await dialog.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(card.getByText('No passkey yet.')).toBeVisible();
    await page.getByRole('button', { name: /Al Noor/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('This passkey was not accepted. Log in with your password.')).toBeVisible();
  });
});
