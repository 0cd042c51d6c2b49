import { onPhone } from '../fixtures/customer-phone';
import { expectAccessible } from '../fixtures/expect-accessible';
import { addListingsByApi } from '../fixtures/listings';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';

test('an agent sends the link of a published listing, and it works until the listing is hidden', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request, 'ae', 'Gulf Fleet');
  await addListingsByApi(request, supplier, ['Alpha']);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/listings');
  const isPublished = page.getByRole('switch', { name: /Alpha.*: published/ });
  await isPublished.click();
  await expect(page.getByText(/Alpha.* is published/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Actions for .*Alpha/ }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // What a messenger reads before anyone opens the link.
  const readPreview = async () => (await request.get(link, { headers: { accept: 'text/html' } })).text();
  expect(await readPreview()).toMatch(/property="og:title" content="[^"]*Alpha 2024"/);

  const phone = await onPhone(browser);
  // A browser without a window names itself as a program, and programs are not counted.
  await phone.setExtraHTTPHeaders({
    'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Chrome/130.0 Safari/537.36',
  });
  await phone.goto(link);
  const title = phone.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/Alpha 2024/);
  await expect(phone.getByText(/AED\s200/)).toBeVisible();
  await expect(phone.getByText('250 km included')).toBeVisible();
  await expect(phone.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+971501234567');
  await expectAccessible(phone);

  await page.getByRole('button', { name: /^Actions for .*Alpha/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.waitForURL(/\/listings\/view\//);
  await page.goto(`${page.url().split('?')[0]}?step=finish`);
  await expect(page.getByText(/^Opened once in the last 30 days/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/listings');

  await isPublished.click();
  await expect(page.getByText(/Alpha.* is hidden/).first()).toBeVisible();
  expect(await readPreview()).not.toContain('Alpha');
  await phone.reload();
  await expect(title).toHaveText('This vehicle is not offered');
  await expectAccessible(phone);
});
