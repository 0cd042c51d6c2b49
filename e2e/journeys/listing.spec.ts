import {
  fillBasics,
  fillSpecifications,
  findFlaws,
  photoInput,
  photos,
  saveButton,
} from '../fixtures/listing-form';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';

test.describe('a listing on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('an agent adds six photos and three levels, leaves halfway, publishes, changes and hides the listing', async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { userId } = await listSupplier(page, request);
    await page.goto(`/listings/add/${userId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Add a vehicle' })).toBeVisible();
    expect(await findFlaws(page)).toEqual([]);

    // Uploads go on while the form is filled.
    await photoInput(page).setInputFiles(photos(6));
    const number = await fillBasics(page);
    await expect(page.getByRole('button', { name: /^Move photo/ })).toHaveCount(6);
    await expect(page.getByText('6 of 6 photos uploaded')).toBeAttached();

    // Closed halfway: the draft restores typed values and uploads.
    await expect(page.getByText(/Draft kept on this device/)).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Model')).toHaveValue('Patrol');
    await expect(
      page.getByRole('group', { name: 'Number plate' }).getByLabel('Number', { exact: true }),
    ).toHaveValue(number);
    await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(6);

    // The last photo becomes the cover, by keyboard only.
    const last = page.getByRole('button', { name: 'Move photo 6', exact: true });
    await last.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    expect(await findFlaws(page)).toEqual([]);
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/listings\/view\/.*step=specifications/);

    // The agent leaves, and continues at the first missing part.
    await fillSpecifications(page);
    expect(await findFlaws(page)).toEqual([]);
    const address = page.url().replace(/\?.*/, '');
    await saveButton(page).click();
    await expect(page).toHaveURL(/step=features/);
    await page.goto(address);
    await expect(page.getByRole('searchbox', { name: 'Search features' })).toBeVisible();

    await page.getByRole('button', { name: 'Select all of Safety' }).click();
    expect(await findFlaws(page)).toEqual([]);
    await saveButton(page).click();
    const visible = page.getByRole('switch', { name: 'Visible to customers' });
    await visible.click();
    await expect(page.getByText('Your vehicle is online', { exact: true })).toBeVisible();
    await expect(visible).toBeChecked();
    expect(await findFlaws(page)).toEqual([]);

    await page.getByRole('link', { name: /Basics/ }).click();
    await page.getByLabel('Rent per day').fill('475');
    await saveButton(page).click();
    await expect(page.getByText('AED 475 / day')).toBeVisible();
    await visible.click();
    await expect(page.getByText('Only you see this vehicle.')).toBeVisible();
    await page.reload();
    await expect(visible).not.toBeChecked();
  });
});

test.describe('a listing', () => {
  test('a duplicate has everything except the plate', async ({ page, request }) => {
    test.slow();
    const { userId } = await listSupplier(page, request);
    await page.goto(`/listings/add/${userId}`);
    await photoInput(page).setInputFiles(photos(2));
    await fillBasics(page);
    await saveButton(page).click();
    await fillSpecifications(page);
    await saveButton(page).click();
    await expect(page).toHaveURL(/step=features/);
    await page.getByRole('link', { name: 'Finish' }).click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Duplicate a vehicle' })).toBeVisible();
    await expect(page.getByLabel('Model')).toHaveValue('Patrol');
    const plate = page.getByRole('group', { name: 'Number plate' });
    await expect(plate.getByLabel('Number', { exact: true })).toHaveValue('');
    await plate.getByLabel('Emirate').selectOption({ label: 'Dubai' });
    await plate.getByLabel('Code').fill('B');
    await plate.getByLabel('Number', { exact: true }).fill('12');
    await saveButton(page).click();
    await expect(page).toHaveURL(/step=specifications/);
    // The specifications were copied.
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Features' })).toBeVisible();
  });
});
