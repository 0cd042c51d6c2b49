import type { Locator, Page } from '@playwright/test';
import { fileEndpoints } from '@portal/shared/contract';
import { photoInput, photos } from '../fixtures/listing-form';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';

const uploads = `**/api/ae${fileEndpoints.uploadSingle.path}*`;
const tiles = (page: Page) => page.getByRole('img', { name: /^Photo \d/ });

/** Presses with a finger, waits until the item is lifted, moves and releases. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('One of the two is not to be seen.');
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  const [toX, toY] = [end.x + end.width / 2, end.y + end.height / 2];
  await touch('touchStart', x, y);
  // A touch that moves at once scrolls; this one has lifted the item once that is announced.
  await expect(page.getByText(/^Photo \d (of \d picked up|is at position)/)).toBeAttached();
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', x + ((toX - x) * step) / 8, y + ((toY - y) * step) / 8);
  await touch('touchEnd', toX, toY);
}

/** A one-second video recorded in this browser. */
const film = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 });
    const paint = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      if (paint) paint.fillStyle = `hsl(${frame * 30} 60% 50%)`;
      paint?.fillRect(0, 0, 160, 120);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await new Promise((resolve) => {
      recorder.onstop = resolve;
      recorder.stop();
    });
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('an agent reorders photos by touch', async ({ page, request }) => {
    const { userId } = await listSupplier(page, request);
    await page.goto(`/listings/add/${userId}`);
    await photoInput(page).setInputFiles(photos(3));
    await expect(page.getByText('3 of 3 photos uploaded')).toBeAttached();
    const order = () => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    const [first, second, third] = await order();
    const handle = page.getByRole('button', { name: 'Move photo 3', exact: true });
    // Clear of the bar at the bottom edge.
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await dragByTouch(page, handle, page.getByRole('button', { name: 'Move photo 1', exact: true }));
    await expect.poll(order).toEqual([third, first, second]);
  });
});

test('an agent sees a video before publishing, and it plays', async ({ page, request }) => {
  const { userId } = await listSupplier(page, request);
  await page.goto(`/listings/add/${userId}`);
  const buffer = Buffer.from(await film(page), 'base64');
  await page
    .locator('input[name="vehicleVideos"]')
    .setInputFiles({ name: 'tour.webm', mimeType: 'video/webm', buffer });
  const row = page.getByRole('listitem').filter({ hasText: 'tour.webm' });
  await expect(row.getByText('Uploaded', { exact: true })).toBeAttached();
  const played = (scope: Page | Locator) =>
    scope
      .locator('video')
      .first()
      .evaluate(async (video: HTMLVideoElement) => {
        video.muted = true;
        await video.play();
        return video.videoWidth;
      });
  expect(await played(row)).toBe(160);
  // After a reload the server provides it.
  page.on('dialog', (dialog) => void dialog.accept());
  await expect(page.getByText(/Draft kept on this device/)).toBeVisible();
  await page.reload();
  await expect(page.locator('video')).toBeVisible();
  expect(await played(page)).toBe(160);
});

test('files that were uploading when the browser closed are sent when the form opens again', async ({
  page,
  request,
  context,
}) => {
  const { userId } = await listSupplier(page, request);
  await page.goto(`/listings/add/${userId}`);
  await page.getByLabel('Model').fill('Patrol');
  await context.route(uploads, (route) => route.abort('connectionreset'));
  await photoInput(page).setInputFiles(photos(2));
  await expect(page.getByText('No connection. Continues automatically.')).toHaveCount(2);
  await expect.poll(() => page.evaluate(keptCount)).toBe(2);
  const draft = page.url();
  await page.close();

  await context.unroute(uploads);
  const again = await context.newPage();
  await again.goto(draft);
  await expect(again.getByText('2 of 2 photos uploaded')).toBeAttached();
  await expect(tiles(again)).toHaveCount(2);
  await expect(again.getByLabel('Model')).toHaveValue('Patrol');
  // Uploaded files are no longer kept.
  await expect.poll(() => again.evaluate(keptCount)).toBe(0);
});

/** How many files the browser's database holds. */
function keptCount(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal-listings');
    opening.onerror = () => reject(new Error('The database cannot be opened'));
    opening.onsuccess = () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
