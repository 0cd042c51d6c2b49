import { authEndpoints } from '@portal/shared/contract';
import { newAccount, registerByApi } from '../fixtures/accounts';
import { fillCompany, fillRegistration, logIn, typeCode } from '../fixtures/auth-pages';
import { findDateField } from '../fixtures/date-field';
import { readMailedCode } from '../fixtures/read-mailed-code';
import { png, svgNamedPng } from '../fixtures/sample-files';
import { expect, test } from '../fixtures/test';

const loginCall = `**/api/ae${authEndpoints.login.path}`;

test.describe('registration', () => {
  test('an empty form names each missing field and keeps the entered values', async ({ page }) => {
    await page.goto('/ae/register');
    await page.getByLabel('E-mail').fill('not-an-address');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter an e-mail address such as name@company.com').first()).toBeVisible();
    await expect(page.getByText('Accept the terms to continue').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('not-an-address');
  });

  test('a used e-mail is reported at the field', async ({ page, request }) => {
    const taken = await registerByApi(request, newAccount('ae'));
    await page.goto('/ae/register');
    await fillRegistration(page, { ...newAccount('ae'), email: taken.email });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('E-mail')).toHaveValue(taken.email);
  });

  test('a common password is refused at the field', async ({ page }) => {
    await page.goto('/ae/register');
    await fillRegistration(page, { ...newAccount('ae'), password: 'password123' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  test('a wrong code is reported, and after five tries a new one is required', async ({ page }) => {
    const account = newAccount('ae');
    await page.goto('/ae/register');
    await fillRegistration(page, account);
    await page.getByRole('button', { name: 'Continue' }).click();
    const right = await readMailedCode(account.email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answered = page.waitForResponse((response) =>
        response.url().endsWith(authEndpoints.verifyOtp.path),
      );
      await typeCode(page, wrong);
      expect((await answered).ok()).toBe(false);
    }
    await typeCode(page, right);
    await expect(page.getByText(/too many|new code|another code/i).first()).toBeVisible();
    await expect(page).toHaveURL(/\/verify-otp$/);
  });
});

test.describe('log in', () => {
  test('a wrong password does not say which of the two was wrong', async ({ page, request }) => {
    const account = await registerByApi(request, newAccount('ae'));
    await page.goto('/ae/login');
    await logIn(page, { ...account, password: 'not-the-password' });
    const alert = page.getByRole('alert').first();
    await expect(alert).toBeVisible();
    const known = await alert.innerText();
    await page.reload();
    await logIn(page, newAccount('ae'));
    await expect(page.getByRole('alert').first()).toHaveText(known, { useInnerText: true });
  });

  test('an API that is down, slow or broken is reported clearly, and typed values stay', async ({ page }) => {
    await page.goto('/ae/login');
    const account = newAccount('ae');
    const answers = [
      (route: { abort(): Promise<void> }) => route.abort(),
      (route: { fulfill(answer: object): Promise<void> }) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>It works!</h1>' }),
      (route: { fulfill(answer: object): Promise<void> }) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: 'Bad gateway' }),
    ];
    for (const answer of answers) {
      await page.route(loginCall, (route) => answer(route));
      await logIn(page, account);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.getByLabel('Mobile number')).toHaveValue(/50/);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
      await page.unroute(loginCall);
    }
  });

  test('a call to an API that does not answer ends after 15 seconds', async ({ page }) => {
    await page.goto('/ae/login');
    await page.clock.install();
    await page.route(loginCall, () => new Promise(() => undefined));
    await logIn(page, newAccount('ae'));
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(15_500);
    await expect(page.getByRole('alert').first()).toBeVisible();
  });
});

test.describe('company', () => {
  test.beforeEach(async ({ page, agent }) => {
    expect(agent.token).not.toBe('');
    await page.goto('/register/company-details');
  });

  test('a logo of 40 MB is refused before it is sent', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/file/upload')) calls.push(request.url());
    });
    const logo = page.getByLabel('Logo', { exact: true });
    await logo.setInputFiles({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(40 * 1024 * 1024),
    });
    await expect(page.getByText(/larger than|too large|10 MB/i).first()).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('an SVG named .png is refused by the server, at the field', async ({ page }) => {
    const answered = page.waitForResponse((response) => response.url().includes('/file/upload/single'));
    await page.getByLabel('Logo', { exact: true }).setInputFiles(svgNamedPng);
    expect((await answered).status()).toBe(415);
    await expect(
      page
        .getByRole('alert')
        .or(page.getByText(/not accepted|cannot be used|not a/i))
        .first(),
    ).toBeVisible();
  });

  test('an interrupted upload can be retried, and nothing else is lost', async ({ page }) => {
    await page.getByLabel('Company name').fill('Falcon Wheels');
    await page.route('**/file/upload/single*', (route) => route.abort('connectionreset'));
    await page
      .getByLabel('Logo', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600, 600, [10, 80, 70]) });
    const again = page.getByRole('button', { name: /try again/i }).first();
    await expect(again).toBeVisible();
    await page.unroute('**/file/upload/single*');
    const answered = page.waitForResponse((response) => response.url().includes('/file/upload/single'));
    await again.click();
    expect((await answered).status()).toBe(201);
    await expect(page.getByLabel('Company name')).toHaveValue('Falcon Wheels');
  });

  test('an expiry date in the past is refused at the field', async ({ page }) => {
    await fillCompany(page);
    await findDateField(page, 'Licence expiry date').fill('2020-01-01');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('This date has passed; choose a later one').first()).toBeVisible();
    await expect(page.getByLabel('Company name')).toHaveValue('Al Noor Rent a Car');
  });
});
