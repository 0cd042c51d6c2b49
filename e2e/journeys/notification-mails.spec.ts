import type { APIRequestContext, Page } from '@playwright/test';
import {
  MINUTE,
  notificationEndpoints,
  notificationLimits,
  type NotificationChoices,
  srmCustomerEndpoints,
} from '@portal/shared/contract';
import {
  addCompanyByApi,
  buildCallUrl,
  newAccount,
  registerByApi,
  type SignedInAccount,
} from '../fixtures/accounts';
import { findDateField } from '../fixtures/date-field';
import { setUpDesk } from '../fixtures/desk';
import { expectAccessible } from '../fixtures/expect-accessible';
import { listMails } from '../fixtures/list-mails';
import { expect, test } from '../fixtures/test';

const readLinks = ({ email }: SignedInAccount) =>
  listMails(email).flatMap(({ text }) => text.match(/http\S+\/\?notification=[\w-]+/g) ?? []);

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

async function openChoices(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Choose what reaches you' }).click();
  return page.getByRole('dialog', { name: 'What reaches you' });
}

test('an agent chooses e-mail for a kind, quiet hours hold it back, and its link opens the page', async ({
  page,
  request,
  supplier,
}) => {
  test.setTimeout(notificationLimits.gatherFor + 2 * MINUTE);
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

  const other = await registerByApi(request, newAccount('ae'));
  await addCompanyByApi(request, other);
  const chosen = await request.put(buildCallUrl('ae', notificationEndpoints.changeChoices), {
    headers: { authorization: `Bearer ${other.token}` },
    data: { muted: [], email: ['importFinished'] },
  });
  expect(chosen.ok()).toBe(true);
  await importCustomer(request, supplier);
  await importCustomer(request, other);

  await expect
    .poll(() => readLinks(other).length, { timeout: notificationLimits.gatherFor + MINUTE })
    .toBe(1);
  expect(readLinks(supplier)).toEqual([]);
  await quiet.uncheck();
  await expect.poll(() => readLinks(supplier).length, { timeout: MINUTE / 2 }).toBe(1);
  const [mail] = listMails(supplier.email).slice(-1);
  expect(mail?.subject).toBe('Customers imported \u00b7 1 added');
  expect(mail?.text).not.toContain('Petrova');

  await page.goto(readLinks(supplier)[0] ?? '');
  await expect(page).toHaveURL(/\/srm\/customer-list$/);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
