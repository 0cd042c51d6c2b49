import type { Locator, Page } from '@playwright/test';
import { poll } from '../../fixtures/poll';
import type { Person } from './create-person';

interface NextStep {
  readonly opened: Set<string>;
  readonly heading: string;
  readonly ready: Locator;
}

/**
 * Goes to the dashboard and presses what it says comes next.
 * @param opened the addresses of the steps that were opened before
 * @param heading of the page that opens
 * @param ready what the page shows once it is there
 */
export async function openNextStep(
  page: Page,
  person: Person,
  { opened, heading, ready }: NextStep,
): Promise<void> {
  const steps = page.getByRole('region', { name: 'Get started' });
  if (!(await steps.isVisible())) {
    await person.waitForFreshAnswers();
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
  await ready.waitFor();
  await person.readPage();
}
