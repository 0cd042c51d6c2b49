import type { Page } from '@playwright/test';
import { poll } from '../support/poll';
import type { Person } from './create-person';

/**
 * Goes to the dashboard and presses what it says comes next.
 * @param opened the addresses of the steps that were opened before
 * @param heading of the page that opens
 */
export async function openNextStep(
  page: Page,
  person: Person,
  { opened, heading }: { readonly opened: Set<string>; readonly heading: string },
): Promise<void> {
  const steps = page.getByRole('region', { name: 'Get started' });
  if (!(await steps.isVisible())) {
    // SWR asks again two seconds after its last request at the earliest. No person is that fast.
    await page.waitForTimeout(2_000);
    await person.press(page.getByRole('navigation').getByRole('link', { name: 'Dashboard', exact: true }));
  }
  await steps.waitFor();
  await person.readPage();
  const next = steps.locator('[aria-current=step]').getByRole('link');
  // The page shows what it knew before until the new answer arrives.
  const address = await poll(
    async () => {
      const found = await next.getAttribute('href');
      return found !== null && !opened.has(found) ? found : undefined;
    },
    { description: 'the next step', timeoutMs: 10_000 },
  );
  opened.add(address);
  await person.press(next);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await person.readPage();
}
