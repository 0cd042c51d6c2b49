import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { authEndpoints, enquiryEndpoints, shareTarget } from '@portal/shared/contract';
import { addCompanyByApi, buildCallUrl, newAccount, registerByApi } from '../fixtures/accounts';
import { logIn } from '../fixtures/auth-pages';
import { askCustomer } from '../fixtures/customer-link';
import { deliverPush } from '../fixtures/deliver-push';
import { setUpDesk } from '../fixtures/desk';
import { findGateway } from '../fixtures/find-gateway';
import { findMenuLink } from '../fixtures/find-menu-link';
import { findStackReleases } from '../fixtures/find-stack-releases';
import { addListingsByApi } from '../fixtures/listings';
import { operator } from '../fixtures/operator';
import { startApi, type Api } from '../fixtures/start-api';
import { startGateway, type Gateway } from '../fixtures/start-gateway';
import { startSite, type Site } from '../fixtures/start-site';
import { expect, test } from '../fixtures/test';

const BASE_PATH = '/desk';
// One after the other, so that they share the servers.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(path.join(os.tmpdir(), 'base-path-'));

let site: Site;
let api: Api;
let gateway: Gateway;

/** The build of the stack below a path, behind a proxy that has nothing else of the portal. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite(BASE_PATH);
  const addresses = { BASE_PATH, PUBLIC_URL: site.origin, CUSTOMER_URL: site.origin };
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  api = await startApi({
    ...addresses,
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: pair.getPrivateKey('base64url'),
    PUSH_CONTACT: 'mailto:desk@portal.example',
  });
  gateway = await startGateway(findGateway(), {
    ...addresses,
    API_PORT: api.port,
    RELEASES_DIR: findStackReleases(),
    DATA_DIR: folder,
  });
  site.passOn(gateway);
});
test.afterAll(async () => {
  await gateway.close();
  await api.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

const buildAddress = (address: string) => site.origin + BASE_PATH + address;
const findTitle = (page: Page) => page.getByRole('heading', { level: 1 });

const expectShown = (photo: Locator) =>
  expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

test('everything of the portal works below a base path, and asks for nothing outside of it', async ({
  page,
  context,
  browser,
  request,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  // A private window has no push service.
  consoleErrors.allow(/Push API in incognito mode/);
  const account = await registerByApi(request, newAccount('ae'));
  await operator('approve', await addCompanyByApi(request, account, 'Gulf Fleet'), '--country', 'ae');
  await setUpDesk(request, account);
  await addListingsByApi(request, account, ['Alpha']);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const failures: string[] = [];
  const watch = (tab: Page) => void tab.on('pageerror', (error) => failures.push(error.message));
  context.on('page', watch);

  await test.step('an agent logs in and gets the page they asked for, its photos and live events', async () => {
    const live = page.waitForResponse((response) => response.url().endsWith(enquiryEndpoints.live.path));
    await page.goto(buildAddress('/listings'));
    await page.waitForURL(buildAddress('/login'));
    await logIn(page, account);
    await page.waitForURL(buildAddress('/listings'));
    await expect(page.getByText('Alpha').first()).toBeVisible();
    await expectShown(page.locator('main img').first());
    expect((await live).status()).toBe(200);
  });

  await test.step('each entry of the menu opens its page, and the page loads again', async () => {
    // Its first view comes with the document, and the menu then has its group open.
    await page.goto(buildAddress('/srm/ongoing-trips'));
    for (const [entry, address] of [
      ['SRM Customers', '/srm/customer-list'],
      ['Dashboard', '/'],
      ['Enquiries', '/enquiries'],
      ['Profile', '/profile'],
      ['My Listings', '/listings'],
    ] as const) {
      await findMenuLink(page, entry, { exact: true }).click();
      await page.waitForURL((url) => url.pathname === BASE_PATH + address);
      await expect(findTitle(page)).toBeVisible();
    }
    await page.goto(buildAddress('/'));
    await expect(findTitle(page)).toBeVisible();
  });

  await test.step('a link opens in another tab', async () => {
    const opened = context.waitForEvent('page');
    await findMenuLink(page, 'Enquiries', { exact: true }).click({ button: 'middle' });
    const tab = await opened;
    await tab.waitForURL(buildAddress('/enquiries'));
    await expect(findTitle(tab)).toHaveText('Enquiry Management');
    await tab.close();
  });

  await test.step('the manifest and the worker are below it', async () => {
    const manifest = await page
      .locator('link[rel=manifest]')
      .evaluate((link) => (link as HTMLLinkElement).href);
    expect(manifest).toBe(buildAddress('/manifest.webmanifest'));
    const devtools = await context.newCDPSession(page);
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
    expect((await devtools.send('Page.getAppId')).appId).toBe(buildAddress('/'));
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    const readScopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.state]),
      );
    await expect.poll(readScopes).toEqual([[buildAddress(shareTarget.address), 'activated']]);
    const shared = await context.newPage();
    await shared.setContent(
      `<form method="post" enctype="multipart/form-data" action="${buildAddress(shareTarget.address)}">
        <input type="file" name="${shareTarget.field}"><button>Share</button></form>`,
    );
    await shared.locator('input').setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('photo'),
    });
    await shared.getByRole('button', { name: 'Share' }).click();
    await shared.waitForURL(buildAddress(shareTarget.page));
    await expect(shared.getByText('Not all photos arrived')).toBeHidden();
    await expect(findTitle(shared)).toBeVisible();
    await shared.close();
  });

  await test.step('a notification of the worker belongs to it, and opens its page', async () => {
    await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write']);
    await page.goto(buildAddress('/listings'));
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: 'Choose what reaches you' }).click();
    await page.getByRole('button', { name: 'Switch on for this device' }).click();
    await expect(page.getByText(/^This device could not be switched on/)).toBeVisible();
    const scope = buildAddress('/');
    const path = '/srm/customer-list';
    const findWorker = () =>
      page.evaluate(
        async (address) => (await navigator.serviceWorker.getRegistration(address))?.active?.state,
        scope,
      );
    await expect.poll(findWorker).toBe('activated');
    await deliverPush(context, page, scope, { title: 'Overdue', body: 'A vehicle is not back', path });
    const readShown = () =>
      page.evaluate(async (address) => {
        const registration = await navigator.serviceWorker.getRegistration(address);
        return (await registration?.getNotifications())?.map(({ title, icon, data }) => ({
          title,
          icon,
          data,
        }));
      }, scope);
    await expect
      .poll(readShown)
      .toEqual([{ title: 'Overdue', icon: buildAddress('/apple-touch-icon.png'), data: { path } }]);
  });

  await test.step('the links that customers get open there', async () => {
    await page.goto(buildAddress('/listings'));
    await page.getByRole('switch', { name: /Alpha.*: published/ }).click();
    await expect(page.getByText(/Alpha.* is published/).first()).toBeVisible();
    await page.getByRole('button', { name: /^Actions for .*Alpha/ }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied').first()).toBeVisible();
    const phone = await browser.newPage();
    watch(phone);
    await phone.goto(await page.evaluate(() => navigator.clipboard.readText()));
    expect(phone.url()).toContain(buildAddress('/srm/customer-details/public/listing/ae/'));
    await expect(findTitle(phone)).toHaveText(/Alpha 2024/);
    await expectShown(phone.locator('main img').first());

    const { customerId, bookingId } = await askCustomer(request, account);
    const answer = await request.post(
      buildCallUrl('ae', authEndpoints.temporaryToken, {}, site.origin + BASE_PATH),
      { headers: { authorization: `Bearer ${account.token}` }, data: { customerId, bookingId } },
    );
    const { result } = (await answer.json()) as { result: { link: string } };
    expect(result.link).toContain(buildAddress('/srm/customer-details/public#token='));
    await phone.goto(result.link);
    await expect(phone.getByRole('textbox', { name: /Full name/ })).toBeVisible();
    // The portal has the page as well.
    await phone.goto(result.link.replace(site.origin, gateway.origin));
    await expect(phone.getByRole('textbox', { name: /Full name/ })).toBeVisible();
    await phone.close();
  });

  await test.step('what was counted in the browser is reported there', async () => {
    const reported = page.waitForRequest(buildAddress('/client-reports'), { timeout: 30_000 });
    await page.goto(buildAddress('/enquiries'));
    await reported;
  });

  expect(failures).toEqual([]);
  expect(site.outside).toEqual([]);
});

test('the gateway itself leads to the base path from the root, and has nothing else there', async ({
  request,
}) => {
  for (const address of ['/', BASE_PATH]) {
    const answer = await request.get(gateway.origin + address, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(`${BASE_PATH}/`);
  }
  expect((await request.get(`${gateway.origin}/login`)).status()).toBe(404);
  expect((await request.get(`${gateway.origin}/readyz`)).status()).toBe(200);
});
