import type { Page } from '@playwright/test';
import { authEndpoints, userEndpoints } from '@portal/shared/contract';
import {
  newAccount,
  registerByApi,
  signInBrowser,
  buildCallUrl,
  type SignedInAccount,
} from '../fixtures/accounts';
import { findMenuLink } from '../fixtures/find-menu-link';
import { expect, test } from '../fixtures/test';

const MINUTE = 60_000;
const refreshCalls = `**/api/ae${authEndpoints.refresh.path}`;

test('without tokens every page of the portal leads to the login page', async ({ page }) => {
  for (const path of ['/', '/listings', '/profile', '/enquiries', '/srm/dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  }
});

test('one token alone is no session: both are cleared', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('set')) localStorage.setItem('accessToken', 'only-one');
    sessionStorage.setItem('set', '1');
  });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('accessToken');
});

test("another product's tokens in local storage are cleared and lead to the login page", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/token/i);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('set')) return;
    sessionStorage.setItem('set', '1');
    localStorage.setItem('accessToken', 'gho_16C7e42F292c6912E7');
    localStorage.setItem('refreshToken', '{"token":"<script>"}');
    localStorage.setItem('userId', '42');
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).not.toHaveProperty('accessToken');
  expect(stored).not.toHaveProperty('refreshToken');
});

test('two tabs near the end of the access token send only one refresh', async ({
  page,
  context,
  supplier,
}) => {
  let refreshes = 0;
  const tabs = [page];
  await context.route(refreshCalls, async (route) => {
    refreshes += 1;
    // From here on the clocks are right again: with a fast clock the new token would be expired at once.
    await Promise.all(tabs.map((tab) => tab.clock.setSystemTime(Date.now())));
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const second = await context.newPage();
  tabs.push(second);
  await second.goto('/profile');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();

  const soon = Date.now() + 6 * MINUTE;
  await Promise.all([page.clock.install({ time: soon }), second.clock.install({ time: soon })]);
  await Promise.all([page.reload(), second.reload()]);
  const replaced = () =>
    page.evaluate((old) => localStorage.getItem('refreshToken') !== old, supplier.refreshToken);
  await expect.poll(replaced).toBe(true);
  await Promise.all(
    [page, second].map((tab) =>
      expect(tab.getByRole('heading', { level: 1, name: 'Al Noor Rent a Car' })).toBeVisible(),
    ),
  );
  expect(refreshes).toBe(1);
});

test('logging out in one tab logs out the other', async ({ page, context, supplier }) => {
  expect(supplier.token).not.toBe('');
  await page.goto('/profile');
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Al Noor Rent a Car' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ae\/login$/);
  await expect(second).toHaveURL(/\/login$/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  for (const key of ['accessToken', 'refreshToken', 'userId']) expect(stored).not.toHaveProperty(key);
});

test('logging out ends the session on the server, and makes no other call', async ({
  page,
  request,
  supplier,
}) => {
  expect(supplier.token).not.toBe('');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Al Noor Rent a Car' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ae\/login$/);
  await expect.poll(() => calls).toEqual([expect.stringMatching(/\/api\/ae\/auth\/sign-out$/)]);
  const headers = { authorization: `Bearer ${supplier.token}` };
  await expect
    .poll(async () => (await request.get(buildCallUrl('ae', userEndpoints.me), { headers })).status())
    .toBe(401);
});

/** Whether the page has shown a text at any time since. */
async function watchFor(page: Page, text: string) {
  await page.evaluate((term) => {
    const seen = window as typeof window & { hasSeen?: boolean };
    seen.hasSeen = false;
    new MutationObserver(() => {
      seen.hasSeen ||= document.body.innerText.includes(term);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, text);
  return () => page.evaluate(() => (window as typeof window & { hasSeen?: boolean }).hasSeen);
}

async function logInAgain(page: Page, account: SignedInAccount): Promise<void> {
  await page.getByLabel('Mobile number').fill(account.nationalPhone);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a session ended by the server leads to the login page, which says why, and back', async ({
  page,
  supplier,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  const hasSeen = await watchFor(page, "You aren't authorized to see this");
  await page.route('**/api/ae/**', (route) =>
    route.fulfill({ status: 401, json: { detail: 'This session has ended', code: 'unauthorized' } }),
  );
  await findMenuLink(page, 'Enquiries').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('Your session ended. Log in again and you are back where you were.'),
  ).toBeVisible();
  expect(await hasSeen()).toBe(false);
  await page.unroute('**/api/ae/**');
  await logInAgain(page, supplier);
  await expect(page).toHaveURL(/\/enquiries$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('removed tokens lead to the login page at the next call, and back', async ({ page, supplier }) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  const hasSeen = await watchFor(page, "You aren't authorized to see this");
  await page.evaluate(() => ['accessToken', 'refreshToken'].forEach((key) => localStorage.removeItem(key)));
  await findMenuLink(page, 'Enquiries').click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You have been logged out')).toBeVisible();
  expect(await hasSeen()).toBe(false);
  await logInAgain(page, supplier);
  await expect(page).toHaveURL(/\/enquiries$/);
});

test('an access token refused early is renewed, and the page is read again', async ({ page, supplier }) => {
  expect(supplier.token).not.toBe('');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Al Noor Rent a Car', level: 1 })).toBeVisible();
  const hasSeen = await watchFor(page, "You aren't authorized to see this");
  await page.route('**/api/ae/**', async (route) => {
    const isOld = (await route.request().headerValue('authorization')) === `Bearer ${supplier.token}`;
    if (!isOld || route.request().url().includes(authEndpoints.refresh.path)) return route.continue();
    return route.fulfill({
      status: 401,
      json: { detail: 'This token is not accepted', code: 'unauthorized' },
    });
  });
  await findMenuLink(page, 'Enquiries').click();
  await expect(page.getByText(/^Showing 0 of 0 enquiries|No enquiries found/).first()).toBeVisible();
  expect(await hasSeen()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(supplier.token);
});

test('an unfinished form survives a session that could not be refreshed', async ({
  page,
  context,
  request,
}) => {
  const account = await registerByApi(request, newAccount('ae'));
  await signInBrowser(page, account);
  await page.goto('/register/company-details');
  await page.getByLabel('Company name').fill('Desert Rose Rentals');
  await page.getByLabel('Address').fill('Warehouse 9, Al Quoz 3');

  await context.route(refreshCalls, (route) =>
    route.fulfill({ status: 401, json: { detail: 'This session has ended', code: 'refresh_refused' } }),
  );
  await page.clock.install({ time: Date.now() + 14 * MINUTE });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await context.unroute(refreshCalls);

  await page.clock.setSystemTime(Date.now());
  await logInAgain(page, account);
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/register/company-details');
  await expect(page.getByLabel('Company name')).toHaveValue('Desert Rose Rentals');
  await expect(page.getByLabel('Address')).toHaveValue('Warehouse 9, Al Quoz 3');
});

test('the portal works in a browser that blocks local storage', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/storage/i);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Mobile number').fill('501234567');
  await page.getByLabel('Password', { exact: true }).fill('Demo-desk-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(findMenuLink(page, 'Profile')).toBeVisible();
});

test('logging in works with a full local storage', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/storage|quota/i);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
  });
  await page.goto('/ae/login');
  await page.getByLabel('Mobile number').fill('501234567');
  await page.getByLabel('Password', { exact: true }).fill('Demo-desk-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This browser does not store data').first()).toBeVisible();
  await expect(findMenuLink(page, 'Profile')).toBeVisible();
});
