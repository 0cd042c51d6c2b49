import type { Page } from '@playwright/test';
import type { Person } from './create-person';

/** A customer walks in: vehicle, customer, price, handover and both signatures. */
export async function startFirstTrip(page: Page, person: Person): Promise<void> {
  await person.press(page.getByRole('button', { name: 'Choose', exact: true }).first());
  await page.getByRole('button', { name: 'New customer' }).waitFor();
  await person.readPage();
  await person.press(page.getByRole('button', { name: 'New customer' }));
  await person.readPage();
  await person.write(page.getByLabel('Name', { exact: true }), 'Amira Saleh');
  await person.write(page.getByLabel('Phone', { exact: true }), '502223301');
  await person.writeNext(page.getByLabel(/^E-mail/), 'amira.saleh@mail.example');
  await person.press(page.getByRole('radio', { name: /^Full registration/ }));
  await person.readPage();
  await person.write(page.getByLabel('Driving licence number'), 'DL-551');
  await person.press(page.getByRole('button', { name: 'Add and choose' }));
  await page.getByRole('heading', { name: 'Amira Saleh' }).waitFor();
  await person.readPage();
  await person.press(page.getByRole('button', { name: 'Continue', exact: true }));
  await page.getByLabel(/Paid in advance/).waitFor();
  await person.readPage();
  await person.press(page.getByRole('button', { name: 'Continue', exact: true }));
  await page.getByLabel('Odometer').waitFor();
  await person.readPage();
  await person.write(page.getByLabel('Odometer'), '12500');
  await person.slideToEnd(page.getByRole('slider', { name: 'Fuel' }));
  await person.press(page.getByRole('radio', { name: 'Clean', exact: true }));
  await person.press(page.getByRole('button', { name: 'All there' }));
  await person.choose(page.getByLabel('Keys'), { label: '2' });
  await person.press(page.getByRole('button', { name: 'Continue to sign' }));
  await page.getByRole('img', { name: 'Sign here: Customer' }).waitFor();
  await person.readPage();
  await person.sign(page.getByRole('img', { name: 'Sign here: Customer' }));
  await person.sign(page.getByRole('img', { name: 'Sign here: Agent' }));
  await person.press(page.getByRole('button', { name: 'Sign and start the trip' }));
  await page
    .getByText(/has started/)
    .first()
    .waitFor();
}
