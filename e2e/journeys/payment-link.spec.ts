import {
  noPaymentDetails,
  srmPaymentRequestEndpoints,
  srmSettingsEndpoints,
  type PaymentRequestList,
  type RentalSettings,
} from '@portal/shared/contract';
import { onPhone } from '../fixtures/customer-phone';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { readLedger } from '../fixtures/trip/money';
import { tripDesk } from '../fixtures/trips';

test('the desk asks for what is open by a link, and the customer who pays finds the receipt there', async ({
  page,
  browser,
  request,
  supplier,
}) => {
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const settings = await desk.call<RentalSettings>(srmSettingsEndpoints.get);
  await desk.call(srmSettingsEndpoints.update, {
    body: { ...settings, payments: { ...noPaymentDetails, bankAccount: 'Sample Bank\nAE00 0000 1111' } },
  });
  const { bookingId } = await desk.startTrip('DXB A 7701', 'Omar Haddad');
  const { balance } = await readLedger(desk, bookingId);

  await page.goto(`/srm/ongoing-trips?trip=${bookingId}`);
  await page.getByRole('button', { name: 'Ask for payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for payment' });
  await expect(dialog.getByLabel('Amount')).toHaveValue(balance);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const requests = page.getByRole('list', { name: 'Payments asked for by link' });
  await expect(requests).toContainText('Ready to share');
  await expectAccessible(page);
  const { list } = await desk.call<PaymentRequestList>(srmPaymentRequestEndpoints.list, {
    query: { bookingId },
  });
  const link = list[0]?.link ?? '';

  const phone = await onPhone(browser);
  await phone.goto(link);
  const title = phone.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Al Noor Rent a Car asks for a payment');
  expect(new URL(phone.url()).hash).toBe('');
  await expect(phone.getByText('AE00 0000 1111')).toBeVisible();
  await expectAccessible(phone);

  await page.getByRole('button', { name: /^Paid: / }).click();
  const arrival = page.getByRole('dialog', { name: 'The payment has arrived' });
  await arrival.getByRole('button', { name: 'Record payment' }).click();
  await expect(requests).toContainText('Recorded');
  expect(await readLedger(desk, bookingId)).toMatchObject({ balance: '0' });

  await phone.goto('about:blank');
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Thank you, the payment has arrived' })).toBeVisible();
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Receipt (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^receipt-.*\.pdf$/);
});
