import { companyEndpoints, lookupEndpoints } from '@portal/shared/contract';
import { buildCallUrl } from '../../fixtures/accounts';
import { fillCompany } from '../../fixtures/auth-pages';
import { findDateField } from '../../fixtures/date-field';
import { expect, test } from '../../fixtures/test';
import { findApiPid } from './find-api-pid';

const saved = buildCallUrl('ae', companyEndpoints.create);
const places = buildCallUrl('ae', lookupEndpoints.parentStates);

test('an API killed during a save is reported clearly, nothing typed is lost, and saving again works', async ({
  page,
  request,
  agent,
}) => {
  expect(agent.token).not.toBe('');
  await page.goto('/register/company-details');
  await fillCompany(page, { name: 'Falcon Wheels' });
  const send = page.getByRole('button', { name: 'Send for review' });

  const killed = await findApiPid();
  // Paused first, so that the call is certainly pending when the process dies.
  process.kill(killed, 'SIGSTOP');
  const sent = page.waitForRequest(saved);
  const answered = page.waitForResponse(saved);
  await send.click();
  await sent;
  process.kill(killed, 'SIGKILL');
  expect((await answered).status()).toBe(503);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'The server is not reachable right now. Please try again in a moment.' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/register\/company-details$/);
  await expect(page.getByLabel('Company name')).toHaveValue('Falcon Wheels');
  await expect(page.getByLabel('Registration number', { exact: true })).toHaveValue('CN-1029384');
  await expect(findDateField(page, 'Licence expiry date')).toHaveValue('2030-12-31');
  await expect(page.getByLabel('Address')).toHaveValue('Shop 4, Sheikh Zayed Road');
  await expect(page.getByRole('status').filter({ hasText: 'Upload complete' })).toHaveCount(2);

  // The supervisor restarts it without any help.
  await expect.poll(async () => (await request.get(places)).status(), { timeout: 30_000 }).toBe(200);
  expect(await findApiPid()).not.toBe(killed);
  await send.click();
  await expect(page).toHaveURL(/\/register\/complete$/);
});
