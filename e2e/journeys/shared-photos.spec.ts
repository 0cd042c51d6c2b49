import type { BrowserContext } from '@playwright/test';
import { shareTarget } from '@portal/shared/contract';
import { logIn } from '../fixtures/auth-pages';
import { expectAccessible } from '../fixtures/expect-accessible';
import { photos } from '../fixtures/listing-form';
import { addListingsByApi } from '../fixtures/listings';
import { listSupplier } from '../fixtures/marketplace';
import { licencePdf } from '../fixtures/sample-files';
import { stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** As the gallery of a phone: a form from elsewhere, posted to the installed portal. @returns the page that opens */
async function shareFromGallery(context: BrowserContext, files: Parameters<typeof setFiles>[1]) {
  const page = await context.newPage();
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${stack.portal}${shareTarget.address}">
      <input type="file" name="${shareTarget.field}" multiple><button>Share</button></form>`,
  );
  await setFiles(page, files);
  await page.getByRole('button', { name: 'Share' }).click();
  return page;
}
const setFiles = (
  page: Awaited<ReturnType<BrowserContext['newPage']>>,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) => page.locator('input').setInputFiles(files);

test('photos of a phone reach a listing, also after logging in, and only through their worker', async ({
  page,
  request,
  context,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request);
  await addListingsByApi(request, supplier, ['Alpha']);

  await test.step('without the worker they do not arrive, and the page says so', async () => {
    await page.goto('/listings');
    await expect(page.getByRole('heading', { name: 'My Listings' })).toBeVisible();
    const missed = await shareFromGallery(context, photos(1));
    await expect(missed.getByText('Not all photos arrived')).toBeVisible();
    await missed.close();
  });

  await test.step('the installed portal gets the worker, for its one address', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    const readState = (address: string) =>
      page.evaluate(async (scope) => {
        const found = await navigator.serviceWorker.getRegistration(scope);
        return found?.active?.state ?? null;
      }, address);
    await expect.poll(() => readState(shareTarget.address)).toBe('activated');
    expect(await readState('/listings')).toBeNull();
  });

  await test.step('an agent who is logged out logs in first and keeps the photos', async () => {
    await page.evaluate(() => localStorage.clear());
    const tooLarge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024, 1) };
    const phone = await shareFromGallery(context, [...photos(2), licencePdf, tooLarge]);
    await expect(phone).toHaveURL(/\/login$/);
    await logIn(phone, supplier);
    await expect(phone).toHaveURL(new RegExp(`${shareTarget.page}$`));
    await expect(phone.getByRole('img', { name: /^Shared photo/ })).toHaveCount(2);
    await expect(phone.getByText('2 files were not added')).toBeVisible();
    await expect(phone.getByText(/huge\.jpg/)).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('radio', { name: /A new listing/ }).check();
    await phone.getByRole('button', { name: 'Add 2 photos' }).click();
    await expect(phone).toHaveURL(/\/listings\/add\//);
    await expect(phone.getByText('2 of 2 photos uploaded')).toBeAttached();
    await phone.close();
  });

  await test.step('more photos go to a published listing', async () => {
    const phone = await shareFromGallery(context, photos(1));
    await phone.getByRole('radio', { name: /Alpha/ }).check();
    await phone.getByRole('button', { name: 'Add 1 photo' }).click();
    await expect(phone).toHaveURL(/\/listings\/view\/.*step=basics/);
    await expect(phone.getByText(/^(\d) of \1 photos uploaded$/)).toBeAttached();
    await phone.goto(shareTarget.page);
    await expect(phone.getByText('No shared photos here')).toBeVisible();
  });
});
