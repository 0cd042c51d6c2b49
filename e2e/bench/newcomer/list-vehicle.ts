import type { Page } from '@playwright/test';
import { photos } from '../../fixtures/listing-form';
import { licencePdf } from '../../fixtures/sample-files';
import type { Person } from './create-person';

export const newPlate = { code: 'A', number: '48213' } as const;

async function pick(page: Page, person: Person, field: string, name: string): Promise<void> {
  await person.write(page.getByRole('combobox', { name: field }).last(), name.slice(0, 4));
  await person.press(page.getByRole('listbox').getByRole('option', { name, exact: true }));
}

/** Six photos and the three levels of a new listing, then the switch that shows it to customers. */
export async function listVehicle(page: Page, person: Person): Promise<void> {
  await person.attach(page.locator('input[name="vehiclePhotos"]'), photos(6));
  await person.choose(page.getByLabel('Type', { exact: true }), { label: 'SUV' });
  await pick(page, person, 'Brand', 'Nissan');
  await person.write(page.getByLabel('Model'), 'Patrol');
  await person.writeNext(page.getByLabel('Registered year'), '2024');
  const plate = page.getByRole('group', { name: 'Number plate' });
  await person.write(plate.getByLabel('Code'), newPlate.code);
  await person.writeNext(plate.getByLabel('Number', { exact: true }), newPlate.number);
  await person.write(page.getByLabel('Rent per day'), '450');
  await person.writeNext(page.getByLabel('Mileage limit per day'), '250');
  await person.press(page.getByLabel('Cash'));
  await person.attach(page.locator('input[name="commercialLicenses"]'), licencePdf);
  await person.writeDate('Valid until', '01052030');
  await page.getByText('6 of 6 photos uploaded').waitFor({ state: 'attached' });
  await save(page, person);

  await page.getByRole('heading', { name: 'Specifications' }).waitFor();
  await person.readPage();
  // What is usual for the type is chosen already.
  for (const list of await page.locator('select[name^="specs."]').all())
    if ((await list.inputValue()) === '') await person.choose(list, { index: 1 });
  const groups = page.getByRole('radiogroup').filter({ has: page.locator('[name^="specs."]') });
  for (const group of await groups.all())
    if ((await group.locator(':checked').count()) === 0) await person.press(group.locator('label').first());
  await save(page, person);

  await page.getByRole('searchbox', { name: 'Search features' }).waitFor();
  await person.readPage();
  await person.press(page.getByRole('button', { name: 'Safety', exact: true }));
  await person.readPage();
  await person.press(page.getByRole('button', { name: 'Select all of Safety' }));
  await save(page, person);
  await person.readPage();
  await person.press(page.getByRole('switch', { name: 'Visible to customers' }));
  await page.getByText('Your vehicle is online', { exact: true }).waitFor();
}

const save = (page: Page, person: Person) => person.press(page.getByRole('button', { name: /^Save/ }));
