import type { Page } from '@playwright/test';
import type { Person } from './create-person';
import { newPlate } from './list-vehicle';

/** The listed vehicle joins the fleet: the page opens with what its listing knows, the rest is typed. */
export async function addToFleet(page: Page, person: Person): Promise<void> {
  await person.writeDate('Registered on', '01022024');
  await person.write(page.getByLabel('Kilometres now'), '12500');
  await person.writeDate('Last service on', '10012026');
  await person.writeNext(page.getByLabel('Kilometres at last service'), '10000');
  await person.write(page.getByLabel('Charge per extra kilometre'), '1.50');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await person.press(bar.getByRole('button', { name: 'Add vehicle' }));
  await page
    .getByRole('link', { name: new RegExp(`${newPlate.number}`) })
    .first()
    .waitFor();
}
