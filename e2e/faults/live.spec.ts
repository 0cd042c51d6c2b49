import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { enquiryEndpoints } from '@portal/shared/contract';
import { startCuttingProxy } from '../fixtures/cutting-proxy';
import { findMenuLink } from '../fixtures/find-menu-link';
import { listSupplier, sendEnquiry } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';

const livePath = enquiryEndpoints.live.path;

/** The events that one tab sends to the others. */
interface TabMessage {
  readonly type: string;
  readonly id: number;
  readonly event?: { readonly enquiry: { readonly _id: string } };
}

/** The addresses of a browser's live calls. */
function liveCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(livePath)) calls.push(request.url());
  });
  return calls;
}

test('an enquiry that arrives while a page is open is counted and announced, and opens from there', async ({
  page,
  request,
}) => {
  const supplier = await listSupplier(page, request);
  const open = page.waitForResponse((response) => response.url().endsWith(livePath));
  await page.goto('/listings');
  await open;
  await expect(findMenuLink(page, 'Enquiries', { exact: true })).toBeVisible();
  const id = await sendEnquiry(request, supplier);
  await expect(page.getByText(/Nissan Patrol Platinum ·/).first()).toBeVisible();
  await expect(findMenuLink(page, 'Enquiries, 1 new', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) My Listings · /);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/enquiries\\?enquiry=${id}$`));
});

test('a live connection cut 50 times loses and duplicates no enquiry', async ({
  page,
  request,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  consoleErrors.allow(/net::ERR/);
  const supplier = await listSupplier(page, request);
  const proxy = await startCuttingProxy((cuts) => (cuts < 50 ? randomInt(60, 1500) : Infinity));
  try {
    // A second tab receives events of the tab with the connection. It has no shell that could connect itself.
    const other = await page.context().newPage();
    await other.goto(`${proxy.url}/config.json`);
    await other.evaluate((name) => {
      const pageMessages: unknown[] = [];
      Object.assign(window, { pageMessages });
      new BroadcastChannel(name).addEventListener('message', ({ data }) => pageMessages.push(data));
    }, `portal-live:ae:${supplier.userId}`);
    const readMessages = () =>
      other.evaluate(() => (window as unknown as { pageMessages: TabMessage[] }).pageMessages);
    const isReceived = async (id: string | undefined) =>
      (await readMessages()).some(({ event }) => event?.enquiry._id === id);

    const open = page.waitForResponse((response) => response.url().endsWith(livePath));
    await page.goto(`${proxy.url}/listings`);
    await open;
    const sent: string[] = [];
    const send = async () =>
      sent.push(await sendEnquiry(request, supplier, { name: `Customer ${sent.length}` }));
    while (proxy.cuts < 50) {
      const { cuts } = proxy;
      await Promise.all([send(), send()]);
      await expect
        .poll(async () => proxy.cuts > cuts || (await isReceived(sent.at(-1))), { timeout: 30_000 })
        .toBe(true);
    }
    await send();

    await expect(findMenuLink(page, `Enquiries, ${sent.length} new`, { exact: true })).toBeVisible({
      timeout: 40_000,
    });
    await expect(page).toHaveTitle(/^\((\d+|99\+)\) /);
    await expect.poll(() => isReceived(sent.at(-1)), { timeout: 40_000 }).toBe(true);
    const received = (await readMessages()).filter(({ type }) => type === 'heard');
    const ids = received.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, two) => one - two));
    const arrived = received.map(({ event }) => event?.enquiry._id);
    // Two were sent at the same moment, in either order.
    expect(arrived).toHaveLength(sent.length);
    expect(new Set(arrived)).toEqual(new Set(sent));
    expect((await readMessages()).filter(({ type }) => type === 'missed').length).toBeLessThanOrEqual(1);
    test.info().annotations.push({
      type: 'figures',
      description: `${proxy.cuts} cuts, ${sent.length} enquiries, ${arrived.length} events`,
    });
  } finally {
    await page.close();
    await proxy.close();
  }
});

test('two tabs share one connection, and when its tab closes the other continues', async ({
  page,
  request,
}) => {
  const supplier = await listSupplier(page, request);
  const context = page.context();
  const calls = liveCalls(context);
  const other = await context.newPage();
  const open = page.waitForResponse((response) => response.url().endsWith(livePath));
  await page.goto('/listings');
  await open;
  // The account is in the browser's storage by now.
  await other.goto('/profile');
  await expect(findMenuLink(other, 'Enquiries', { exact: true })).toBeVisible();
  await sendEnquiry(request, supplier);
  for (const tab of [page, other])
    await expect(findMenuLink(tab, 'Enquiries, 1 new', { exact: true })).toBeVisible();
  await expect(other).toHaveTitle(/^\(1\) /);
  expect(calls).toHaveLength(1);

  const again = other.waitForRequest((call) => call.url().endsWith(livePath));
  await page.close();
  expect((await again).headers()['last-event-id']).toMatch(/^\d+$/);
  await sendEnquiry(request, supplier);
  await expect(findMenuLink(other, 'Enquiries, 2 new', { exact: true })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a server without a live stream is asked once, and the portal works without a message', async ({
  page,
  request,
}) => {
  const supplier = await listSupplier(page, request);
  const calls = liveCalls(page.context());
  await page.route(`**${livePath}`, (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  );
  await sendEnquiry(request, supplier);
  await page.goto('/listings');
  await expect(findMenuLink(page, 'Enquiries, 1 new', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page).toHaveURL(/\/profile$/);
  await sendEnquiry(request, supplier);
  // Without a connection the list shows it when the agent returns to the tab.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(findMenuLink(page, 'Enquiries, 2 new', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  expect(calls).toHaveLength(1);
});
