import { tripPlanningEndpoints } from '@portal/shared/contract';
import { buildCallUrl, signInBrowser } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/expect-accessible';
import { signIn } from '../explorer/world';
import { expect, test } from '../fixtures/test';
import { demoDesks, DEMO_PASSWORD } from '../../api/src/demo/desks';

const MINUTE = 60_000;
/** A busy day of a desk: as many late trips, handovers and returns. */
const EACH = 12;
/** In pixels of a screen of 1080 lines: 1.9 % of its height, a line of a road sign read from three metres on 40 inches. */
const SMALLEST_NAME = 20;

const makeId = (number: number) => `0190b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`;

function makeTrip(number: number, isHandover: boolean, dueAt: number) {
  const due = new Date(dueAt).toISOString();
  return {
    bookingId: makeId(number),
    tripCode: `T-${String(number).padStart(6, '0')}`,
    status: isHandover ? 'INCOMPLETE' : 'ONGOING',
    label: isHandover ? 'RESERVED' : dueAt < Date.now() ? 'OVERDUE' : 'DUE_TODAY',
    bookingStartDate: isHandover ? due : '2026-03-01T06:00:00.000Z',
    bookingEndDate: isHandover ? new Date(dueAt + 3000 * MINUTE).toISOString() : due,
    customer: {
      customerId: makeId(1000 + number),
      customerName: `Muhammad Abdullah Al Hashimi ${number}`,
    },
    vehicle: { vehicleId: makeId(2000 + number), vehicleRegistrationNumber: `DXB AA ${10_000 + number}` },
    total: '1400',
    balance: '1200',
    version: 1,
  };
}

test('a wall screen shows a busy day in letters that are read from across the room, without scrolling', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const phone = demoDesks.ae.phoneNumber;
  const session = await signIn(request, 'ae', { phone, password: DEMO_PASSWORD });
  await signInBrowser(page, { ...session, country: 'ae' } as Parameters<typeof signInBrowser>[1]);
  const numbers = Array.from({ length: EACH }, (_, index) => index + 1);
  const now = Date.now();
  const list = numbers.flatMap((number) => [
    makeTrip(number, false, now - number * 20 * MINUTE),
    makeTrip(100 + number, true, now + number * 20 * MINUTE),
    makeTrip(200 + number, false, now + number * 20 * MINUTE),
  ]);
  await page.route(buildCallUrl('ae', tripPlanningEndpoints.today), (route) =>
    route.fulfill({ json: { result: { list, total: list.length } } }),
  );

  await page.goto('/srm/today');
  await page.getByRole('link', { name: 'Wall screen' }).click();
  for (const name of ['Late', 'Handovers', 'Returns']) {
    const rows = page.getByRole('list', { name: `${name} ${EACH}` }).getByRole('listitem');
    await expect(rows).toHaveCount(EACH);
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
  }
  const sizes = await page
    .getByRole('link', { name: /^Muhammad/ })
    .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link).fontSize)));
  expect(sizes).toHaveLength(3 * EACH);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_NAME);
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const canScroll = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(await canScroll()).toBe(false);
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /^Muhammad/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave the wall screen' }).click();
  await expect(page.getByRole('link', { name: 'Wall screen' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
