import type { Page } from '@playwright/test';
import { findDateField } from '../../fixtures/date-field';
import type { Person } from './create-person';
import { newPlate } from './list-vehicle';

/** The listed vehicle joins the fleet: copied from its listing, the rest typed. */
export async function addToFleet(page: Page, person: Person): Promise<void> {
  await person.press(page.getByRole('button', { name: 'Copy from a listing' }));
  const dialog = page.getByRole('dialog', { name: 'Copy from a listing' });
  await person.press(dialog.getByRole('button', { name: /^Copy Nissan Patrol/ }));
  await page.getByText('The listing’s details are filled in').first().waitFor();
  await person.readPage();
  await person.write(page.getByLabel('Colour'), 'White');
  await person.write(page.getByLabel('Passengers'), '7');
  for (const [label, date] of [
    ['Registered on', '2024-02-01'],
    ['Registration due', '2031-02-01'],
    ['Last service on', '2026-01-10'],
    ['Next service on', '2031-01-10'],
  ] as const)
    await person.writeDate(findDateField(page, label), date);
  for (const [label, value] of [
    ['Kilometres now', '12500'],
    ['Kilometres at last service', '10000'],
    ['Kilometres at next service', '20000'],
    ['Charge per extra kilometre', '1.50'],
  ] as const)
    await person.write(page.getByLabel(label), value);
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await person.press(bar.getByRole('button', { name: 'Add vehicle' }));
  await page
    .getByRole('link', { name: new RegExp(`${newPlate.number}`) })
    .first()
    .waitFor();
}
