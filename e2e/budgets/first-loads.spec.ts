import type { Page, Request } from '@playwright/test';
import { stack } from '../fixtures/settings';
import { expect, test } from '../fixtures/test';

/** Kilobytes (1000 bytes) of JavaScript as they go over the line, and requests of any kind. docs/benchmarks.md says how far these are from what is wanted. */
const budgets = {
  login: { address: '/login', scriptKb: 166, requests: 10 },
  customer: { address: `${stack.customer}/srm/customer-details/public`, scriptKb: 100, requests: 5 },
};

/** A signed-in agent has a line that stays open: nothing is ever idle there. */
async function firstLoad(page: Page, address: string, isThere = () => page.waitForLoadState('networkidle')) {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(address);
  await isThere();
  const scripts = await Promise.all(
    finished.filter((request) => request.resourceType() === 'script').map(async (request) => (await request.sizes()).responseBodySize),
  );
  return { requests: finished.length, scriptKb: scripts.reduce((sum, bytes) => sum + bytes, 0) / 1000 };
}

for (const [name, budget] of Object.entries(budgets)) {
  test(`the first load of ${name} stays within its budget`, async ({ page }) => {
    const load = await firstLoad(page, budget.address);
    expect(load.scriptKb).toBeGreaterThan(50);
    expect(load.scriptKb).toBeLessThanOrEqual(budget.scriptKb);
    expect(load.requests).toBeLessThanOrEqual(budget.requests);
  });
}

test('the login page loads nothing that only a form that is filled in needs', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(/\/([a-z-]+)\.[0-9a-f]+\.js/.exec(request.url())?.[1] ?? ''));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(chunks).not.toContain('sign-in');
  await page.getByLabel('Password', { exact: true }).focus();
  await expect.poll(() => chunks).toContain('sign-in');
});

test('the enquiries of a signed-in agent stay within their budget, and bring nothing of other remotes before the first input', async ({ page, supplier }) => {
  expect(supplier.userId).not.toBe('');
  const others: string[] = [];
  page.on('request', (request) => others.push(/\/remotes\/(?!mfe-enquiries)[^/]+/.exec(request.url())?.[0] ?? ''));
  const load = await firstLoad(page, '/enquiries', () => page.getByText(/Showing \d+ of \d+ enquiries/).waitFor());
  expect(load.scriptKb).toBeGreaterThan(50);
  expect(load.scriptKb).toBeLessThanOrEqual(210);
  expect(load.requests).toBeLessThanOrEqual(20);
  expect(others.filter(Boolean)).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(() => others.filter(Boolean).length).toBeGreaterThan(0);
});
