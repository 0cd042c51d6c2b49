import type { Locator, Page } from '@playwright/test';
import { srmVehicleEndpoints } from '@portal/shared/contract';
import { expectAccessible } from '../fixtures/expect-accessible';
import { runApiProgram } from '../fixtures/api-program';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { tripDesk } from '../fixtures/trips';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Pixels of a day in the week view. */
const DAY_WIDTH = 132;

const bar = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Trips and blocks' }).getByRole('button', { name });

async function dragEnd(page: Page, trip: Locator, days: number) {
  await trip.hover();
  const box = await trip.boundingBox();
  if (!box) throw new Error('The trip is not in sight.');
  const end = { x: box.x + box.width - 4, y: box.y + box.height / 2 };
  await page.mouse.move(end.x, end.y);
  await page.mouse.down();
  await page.mouse.move(end.x + days * DAY_WIDTH, end.y, { steps: 8 });
  await page.mouse.up();
}

// Wide enough that dragging by a day never reaches the edge, where the timeline scrolls by itself.
test.use({ viewport: { width: 1440, height: 900 } });

test('trips appear on their days, and are moved and extended after a price preview', async ({
  page,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const some = ['--vehicles', '20', '--customers', '5', '--booked'];
  await runApiProgram('demo/fill-srm.ts', '--company', supplier.companyId, ...some);
  const [first, second] = [await desk.addVehicle('DXB A 7001'), await desk.addVehicle('DXB A 7002')];

  const soon = Math.ceil(Date.now() / HOUR) * HOUR + HOUR;
  const period = (days: number, length: number) => ({
    bookingStartDate: new Date(soon + days * DAY).toISOString(),
    bookingEndDate: new Date(soon + (days + length) * DAY).toISOString(),
  });
  const hold = async (vehicleId: string, days: number, length: number) => {
    const body = { vehicleId, ...period(days, length) };
    const { bookingId } = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, { body });
    return { bookingId, code: (await desk.getTrip(bookingId)).tripCode };
  };
  const own = await hold(first, 0, 2);
  const other = await hold(second, 1, 2);
  await desk.call(srmVehicleEndpoints.addMaintenance, {
    body: {
      vehicleId: second,
      kind: 'maintenance',
      note: 'Brakes',
      from: new Date(soon + 4 * DAY).toISOString(),
      to: new Date(soon + 5 * DAY).toISOString(),
    },
  });
  const stored = async () => {
    const { vehicle, bookingStartDate, bookingEndDate } = await desk.getTrip(own.bookingId);
    return { plate: vehicle?.vehicleRegistrationNumber, bookingStartDate, bookingEndDate };
  };

  await page.goto('/srm/calendar');
  const trip = bar(page, new RegExp(`^${own.code} · Draft\\. DXB A 7001, `));
  await expect(trip).toBeVisible();
  await expect(bar(page, /^Maintenance · Brakes\. DXB A 7002, /)).toBeVisible();
  await expectAccessible(page);

  await test.step('an overdue trip is red and labelled', async () => {
    await page.getByRole('button', { name: 'Earlier', exact: true }).click();
    const overdue = bar(page, /· Overdue\. FUJ 1 10000, /);
    await expect(overdue).toBeVisible();
    const edge = await overdue.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
    const [red = 0, green = 0, blue = 0] = (edge.match(/[\d.]+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    // Until the timeline is back at today, the trip is beyond its edge, where dragging scrolls it.
    await expect(trip).toBeInViewport({ ratio: 1 });
  });

  await test.step('the days stay when the focus passes the names of vehicles', async () => {
    await page.getByRole('link', { name: 'New trip with DXB A 7001' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'DXB A 7001', exact: true })).toBeFocused();
    await expect(trip).toBeInViewport({ ratio: 1 });
  });

  await test.step('the agent moves a trip by keyboard', async () => {
    await trip.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(new RegExp(`^${own.code} with DXB A 7001: `))).toBeVisible();
    await expect(trip).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Change ${own.code}?` });
    await expect(dialog).toContainText(/New rental\s*AED.500/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save the change' }).click();
    await expect(dialog).toBeHidden();
    expect(await stored()).toEqual({ plate: 'DXB A 7001', ...period(1, 2) });
  });

  await test.step('the agent drags its end with the mouse', async () => {
    await expect(page.getByText(`${own.code} is changed`).first()).toBeVisible();
    await dragEnd(page, trip, 1);
    const dialog = page.getByRole('dialog', { name: `Change ${own.code}?` });
    await expect(dialog).toContainText(/Difference\s*AED.250/);
    await dialog.getByRole('button', { name: 'Save the change' }).click();
    await expect(dialog).toBeHidden();
    expect(await stored()).toEqual({ plate: 'DXB A 7001', ...period(1, 3) });
  });

  await test.step('a move to taken dates is refused, and nothing changes', async () => {
    await trip.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(new RegExp(`Taken by ${other.code} · Draft until `))).toBeVisible();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Change ${own.code}?` });
    await expect(dialog.getByText('The vehicle is taken at this time')).toBeVisible();
    await expect(dialog).toContainText(`${other.code} has it from`);
    await expect(dialog.getByRole('button', { name: 'Save the change' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Put it back' }).click();
    await expect(trip).toBeVisible();
    expect(await stored()).toEqual({ plate: 'DXB A 7001', ...period(1, 3) });
  });

  await test.step('day, week and month are in the address', async () => {
    const view = page.getByRole('combobox', { name: 'View' });
    await view.selectOption('Month');
    await expect(page).toHaveURL(/view=month/);
    await page.reload();
    await expect(view).toHaveValue('month');
    await expect(trip).toBeVisible();
    await expectAccessible(page);
    await view.selectOption('Day');
    await expect(page).toHaveURL(/view=day/);
    await expectAccessible(page);
    await view.selectOption('Week');
    await expect(page).not.toHaveURL(/view=/);
    await expect(trip).toBeVisible();
  });

  await test.step('the label of a trip that began before the first visible day stays visible', async () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(soon + 2 * DAY);
    await page.goto(`/srm/calendar?day=${day}`);
    const names = page.getByText('Vehicles', { exact: true });
    await expect(trip).toBeVisible();
    await expect
      .poll(async () => {
        const [words, edge] = [await trip.locator('span').boundingBox(), await names.boundingBox()];
        return words && edge ? words.x - (edge.x + edge.width) : -1;
      })
      .toBeGreaterThan(-2);
  });
});
