import { fileEndpoints, vehicleLevelEndpoints } from '@portal/shared/contract';
import { fillBasics, photo, photoInput, photos, saveButton } from '../fixtures/listing-form';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { licencePdf } from '../fixtures/sample-files';

const uploads = `**/api/ae${fileEndpoints.uploadSingle.path}*`;
const tiles = (page: import('@playwright/test').Page) => page.getByRole('img', { name: /^Photo \d/ });

test.describe('bad files', () => {
  test('files that are too large, disguised, too many or of a wrong kind are named, and the others accepted', async ({
    page,
    request,
  }) => {
    const { userId } = await listSupplier(page, request);
    await page.goto(`/listings/add/${userId}`);
    const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(49 * 1024 * 1024) };
    const disguised = { ...licencePdf, name: 'paper.jpg', mimeType: 'image/jpeg' };
    // Playwright passes at most 50 MB at once.
    await photoInput(page).setInputFiles([huge]);
    await expect(page.getByText('“huge.jpg” is 49 MB. The limit is 10 MB.')).toBeVisible();
    await photoInput(page).setInputFiles([disguised, photo(1)]);
    await expect(page.getByText(/The content of “paper.jpg” does not match its file type/)).toBeVisible();
    await expect(tiles(page)).toHaveCount(1);
    await photoInput(page).setInputFiles(photos(30));
    await expect(page.getByText('23 files were not added')).toBeVisible();
    await expect(page.getByText(/There is room for 8 files\. Left out: IMG_1008\.png/)).toBeVisible();
    await expect(tiles(page)).toHaveCount(8);
    const film = { name: 'tour.mov', mimeType: 'video/quicktime', buffer: Buffer.from('....ftypqt  ') };
    await page.locator('input[name="vehicleVideos"]').setInputFiles(film);
    await expect(
      page.getByText('“tour.mov” is of a type that is not accepted here. Choose MP4 or WebM.'),
    ).toBeVisible();
  });

  test('an upload continues by itself after a cut connection, and nothing typed is lost', async ({
    page,
    request,
    context,
  }) => {
    const { userId } = await listSupplier(page, request);
    await page.goto(`/listings/add/${userId}`);
    await page.getByLabel('Model').fill('Patrol');
    await page.route(uploads, (route) => route.abort('connectionreset'));
    await photoInput(page).setInputFiles(photos(2));
    await expect(page.getByText('No connection. Continues automatically.')).toHaveCount(2);
    await page.unroute(uploads);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByText('2 of 2 photos uploaded')).toBeAttached();
    await expect(page.getByLabel('Model')).toHaveValue('Patrol');
  });
});

test.describe('a save', () => {
  test('a failed save loses nothing, and a duplicate plate is reported at its field', async ({
    page,
    request,
  }) => {
    test.slow();
    const { userId } = await listSupplier(page, request);
    await page.goto(`/listings/add/${userId}`);
    await photoInput(page).setInputFiles(photos(1));
    const number = await fillBasics(page);
    await expect(page.getByText('1 of 1 photos uploaded')).toBeAttached();
    const call = `**/api/ae${vehicleLevelEndpoints.createLevelOne.path}`;
    await page.route(call, (route) => route.abort('connectionreset'));
    await saveButton(page).click();
    await expect(page.getByText('Nothing is lost: what you typed is still here.')).toBeVisible();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/step=specifications/);

    await page.goto(`/listings/add/${userId}`);
    await photoInput(page).setInputFiles(photos(1));
    await fillBasics(page);
    const plate = page.getByRole('group', { name: 'Number plate' }).getByLabel('Number', { exact: true });
    await plate.fill(number);
    await saveButton(page).click();
    await expect(page.getByRole('link', { name: /^Number plate: / })).toBeVisible();
    await expect(plate).toHaveValue(number);
    await expect(page).toHaveURL(/\/listings\/add\//);
  });

  test('saving a listing that another tab has changed shows both versions, field by field', async ({
    page,
    request,
    context,
  }) => {
    test.slow();
    const { userId } = await listSupplier(page, request);
    await page.goto(`/listings/add/${userId}`);
    await photoInput(page).setInputFiles(photos(1));
    await fillBasics(page);
    await saveButton(page).click();
    await expect(page).toHaveURL(/step=specifications/);
    const address = page.url().replace('specifications', 'basics');
    await page.goto(address);
    await expect(page.getByLabel('Model')).toHaveValue('Patrol');
    const second = await context.newPage();
    await second.goto(address);
    await second.getByLabel('Model').fill('Patrol Titanium');
    await second.getByLabel('Registered year').fill('2023');
    await saveButton(second).click();
    await expect(second).toHaveURL(/step=specifications/);

    await page.getByLabel('Model').fill('Patrol Platinum');
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'This vehicle was changed elsewhere' });
    await expect(dialog.getByRole('radio', { name: /Patrol Platinum/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /2023/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await expect(page).toHaveURL(/step=specifications/);
    await page.goto(address);
    await expect(page.getByLabel('Model')).toHaveValue('Patrol Platinum');
    await expect(page.getByLabel('Registered year')).toHaveValue('2023');
  });
});
