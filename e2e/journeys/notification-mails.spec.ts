import type { APIRequestContext, Page } from '@playwright/test';
import {
  notificationEndpoints,
  type EndpointResult,
  type NotificationChoices,
  srmCustomerEndpoints,
} from '@portal/shared/contract';
import { buildCallUrl, type SignedInAccount } from '../fixtures/accounts';
import { findDateField } from '../fixtures/date-field';
import { setUpDesk } from '../fixtures/desk';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';

/** Something happens: a file of customers is imported. */
async function importCustomer(
  request: APIRequestContext,
  { token, country, nationalPhone }: SignedInAccount,
) {
  const customer = { customerName: 'Anna Petrova', countryCode: '+971', phoneNumber: nationalPhone };
  const answer = await request.post(buildCallUrl(country, srmCustomerEndpoints.importRows), {
    headers: { authorization: `Bearer ${token}` },
    data: { rows: [{ ...customer, email: 'anna.petrova@mail.example' }] },
  });
  expect(answer.ok()).toBe(true);
}

async function readQuietHours(request: APIRequestContext, { token, country }: SignedInAccount) {
  const answer = await request.get(buildCallUrl(country, notificationEndpoints.choices), {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { result: NotificationChoices }).result.quietHours;
}

/** @returns the id that a mail's link has */
async function findImport(request: APIRequestContext, { token, country }: SignedInAccount) {
  const answer = await request.get(buildCallUrl(country, notificationEndpoints.list), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await answer.json()) as { result: EndpointResult<typeof notificationEndpoints.list> };
  return result.list.find(({ kind }) => kind === 'importFinished')?.notificationId;
}

async function openChoices(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Choose what reaches you' }).click();
  return page.getByRole('dialog', { name: 'What reaches you' });
}

test('an agent chooses e-mail for a kind and quiet hours, and the link of a mail opens its page', async ({
  page,
  request,
  supplier,
}) => {
  await setUpDesk(request, supplier);
  await page.goto('/');
  const choices = await openChoices(page);
  await choices.getByRole('switch', { name: 'Imports E-mail' }).check();
  await expect(choices.getByText(supplier.email)).toBeVisible();
  const quiet = choices.getByRole('switch', { name: 'Quiet hours' });
  await quiet.check();
  // From midnight to midnight is the whole day, whenever the test runs.
  await findDateField(choices, 'From').fill('00:00');
  await findDateField(choices, 'Until').fill('00:00');
  await expect.poll(() => readQuietHours(request, supplier)).toEqual({ from: '00:00', until: '00:00' });
  await expectAccessible(page);

  // When mails leave, the server's tests check: it is minutes after what happened.
  await importCustomer(request, supplier);
  await page.goto(`/?notification=${await findImport(request, supplier)}`);
  await expect(page).toHaveURL(/\/srm\/customer-list$/);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
