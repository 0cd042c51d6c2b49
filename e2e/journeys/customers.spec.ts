import { srmCustomerEndpoints } from '@portal/shared/contract';
import type { Page } from '@playwright/test';
import { findDateField } from '../fixtures/date-field';
import { expectAccessible } from '../fixtures/expect-accessible';
import { buildCallUrl } from '../fixtures/accounts';
import { setUpDesk } from '../fixtures/desk';
import { png } from '../fixtures/sample-files';
import { expect, test } from '../fixtures/test';
import { downloadExcel } from '../fixtures/download-excel';

const scan = { name: 'licence.png', mimeType: 'image/png', buffer: png(320, 200, [40, 90, 160]) };
const lines = [
  'Name,Phone,E-mail,Passport number,Driving licence number',
  'Boris Petrov,0501112201,boris@mail.example,N1001,DL-1001',
  'Chen Wei,+91 98111 22201,chen@mail.example,,DL-1002',
  'Daria Novak,0501112203,daria@mail.example,N1003,',
  'Elias Haddad,0501112204,,,',
  'Fatima Ali,12,fatima@mail.example,N1005,DL-1005',
];
const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };

/** In light and dark theme, at a desk and on a phone. */
async function expectAccessibleEverywhere(page: Page) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('an agent imports, enters, finds, views, changes, merges, downloads and deletes customers', async ({
  page,
  request,
  supplier,
}) => {
  test.slow();
  await setUpDesk(request, supplier);
  await page.goto('/srm/customer-list');
  await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import customers' });
  await dialog.getByLabel(/Choose a file/).setInputFiles(file);
  await expect(dialog.getByText(/^4 customers are ready\. 1 line needs a correction/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('050 111 2205');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByText('5 customers are ready. Nothing needs a correction.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 5 customers' }).click();
  await expect(dialog.getByText(/^5 customers were added/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Showing 5 of 5 customers')).toBeVisible();
  await expect(page.getByRole('row', { name: /Elias Haddad/ })).toContainText('Contact only');
  await expect(page.getByRole('row', { name: /Elias Haddad/ })).not.toContainText('@');
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'Add customer' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Boris Petroff');
  await page.getByLabel('Phone', { exact: true }).fill('0501112206');
  await page.getByRole('combobox', { name: /Nationality/ }).fill('Bulga');
  await page.getByRole('option', { name: 'Bulgaria' }).click();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByText('Enter a passport number or a driving licence number').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('Driving licence number').fill('dl 2001');
  await findDateField(page, 'Driving licence valid until').fill('2031-02-01');
  await page.getByLabel('Driving licence, scan 1').setInputFiles(scan);
  await expect(page.getByText('licence.png')).toBeVisible();
  await bar.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Boris Petroff/ })).toBeVisible();
  await expect(page.getByText('+971 501112206').first()).toBeVisible();

  await page.getByRole('button', { name: 'View licence.png' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'licence.png' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Driving licence viewed')).toBeVisible();
  await expect(page.getByText('Added by hand')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue('');
  await page.getByLabel(/^E-mail/).fill('boris.new@mail.example');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'boris.new@mail.example' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Merge with another entry' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge with another entry' });
  await merge.getByRole('searchbox').fill('Petrov');
  await merge.getByRole('button', { name: 'Choose Boris Petrov' }).click();
  await merge.getByRole('radio', { name: /^Driving licence number, This entry/ }).check();
  await merge.getByRole('radio', { name: 'Name, The other: Boris Petrov' }).check();
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Merge entries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boris Petrov' })).toBeVisible();
  await expect(page.getByText('N1001')).toBeVisible();
  await expect(page.getByText('DL2001')).toBeVisible();

  await page.getByRole('link', { name: 'SRM Customers' }).first().click();
  await page.getByRole('searchbox').fill('050 111 2206');
  await expect(page.getByText('Showing 1 of 1 customer')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('Showing 5 of 5 customers')).toBeVisible();
  const sheet = await downloadExcel(page);
  expect([...sheet.texts]).toEqual(expect.arrayContaining(['Boris Petrov', 'Chen Wei', 'DL2001']));

  // The download, edited and saved as CSV, changes the customer of the first row and leaves the others.
  const edited = sheet.saveAsCsv({ 'E-mail': 'edited@mail.example' });
  await page.getByRole('button', { name: 'Import' }).first().click();
  await dialog.getByLabel(/Choose a file/).setInputFiles({ ...file, buffer: edited });
  await expect(dialog.getByText(/^0 new, 1 changed, 4 unchanged\. Nothing needs a correction/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 1 customer' }).click();
  await expect(dialog.getByText(/^0 added, 1 changed, 4 left as they were/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('edited@mail.example')).toBeVisible();

  await page.getByRole('link', { name: 'Chen Wei' }).click();
  await expect(page.getByText('+91 9811122201').first()).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  const erase = page.getByRole('alertdialog', { name: 'Delete Chen Wei permanently?' });
  await erase.getByRole('textbox').fill('chen wei');
  await expectAccessible(page);
  await erase.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Showing 4 of 4 customers')).toBeVisible();

  const headers = { authorization: `Bearer ${supplier.token}` };
  const left = await request.get(buildCallUrl('ae', srmCustomerEndpoints.list), { headers });
  const names = ((await left.json()) as { result: { list: { customerName: string }[] } }).result.list;
  expect(names.map(({ customerName }) => customerName)).not.toContain('Chen Wei');
});
