import { addCompanyByApi, newAccount, registerByApi, signInBrowser } from '../fixtures/accounts';
import { operator } from '../fixtures/operator';
import { expect, test } from '../fixtures/test';

test('the operator rejects a company, the agent reads why, resubmits, and is approved', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const account = await registerByApi(request, newAccount('ae'));
  const companyId = await addCompanyByApi(request, account, 'Falcon Wheels');
  await signInBrowser(page, account);

  expect((await operator('list', '--country', 'ae', '--status', 'PENDING')).stdout).toContain(
    'Falcon Wheels',
  );
  await operator('reject', companyId, '--country', 'ae', '--reason', 'The licence cannot be read.');

  await page.goto('/listings');
  await expect(page.getByRole('heading', { name: 'Registration Rejected' })).toBeVisible();
  await expect(
    page.getByText(
      'Unfortunately, your company registration has been rejected. Please review the rejection reason below and consider reapplying.',
    ),
  ).toBeVisible();
  await expect(page.getByText('The licence cannot be read.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit and resubmit' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Falcon Wheels');
  await page.getByLabel('Company name').fill('Falcon Wheels LLC');
  await page.getByRole('button', { name: 'Send again for review' }).click();
  await expect(page).toHaveURL(/\/register\/complete$/);

  await operator('approve', companyId, '--country', 'ae');
  await page.goto('/profile');
  await expect(page.getByText('Approved')).toBeVisible();
  await expect(page.getByText('Falcon Wheels LLC').first()).toBeVisible();
  await expect(page.getByText('Your registration is being reviewed')).toHaveCount(0);
});
