import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts';
import { licencePdf, logoPng } from '../../fixtures/sample-files';
import type { Person } from './create-person';

export const companyName = 'Palm Coast Rent a Car';
/** Opening the mail program and finding the code. */
const READ_MAIL = 20;

/** From the login page to a company that waits for its approval. @param readCode the code in the mail */
export async function registerCompany(
  page: Page,
  person: Person,
  account: Account,
  readCode: () => Promise<string>,
): Promise<void> {
  await person.readPage();
  await person.press(page.getByRole('link', { name: 'Register your fleet' }));
  await page.getByRole('heading', { name: 'Register your fleet' }).waitFor();
  await person.readPage();
  await person.write(page.getByLabel('Mobile number'), account.nationalPhone);
  await person.writeNext(page.getByLabel('E-mail'), account.email);
  await person.writeNext(page.getByLabel('New password', { exact: true }), account.password);
  await person.write(page.getByLabel('Same password again'), account.password);
  await person.press(page.getByRole('checkbox', { name: /I accept the terms/ }));
  await person.press(page.getByRole('button', { name: 'Continue' }));
  await page.waitForURL(/\/verify-otp$/);
  await person.readPage();
  await person.wait(READ_MAIL);
  await person.write(page.getByLabel('6-digit code'), await readCode());
  await page.waitForURL(/\/register\/company-details$/);
  await page.getByLabel('Company name').waitFor();
  await person.readPage();
  await person.write(page.getByLabel('Company name'), companyName);
  await person.attach(page.getByLabel('Logo', { exact: true }), logoPng);
  await person.choose(page.getByRole('combobox', { name: 'Emirate' }), { label: 'Dubai' });
  await person.choose(page.getByRole('combobox', { name: 'City', exact: true }), { index: 1 });
  await person.write(page.getByLabel('Address'), 'Shop 4, Sheikh Zayed Road');
  await person.attach(page.getByLabel('Trade licence', { exact: true }), licencePdf);
  await person.writeDate('Licence expiry date', '31122030');
  await person.write(page.getByLabel('Registration number', { exact: true }), 'CN-1029384');
  await page.getByText('Upload complete').nth(1).waitFor({ state: 'attached' });
  await person.press(page.getByRole('button', { name: 'Send for review' }));
  await page.waitForURL(/\/register\/complete$/);
  await person.readPage();
  await person.press(page.getByRole('link', { name: 'Go to the portal' }));
  await page.getByRole('region', { name: 'Get started' }).waitFor();
}
