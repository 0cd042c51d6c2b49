import type { Page } from '@playwright/test';
import type { Person } from './create-person';

/** The tax number, and terms from the example: one page leads to the other. */
export async function setUpDesk(page: Page, person: Person): Promise<void> {
  await person.write(page.getByLabel('Tax registration number (TRN)'), '100123456700003');
  await person.press(page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('heading', { level: 1, name: 'Contract terms' }).waitFor();
  await person.readPage();
  await person.press(page.getByRole('button', { name: 'Start from an example' }));
  // The agent reads the whole example before it becomes their contract.
  await person.readPage();
  await person.press(page.getByRole('button', { name: 'Save and open rental management' }));
  await page.getByRole('heading', { level: 1, name: 'SRM Dashboard' }).waitFor();
}
