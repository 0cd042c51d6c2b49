import { srmBookingEndpoints, srmCheckListEndpoints, srmSettingsEndpoints } from '@portal/shared/contract';
import type { CheckListRecord, RentalSettings } from '@portal/shared/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { tripDesk } from '../fixtures/trips';

const [rented, other] = ['DXB A 7451', 'DXB A 7452'];

/** A stroke on the page itself. */
async function draw(page: Page, signer: 'Customer' | 'Agent'): Promise<void> {
  const box = page.getByRole('group', { name: signer, exact: true });
  const pad = box.getByRole('img', { name: `Sign here: ${signer}` });
  await pad.hover();
  const area = await pad.boundingBox();
  if (!area) throw new Error('There is nowhere to sign');
  await page.mouse.move(area.x + area.width * 0.2, area.y + area.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width * 0.7, area.y + area.height * 0.3, { steps: 8 });
  await page.mouse.up();
  await expect(box.getByRole('button', { name: 'Sign again' })).toBeVisible();
}

test('a vehicle goes out as last recorded, and is swapped on one page; what nobody read is marked', async ({
  page,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request, 'ae');
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const settings = await desk.call<RentalSettings>(srmSettingsEndpoints.get);
  await desk.call(srmSettingsEndpoints.update, { body: { ...settings, turnaroundMinutes: 0 } });
  const vehicles = new Map<string, string>();
  for (const plate of [rented, other]) {
    const { bookingId, vehicleId } = await desk.startTrip(plate, `Guest of ${plate}`);
    vehicles.set(plate, vehicleId);
    const account = { finesCollected: '0', salikCollected: '0', totalAmountCollected: '500' };
    await desk.call(srmBookingEndpoints.end, {
      body: {
        bookingId,
        companyId: supplier.companyId,
        currentKilometre: 42_300,
        depositReturned: '1000',
        ...account,
      },
    });
  }
  const customerId = await desk.addCustomer('Known Guest');
  const readList = (bookingId: string, plate: string, moment: 'handover' | 'return') =>
    desk.call<CheckListRecord>(srmCheckListEndpoints.get, {
      query: { bookingId, vehicleId: vehicles.get(plate) ?? '', moment },
    });
  let bookingId = '';

  await test.step('the agent goes from the price straight to the signatures', async () => {
    await page.goto(`/srm/trips/new?customerId=${customerId}`);
    const row = page.getByRole('listitem', { name: rented });
    await row.getByRole('button', { name: 'Choose', exact: true }).click();
    await page.getByRole('heading', { name: 'Known Guest' }).waitFor();
    bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel(/Paid in advance/).waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: `${rented} as last recorded` })).toBeVisible();
    await expect(page.getByLabel('Odometer')).toHaveValue('42300');
    await expect(page.getByText('It was driven since its condition was recorded.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one press signs and starts; the list says what nobody read', async () => {
    await draw(page, 'Customer');
    await draw(page, 'Agent');
    await page.getByRole('button', { name: 'Sign and start the trip' }).click();
    await expect(page.getByText(/has started/).first()).toBeVisible();
    expect(await readList(bookingId, rented, 'handover')).toMatchObject({
      odometer: 42_300,
      assumed: { odometer: 'last-reading', fuel: 'last-list', condition: 'last-list' },
    });
  });

  await test.step('the swap needs the kilometres, the vehicle and the customer’s signature', async () => {
    await page.goto(`/srm/swap-vehicle/${bookingId}`);
    await expect(page.getByLabel('Odometer')).toBeFocused();
    await page.keyboard.type('42350');
    await page.getByRole('radio', { name: new RegExp(other) }).check();
    await expect(page.getByText(/Recorded on .* with T-/)).toBeVisible();
    await expectAccessible(page);
    await draw(page, 'Customer');
    await expect(page.getByRole('img', { name: 'Signature of Agent' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign and swap' }).click();
    await expect(page.getByText(new RegExp(`continues with ${other}`)).first()).toBeVisible();
    expect(await readList(bookingId, other, 'handover')).toMatchObject({ odometer: 42_300, fuelEighths: 8 });
  });
});
