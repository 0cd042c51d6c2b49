import { srmBookingEndpoints } from '@portal/shared/contract';
import { expectAccessible } from '../fixtures/expect-accessible';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { expectInvoicePaper, readInvoices, readLedger } from '../fixtures/trip/money';
import { tripDesk } from '../fixtures/trips';

const plates = ['DXB A 7701', 'DXB A 7702'] as const;
const company = 'Falcon Trading LLC';
/** Two days at 250, with a fine on the second trip. */
const accounts = [
  { finesCollected: '0', totalAmountCollected: '500' },
  { finesCollected: '200', totalAmountCollected: '700' },
];

test('a business customer gets one invoice for two trips, and a credit note lowers only the trip it is about', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const supplier = await listSupplier(page, request, 'ae');
  const desk = tripDesk(request, supplier);
  await desk.setUp({ licenceAuthority: 'Dubai Department of Economy and Tourism' });
  const customerId = await desk.addCustomer(company);
  const bookingIds: string[] = [];
  for (const [at, plate] of plates.entries()) {
    const { bookingId } = await desk.startTrip(plate, company, { customerId });
    const body = {
      bookingId,
      companyId: supplier.companyId,
      salikCollected: '0',
      currentKilometre: 42_100,
      paymentMethod: 'card',
      depositReturned: '1000',
      ...accounts[at],
    };
    await desk.call(srmBookingEndpoints.end, { body });
    bookingIds.push(bookingId);
  }
  const [first = '', second = ''] = bookingIds;

  await test.step('the desk chooses the trips and issues one invoice', async () => {
    await page.goto(`/srm/customer-details/${customerId}`);
    await page.getByRole('link', { name: 'Invoices', exact: true }).click();
    const trips = page.getByRole('list', { name: 'Trips to invoice' });
    await expect(trips.getByRole('checkbox')).toHaveCount(2);
    await expect(page.getByRole('status')).toContainText('2 trips: AED 1,200');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Issue summary invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tax invoice for 2 trips' });
    await dialog.getByLabel('Tax number of the customer').fill('100345678900003');
    await dialog.getByLabel('Address of the customer').fill('Office 1204, Bay Square 7');
    await dialog.getByLabel('City of the customer').fill('Business Bay');
    await dialog.getByLabel('Emirate of the customer').selectOption('DXB');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No ended trip of this month waits for an invoice.')).toBeVisible();
  });

  await test.step('its document names both trips and their vehicles', async () => {
    const [invoice] = await readInvoices(desk, second);
    if (!invoice) throw new Error('No invoice was issued');
    const paper = await expectInvoicePaper(page, invoice);
    for (const text of [...plates, 'T-000001', 'T-000002', company]) expect(paper).toContain(text);
  });

  await test.step('a note on the fine of the second trip lowers only its balance', async () => {
    await page.getByRole('button', { name: /^Credit note for/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Credit note for/ });
    await dialog.getByLabel('T-000002 · Traffic fines').fill('200');
    await dialog.getByLabel('Reason').fill('The fine of another car');
    await dialog.getByRole('button', { name: 'Issue credit note' }).click();
    await expect(dialog).toBeHidden();
    expect((await readLedger(desk, first)).balance).toBe('0');
    expect((await readLedger(desk, second)).balance).toBe('-200');
    await page
      .getByRole('list', { name: /^Trips of INV/ })
      .getByRole('link', { name: 'T-000002' })
      .click();
    await expect(page.getByRole('button', { name: /^Credit note CN/ })).toBeVisible();
    await expectAccessible(page);
  });
});
