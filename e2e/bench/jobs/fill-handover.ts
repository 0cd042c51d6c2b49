import type { Page } from '@playwright/test';
import type { Hand } from './hand';

/** The checklist of a car that goes out as it came in. */
export async function fillHandover(page: Page, hand: Hand): Promise<void> {
  await page.getByLabel('Odometer').waitFor();
  await hand.write(page.getByLabel('Odometer'), '42000');
  await hand.move(page.getByRole('slider', { name: 'Fuel' }), 'End');
  await hand.press(page.getByRole('radio', { name: 'Clean', exact: true }));
  await hand.press(page.getByRole('button', { name: 'All there' }));
  await hand.move(page.getByLabel('Keys'), '2');
  await hand.send(page.getByRole('button', { name: 'Continue to sign' }));
}
