import type { Page } from '@playwright/test';
import { customerPagePath, srmSettingsEndpoints, type RentalSettings } from '@portal/shared/contract';
import {
  fillInCustomerForm as fillIn,
  onPhone,
  passportPhoto as photo,
  sendCustomerForm as send,
} from '../fixtures/customer-phone';
import { askCustomer, readCustomer, revokeLink } from '../fixtures/customer-link';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { tripDesk } from '../fixtures/trips';

const success = `${customerPagePath}/success`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a customer fills in the form on a phone, and the agent sees it at once', async ({
  page,
  browser,
  request,
  supplier,
}) => {
  const desk = tripDesk(request, supplier);
  const settings = await desk.call<RentalSettings>(srmSettingsEndpoints.get);
  const requiredPictures = { ...settings.requiredPictures, passport: true };
  await desk.call(srmSettingsEndpoints.update, { body: { ...settings, requiredPictures } });
  const link = await askCustomer(request, supplier);
  await page.goto('/');
  const phone = await onPhone(browser);
  const leaked: string[] = [];
  phone.on('request', (sent) => {
    if (sent.url().includes(link.token) || sent.headers()['referer']?.includes(link.token))
      leaked.push(sent.url());
  });
  await phone.goto(link.link);
  await expect(title(phone)).toHaveText('Al Noor Rent a Car asks for your details');
  await expect(phone.getByText(/^Toyota SUV, Pearl white, SHJ 2/)).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await expect(phone.getByRole('textbox', { name: /Full name/ })).toHaveValue('Anna Petrova');

  await fillIn(phone);
  await phone.getByLabel(/^Emirates ID number/).fill('784198576543213');
  await send(phone).click();
  await expect(phone.getByText('Fill in this field').first()).toBeVisible();
  await phone.getByLabel('Photo of the passport', { exact: true }).setInputFiles(photo);
  await expect(phone.getByLabel(/^Another page of the passport/)).toBeAttached();
  await phone.screenshot({ path: 'test-results/customer-form-390.png', fullPage: true });
  await send(phone).click();
  await expect(title(phone)).toHaveText('Thank you, your details are with Al Noor Rent a Car');
  expect(new URL(phone.url()).pathname).toBe(success);
  const kept = await phone.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  expect(kept).not.toContain(link.token);
  expect(leaked).toEqual([]);

  await expect(page.getByText('Anna Petrova has filled in the form').first()).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  const received = notifications.getByRole('link', { name: /^Customer form received/ });
  await expect(received).toContainText('Anna Petrova');
  await expectAccessible(page);
  await received.click();
  await expect(page).toHaveURL(/\/srm\/incomplete-trips\?trip=/);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const customer = await readCustomer(request, supplier, link.customerId);
  expect(customer).toMatchObject({
    passportNumber: 'N1234567',
    emiratesId: '784-1985-7654321-3',
    nationality: 'Bulgaria',
    passport: [{ name: 'passport.png' }],
  });

  await phone.goto('about:blank');
  await phone.goto(link.link);
  await expect(title(phone)).toHaveText('Your details were sent already');
});

test('the portal shows the same form at its own route', async ({ browser, request, supplier }) => {
  const link = await askCustomer(request, supplier);
  const phone = await onPhone(browser);
  await phone.goto(link.portalLink);
  await expect(title(phone)).toHaveText('Al Noor Rent a Car asks for your details');
  await expect.poll(() => new URL(phone.url()).hash).toBe('');
  await fillIn(phone);
  await send(phone).click();
  await expect(title(phone)).toHaveText('Thank you, your details are with Al Noor Rent a Car');
});

test('the form leaves an agent’s session in the same browser unchanged', async ({
  page,
  request,
  supplier,
}) => {
  const link = await askCustomer(request, supplier);
  await page.goto(link.portalLink);
  await expect(title(page)).toHaveText('Al Noor Rent a Car asks for your details');
  await fillIn(page);
  await send(page).click();
  await expect(title(page)).toHaveText(/^Thank you/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(supplier.token);
});

test('expired and unknown links say so and what to do', async ({ browser, request, supplier }) => {
  const [link, other] = [await askCustomer(request, supplier), await askCustomer(request, supplier)];
  await revokeLink(request, supplier, link);
  const phone = await onPhone(browser);
  const [head, body, signature] = other.token.split('.');
  const forged = (change: object) => {
    const claims = { ...(JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object), ...change };
    return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
  };
  const at = (token: string) => other.link.replace(other.token, token);
  for (const [address, words] of [
    [link.link, 'This link was withdrawn'],
    [at(forged({ customerId: link.customerId })), 'This link does not work'],
    [at(forged({ exp: 99_999_999_999 })), 'This link does not work'],
    [at('abc'), 'This link does not work'],
    [at(''), 'Open the link from your rental company'],
  ] as const) {
    await phone.goto('about:blank');
    await phone.goto(address);
    await expect(title(phone)).toHaveText(words);
  }
});

test('a form opened and sent twice at once is accepted once, and the other page says so', async ({
  browser,
  request,
  supplier,
}) => {
  const link = await askCustomer(request, supplier);
  const phones = [await onPhone(browser), await onPhone(browser)];
  for (const phone of phones) {
    await phone.goto(link.link);
    await fillIn(phone);
  }
  await Promise.all(phones.map((phone) => send(phone).click()));
  await expect
    .poll(async () => (await Promise.all(phones.map((phone) => title(phone).textContent()))).sort())
    .toEqual(['Thank you, your details are with Al Noor Rent a Car', 'Your details were sent already']);
});

test('an interrupted upload and a lost connection lose nothing', async ({ browser, request, supplier }) => {
  const link = await askCustomer(request, supplier);
  const phone = await onPhone(browser);
  await phone.goto(link.link);
  await fillIn(phone);
  await phone.route('**/file/upload/single*', (route) => route.abort('connectionreset'), { times: 1 });
  await phone.getByLabel(/^Photo of the passport/).setInputFiles(photo);
  await phone.getByRole('button', { name: 'Try again' }).click();
  await expect(phone.getByLabel(/^Another page of the passport/)).toBeAttached();
  await phone.context().setOffline(true);
  await expect(phone.getByText('You are offline')).toBeVisible();
  await send(phone).click();
  await expect(phone.getByText('Your details were not sent')).toBeVisible();
  await expect(phone.getByRole('textbox', { name: /Passport number/ })).toHaveValue('N1234567');
  await phone.context().setOffline(false);
  await send(phone).click();
  await expect(title(phone)).toHaveText(/^Thank you/);
});
