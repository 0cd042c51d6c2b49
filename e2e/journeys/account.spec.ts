import { authEndpoints } from '@portal/shared/contract';
import type { APIRequestContext, Browser } from '@playwright/test';
import { signInBrowser, buildCallUrl, type SignedInAccount } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';

const NEW_PASSWORD = 'Quiet-lantern-orchard-52';

/** The same agent on another device. */
async function onAnotherDevice(browser: Browser, request: APIRequestContext, account: SignedInAccount) {
  const { country, phone: phoneNumber, password } = account;
  const answer = await request.post(buildCallUrl(country, authEndpoints.login), {
    data: { phoneNumber, password },
  });
  const { result } = (await answer.json()) as { result: Pick<SignedInAccount, 'token' | 'refreshToken'> };
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const page = await context.newPage();
  await signInBrowser(page, { ...account, ...result });
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  return { page, refreshToken: result.refreshToken };
}

const canRefresh = async (request: APIRequestContext, { country }: SignedInAccount, refreshToken: string) =>
  (await request.post(buildCallUrl(country, authEndpoints.refresh), { data: { refreshToken } })).ok();

test.describe('the account', () => {
  test('an agent ends a session on another device', async ({ page, request, browser, supplier }) => {
    const other = await onAnotherDevice(browser, request, supplier);
    await page.goto('/profile');
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: /^Log out there/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByText('This device')).toBeVisible();
    expect(await canRefresh(request, supplier, other.refreshToken)).toBe(false);
  });

  test('a new password ends every other session', async ({ page, request, browser, supplier }) => {
    const other = await onAnotherDevice(browser, request, supplier);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill('not-my-password-9');
    await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByLabel('Same password again').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Save the password' }).click();
    await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Current password').fill(supplier.password);
    await dialog.getByRole('button', { name: 'Save the password' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
    expect(await canRefresh(request, supplier, other.refreshToken)).toBe(false);
    const login = (password: string) =>
      request.post(buildCallUrl(supplier.country, authEndpoints.login), {
        data: { phoneNumber: supplier.phone, password },
      });
    expect((await login(supplier.password)).status()).toBe(401);
    expect((await login(NEW_PASSWORD)).ok()).toBe(true);
  });

  test('an agent schedules the deletion in 30 days and undoes it', async ({ page, supplier }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await dialog.getByLabel('Current password').fill(supplier.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete account…' })).toBeVisible();
  });
});
