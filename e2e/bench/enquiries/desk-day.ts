import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../benchmark/benchmark';
import { percentile } from '../support/statistics';
import { keepSending } from './arrivals';
import { openSlowPage } from '../support/slow-page';
import type { Desk } from '../support/desk';

const ROUNDS = 12;
/** More than a busy supplier receives. */
const ARRIVALS_PER_SECOND = 1 / 3;

declare global {
  interface Window {
    interactions?: Map<number, number>;
  }
}

/** Records the time to the first visible answer of each click and key, as measured by the browser. */
const listen = () => {
  const interactions = (window.interactions = new Map<number, number>());
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId: id = 0, duration } = entry;
      if (id > 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** An agent's actions on one enquiry, and in between. */
async function round(page: Page, number: number): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  // Agents wait until the requested rows appear before they click again.
  const show = async (name: RegExp) => {
    await button(name).click();
    await page.getByRole('button', { name, pressed: true }).waitFor();
    await page.locator('[role="grid"]:not([aria-busy])').waitFor();
  };
  await show(/^New/);
  await show(/^Total/);
  const unlock = { has: page.getByRole('button', { name: 'Unlock' }) };
  const id = await page.locator('[data-id]').filter(unlock).first().getAttribute('data-id');
  const own = page.locator(`[data-id="${id}"]`);
  await own.getByRole('button', { name: 'Unlock' }).click();
  await own.getByRole('button', { name: 'Contact' }).click();
  await own.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Price too low' }).click();
  await own.getByRole('button', { name: 'Send' }).click();
  await own.getByText('cancelled').waitFor();
  await button('Next').click();
  await page.keyboard.press('ArrowDown');
  if (number % 4 !== 0) return;
  await page.getByRole('searchbox').pressSequentially('picanto', { delay: 60 });
  await button('Clear Filters').click();
  await page.getByRole('button', { name: 'Clear Filters', disabled: true }).waitFor();
}

/** How long each click and key waited for its first visible answer, while new enquiries arrive. */
export async function measureDeskDay(
  browser: Browser,
  portal: string,
  desk: Desk,
  rows: number,
): Promise<number[]> {
  const slow = await openSlowPage(browser, portal, desk);
  const { page } = slow;
  await page.addInitScript(listen);
  const arrivals = keepSending(desk, ARRIVALS_PER_SECOND);
  try {
    await page.goto(`${portal}/enquiries`);
    await page
      .getByText(new RegExp(`of ${Math.floor(rows / 1000)},\\d{3} enquiries`))
      .waitFor({ timeout: 60_000 });
    for (let number = 0; number < ROUNDS; number += 1) await round(page, number);
    return await page.evaluate(() => [...(window.interactions?.values() ?? [])]);
  } finally {
    await arrivals.stop();
    await page.context().close();
  }
}

export const deskDayFigures = (interactions: readonly number[]): Figure[] => [
  {
    label: 'click or key to its first visible answer, 98th percentile, while new ones arrive',
    value: percentile(interactions, 0.98),
    unit: 'ms',
    bar: { atMost: 200 },
    comparisons: [
      { label: 'median of those above 16 ms', value: percentile(interactions, 0.5) },
      { label: 'how many', value: interactions.length },
    ],
  },
];
