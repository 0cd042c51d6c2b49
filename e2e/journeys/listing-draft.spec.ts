import { addCompanyByApi, newAccount, registerByApi, signInBrowser } from '../fixtures/accounts';
import { addListingsByApi } from '../fixtures/listings';
import { expect, test } from '../fixtures/test';

test('a vehicle that is begun on one device is continued on another', async ({ page, request, browser }) => {
  const account = await registerByApi(request, newAccount('ae'));
  await addCompanyByApi(request, account, 'Gulf Fleet');
  await signInBrowser(page, account);
  await page.goto('/listings');
  await page.getByRole('link', { name: 'Add vehicle' }).first().click();
  const kept = page.waitForResponse(
    (response) => response.url().includes('/vehicle/draft') && response.request().method() === 'PUT',
  );
  await page.getByLabel('Model').fill('Prado of the desk');
  expect((await kept).status()).toBe(200);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInBrowser(other, account);
  await other.goto('/listings');
  // The desk begins a second one, which leaves the first alone.
  await other.getByRole('link', { name: 'Add vehicle' }).first().click();
  await expect(other.getByLabel('Model')).toHaveValue('');
  const second = other.waitForResponse((response) => response.request().method() === 'PUT');
  await other.getByLabel('Model').fill('Patrol of the yard');
  await second;
  await other.goto('/listings');
  const drafts = other.getByRole('region', { name: 'Drafts' }).getByRole('listitem');
  await expect(drafts).toHaveCount(2);
  await drafts.filter({ hasText: 'Patrol' }).getByRole('button', { name: 'Delete' }).click();
  await expect(drafts).toHaveCount(1);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(drafts).toHaveCount(2);
  await drafts.filter({ hasText: 'Prado of the desk' }).getByRole('link', { name: 'Continue' }).click();
  await expect(other.getByLabel('Model')).toHaveValue('Prado of the desk');
  const continued = other.waitForResponse((response) => response.request().method() === 'PUT');
  await other.getByLabel('Model').fill('Prado of the phone');
  expect((await continued).status()).toBe(200);

  // The first device has an older version and something of its own.
  await page.getByLabel('Model').fill('Prado of the counter');
  await expect(page.getByText('You continued this vehicle on another device')).toBeVisible();
  await page.getByRole('button', { name: 'Take the other one' }).click();
  await expect(page.getByLabel('Model')).toHaveValue('Prado of the phone');
  await context.close();
});

test('a copy that is begun on one device is continued as a copy on another', async ({
  page,
  request,
  browser,
}) => {
  const account = await registerByApi(request, newAccount('ae'));
  await addCompanyByApi(request, account, 'Gulf Fleet');
  await addListingsByApi(request, account, ['Patrol']);
  await signInBrowser(page, account);
  await page.goto('/listings');
  await page
    .getByRole('button', { name: /^Actions for .*Patrol/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Model')).toHaveValue('Patrol');
  const kept = page.waitForResponse(
    (response) => response.url().includes('/vehicle/draft') && response.request().method() === 'PUT',
  );
  await page.getByLabel('Model').fill('Patrol of the desk');
  expect((await kept).status()).toBe(200);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInBrowser(other, account);
  await other.goto('/listings');
  const draft = other.getByRole('region', { name: 'Drafts' }).getByRole('listitem');
  await expect(draft).toContainText('Copy of DXB A 1001');
  await draft.getByRole('link', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Duplicate a vehicle' })).toBeVisible();
  await expect(other.getByLabel('Model')).toHaveValue('Patrol of the desk');
  const plate = other.getByRole('group', { name: 'Number plate' });
  await expect(plate.getByLabel('Number', { exact: true })).toHaveValue('');
  await plate.getByLabel('Emirate').selectOption({ label: 'Dubai' });
  await plate.getByLabel('Code').fill('B');
  await plate.getByLabel('Number', { exact: true }).fill('77');
  await other.getByRole('button', { name: 'Save and continue' }).click();
  await expect(other).toHaveURL(/step=specifications/);
  // The specifications of the copied listing came along, and no draft is left.
  await expect(other.getByRole('button', { name: 'Continue' })).toBeVisible();
  await other.goto('/listings');
  await expect(other.getByText('Patrol of the desk').first()).toBeVisible();
  await expect(other.getByRole('region', { name: 'Drafts' })).toHaveCount(0);
  await context.close();
});
