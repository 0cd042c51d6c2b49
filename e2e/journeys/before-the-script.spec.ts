import { logIn } from '../fixtures/auth-pages';
import { newAccount, registerByApi } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';

test('a login submitted before the scripts load is sent afterwards, and never in the address', async ({
  page,
  request,
}) => {
  const account = await registerByApi(request, newAccount('ae'));
  let arrive: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/main\.[0-9a-f]+\.js/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/ae/login', { waitUntil: 'commit' });
  await logIn(page, account);
  expect(new URL(page.url()).search).toBe('');
  arrive();
  await expect(page.getByText('Your account has been created.')).toBeVisible();
  expect(page.url()).not.toContain(account.nationalPhone);
});
