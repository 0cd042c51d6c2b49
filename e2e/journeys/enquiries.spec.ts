import { signInBrowser } from '../fixtures/accounts';
import { listSupplier, sendEnquiry } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';

test.describe('an enquiry', () => {
  test('an enquiry arrives live and ends with a contacted customer', async ({ page, request }) => {
    const supplier = await listSupplier(page, request);
    await page.goto('/enquiries');
    await expect(page.getByRole('heading', { level: 1, name: 'Enquiry Management' })).toBeVisible();
    await expect(page.getByText('No enquiries found')).toBeVisible();

    const id = await sendEnquiry(request, supplier);
    const row = page.getByRole('row', { name: new RegExp(id.slice(-6)) });
    await expect(row).toContainText('Nissan Patrol Platinum');
    await expect(row).toContainText('AED 650');
    await expect(row).toContainText('3 days');
    await expect(row).toContainText('AED 1,950');
    await expect(row).toContainText(/(30:00|29:\d\d)/);
    // Only the server can reveal contact data.
    await expect(row).not.toContainText('anna.petrova@gmail.com');

    await row.getByRole('button', { name: 'Unlock' }).click();
    await expect(row).toContainText('anna.petrova@gmail.com');
    await expect(row).toContainText('agentview');
    await row.getByRole('button', { name: 'Contact' }).click();
    await expect(row).toContainText('contacted');
    await expect(row).toContainText('Processed');
    await expect(row.getByRole('button', { name: 'Follow Up' })).toBeVisible();

    await page.reload();
    await expect(row).toContainText('contacted');
    await expect(page.getByRole('button', { name: /Contacted\D*1/ })).toBeVisible();
  });

  test('an enquiry is cancelled with a reason that was first staged, dismissed and chosen again', async ({
    page,
    request,
  }) => {
    const supplier = await listSupplier(page, request, 'in');
    const id = await sendEnquiry(request, supplier);
    await page.goto('/enquiries');
    const row = page.getByRole('row', { name: new RegExp(id.slice(-6)) });
    await row.getByRole('button', { name: 'Unlock' }).click();
    await row.getByRole('button', { name: 'Contact' }).click();

    const stage = async (reason: string) => {
      await row.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('menuitem', { name: reason }).click();
      await expect(row).toContainText(reason);
    };
    await stage('Price too low');
    await row.getByRole('button', { name: 'Dismiss reason' }).click();
    await expect(row).not.toContainText('Price too low');
    await stage('Vehicle not available');
    await row.getByRole('button', { name: 'Send' }).click();
    await expect(row).toContainText('cancelled');
    await page.reload();
    await expect(row).toContainText('cancelled');
  });

  test('of two agents on one enquiry the second sees what happened', async ({ page, request, browser }) => {
    const supplier = await listSupplier(page, request);
    const id = await sendEnquiry(request, supplier);
    const second = await (await browser.newContext()).newPage();
    // The second agent's connection is cut, so that they act on an outdated view.
    await second.route('**/enquiries/live', (route) => route.fulfill({ status: 404 }));
    await signInBrowser(second, supplier);
    for (const desk of [page, second]) {
      await desk.goto('/enquiries');
      await expect(
        desk.getByRole('row', { name: new RegExp(id.slice(-6)) }).getByRole('button', { name: 'Unlock' }),
      ).toBeVisible();
    }
    const getEnquiryRow = (desk: typeof page) => desk.getByRole('row', { name: new RegExp(id.slice(-6)) });
    await getEnquiryRow(page).getByRole('button', { name: 'Unlock' }).click();
    await expect(getEnquiryRow(page)).toContainText('agentview');
    await getEnquiryRow(second).getByRole('button', { name: 'Unlock' }).click();
    await expect(second.getByText('Action failed')).toBeVisible();
    await expect(second.getByText(/This enquiry was unlocked by .+ on /)).toBeVisible();
    await expect(getEnquiryRow(second)).toContainText('agentview');
    await second.context().close();
  });
});

test.describe('the list of enquiries', () => {
  test('the list keeps page, filters and open details after reload and back', async ({ page, request }) => {
    const supplier = await listSupplier(page, request);
    const ids: string[] = [];
    for (let number = 1; number <= 23; number += 1) {
      ids.push(await sendEnquiry(request, supplier, { car: { vehicleTitle: `Kia Picanto ${number}` } }));
    }
    await page.goto('/enquiries');
    await expect(page.getByText('Showing 20 of 23 enquiries')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('row', { name: new RegExp((ids[0] as string).slice(-6)) })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row', { name: new RegExp((ids[0] as string).slice(-6)) })).toBeVisible();

    await page.getByPlaceholder('Search enquiries...').fill('picanto 17');
    await expect(page.getByText('Showing 1 of 23 enquiries')).toBeVisible();
    await page.getByPlaceholder('Search enquiries...').fill('nothing like it');
    await expect(page.getByText('No enquiries match your filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(page.getByText('Showing 20 of 23 enquiries')).toBeVisible();

    // A deep link opens the details of an enquiry that is not on the page.
    await page.goto(`/enquiries?enquiry=${ids[0]}`);
    const details = page.getByRole('dialog');
    await expect(details).toContainText('Kia Picanto 1');
    await expect(details).toContainText('Is it free over the weekend?');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(page).not.toHaveURL(/enquiry=/);
  });

  test('the list works without a mouse', async ({ page, request }) => {
    const supplier = await listSupplier(page, request);
    const first = await sendEnquiry(request, supplier, { car: { vehicleTitle: 'Ford Explorer' } });
    await sendEnquiry(request, supplier, { car: { vehicleTitle: 'Mazda 3' } });
    await page.goto('/enquiries');
    await expect(page.getByText('Showing 2 of 2 enquiries')).toBeVisible();
    await page
      .getByRole('grid')
      .getByRole('row', { name: /Mazda 3/ })
      .focus();
    await page.keyboard.press('ArrowDown');
    const row = page.getByRole('row', { name: new RegExp(first.slice(-6)) });
    await expect(row).toBeFocused();
    await page.keyboard.press('u');
    await expect(row).toContainText('agentview');
    await page.keyboard.press('c');
    await expect(row).toContainText('contacted');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Ford Explorer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // Not a moment later: the next key is pressed on the row.
    expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('/');
    await expect(page.getByPlaceholder('Search enquiries...')).toBeFocused();
  });
});

test.describe('the first screen of the list', () => {
  test('the first screen of a desk shows eight enquiries', async ({ page, request }) => {
    const supplier = await listSupplier(page, request);
    for (let number = 1; number <= 9; number += 1) {
      await sendEnquiry(request, supplier, { car: { vehicleTitle: `Nissan Patrol Platinum ${number}` } });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/enquiries');
    await expect(page.getByText('Showing 9 of 9 enquiries')).toBeVisible();
    // The header of the columns is the first row.
    await expect(page.getByRole('row').nth(8)).toBeInViewport({ ratio: 1 });
  });

  test('the first screen of a phone shows an enquiry with its action', async ({ page, request }) => {
    const supplier = await listSupplier(page, request);
    const id = await sendEnquiry(request, supplier);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/enquiries');
    const row = page.getByRole('row', { name: new RegExp(id.slice(-6)) });
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('button', { name: 'Unlock' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await expect(row).toBeVisible();
  });
});
