import type { Page } from '@playwright/test';
import { listSupplier, sendEnquiry } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { createAxe } from '../fixtures/create-axe';

const figure = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

test.describe('the dashboard', () => {
  test('the dashboard shows a new agent the steps to a first trip', async ({ page, supplier }) => {
    await page.goto('/');
    const steps = page.getByRole('region', { name: 'Get started' });
    await expect(steps.getByRole('listitem')).toHaveCount(7);
    await expect(steps.getByText('Company in review')).toBeVisible();
    await expect(page.getByRole('link', { name: /Your company is being checked/ })).toBeVisible();
    await steps.getByRole('link', { name: 'Add your first vehicle' }).click();
    await expect(page).toHaveURL(new RegExp(`/listings/add/${supplier.userId}`));
  });

  test('the dashboard counts the rows behind its metrics, live', async ({ page, request }) => {
    const supplier = await listSupplier(page, request);
    const [first] = [await sendEnquiry(request, supplier), await sendEnquiry(request, supplier)];
    await page.goto('/');
    await expect(figure(page, 'Enquiries')).toContainText('2');
    await expect(figure(page, 'Answer rate')).toContainText('0%');
    await expect(page.getByRole('link', { name: /2 enquiries wait for an answer/ })).toBeVisible();
    await sendEnquiry(request, supplier);
    await expect(figure(page, 'Enquiries')).toContainText('3');
    await expect(
      page.getByRole('link', { name: /3 enquiries wait for an answer.*expires in 2\d min/ }),
    ).toBeVisible();
    expect((await createAxe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);

    await figure(page, 'Enquiries').click();
    await expect(page.getByText('Showing 3 of 3 enquiries')).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(first?.slice(-6) ?? '') });
    await row.getByRole('button', { name: 'Unlock' }).click();
    await row.getByRole('button', { name: 'Contact' }).click();
    await expect(row).toContainText('contacted');

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(figure(page, 'Answer rate')).toContainText('33%');
    await figure(page, 'Answer rate').click();
    await expect(page.getByText('Showing 1 of 3 enquiries')).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(first?.slice(-6) ?? '') })).toBeVisible();
    await page.getByRole('button', { name: /^Remove the filter: Received/ }).click();
    await expect(page).toHaveURL(/\/enquiries\?status=answered$/);
  });

  test('the dashboard keeps its period in the address after reload and back', async ({ page, request }) => {
    const supplier = await listSupplier(page, request);
    await sendEnquiry(request, supplier);
    await page.goto('/');
    const period = page.getByRole('combobox', { name: 'Period' });
    await period.selectOption({ label: 'Last 7 days' });
    await expect(page).toHaveURL(/\?range=7d$/);
    await period.selectOption({ label: 'Last month' });
    await expect(page).toHaveURL(/\?range=last-month$/);
    await expect(figure(page, 'Enquiries')).toContainText('0');
    await page.reload();
    await expect(period).toHaveValue('last-month');
    await page.goBack();
    await expect(period).toHaveValue('7d');
    await expect(figure(page, 'Enquiries')).toContainText('1');
  });
});
