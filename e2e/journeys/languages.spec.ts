import { expect, test } from '../fixtures/test';

test('the portal switches to Arabic on the login page, then to Hindi, and back', async ({
  page,
  supplier,
  context,
}) => {
  await context.clearCookies();
  const html = page.locator('html');
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');

  // Texts of the server, and of failures to reach it, are in the page's language too.
  const logIn = page.getByRole('button', { name: 'تسجيل الدخول' });
  await page.locator('input[type=tel]').fill(supplier.phone);
  await page.locator('input[type=password]').fill('not the password');
  await logIn.click();
  await expect(page.getByText('رقم الهاتف أو كلمة المرور غير صحيح.')).toBeVisible();
  await page.locator('input[type=password]').fill(supplier.password);
  await context.setOffline(true);
  await logIn.click();
  await expect(page.getByText('تعذّر تسجيل الدخول')).toBeVisible();
  await context.setOffline(false);
  await logIn.click();
  await page.waitForURL('**/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('لوحة المعلومات');

  await page.goto('/profile');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.getByRole('combobox', { name: 'اللغة' }).selectOption('hi');
  await expect(html).toHaveAttribute('lang', 'hi');
  await expect(html).toHaveAttribute('dir', 'ltr');
  const inHindi = page.getByRole('combobox', { name: 'भाषा' });
  await page.reload();
  await expect(inHindi).toHaveValue('hi');
  await inHindi.selectOption('en');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await expect(html).toHaveAttribute('lang', 'en');
});

test('the document has the chosen language before any script has loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portalPreferences', JSON.stringify({ locale: 'ar' })));
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // Readers of another language do not see the English prerendered view.
  await expect(page.locator('#root')).toBeEmpty();
});

test('an English reader loads no other language', async ({ page, supplier }) => {
  expect(supplier.userId).not.toBe('');
  const words: string[] = [];
  page.on('request', (request) => {
    if (/\/(words|shared|failures)-(ar|hi)\./.test(request.url())) words.push(request.url());
  });
  await page.goto('/listings');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'My Listings' })).toBeVisible();
  expect(words).toEqual([]);
});
