import { randomUUID } from 'node:crypto';
import { listingDraftEndpoints, vehicleEndpoints } from '@portal/shared/contract';
import { addListingsByApi } from '../fixtures/listings';
import { expect, test } from '../fixtures/test';
import { tripDesk } from '../fixtures/trips';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Runs in the page, before its scripts. */
function addUpLayoutShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the listings of a desk with a draft appear on a phone without a jump', async ({
  page,
  request,
  supplier,
}) => {
  await addListingsByApi(request, supplier, ['Alpha', 'Bravo']);
  await tripDesk(request, supplier).call(listingDraftEndpoints.save, {
    body: { draftId: randomUUID(), level: 'basics', values: { vehicleModel: 'Sportage' }, version: null },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(addUpLayoutShifts);
  const list = page.waitForResponse((answer) => answer.url().includes(vehicleEndpoints.list.path));
  await page.route(`**${listingDraftEndpoints.list.path}`, async (route) => {
    await (await list).finished();
    await route.continue();
  });
  await page.goto('/listings');
  await expect(page.getByRole('region', { name: 'Drafts' })).toContainText('Sportage');
  await expect(page.getByText('0 enquiries').first()).toBeVisible();
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);
});
