import { srmBookingEndpoints, usualTermsLimits } from '@portal/shared/contract';
import { findDateField } from '../fixtures/date-field';
import { expectAccessible } from '../fixtures/expect-accessible';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { tripDesk } from '../fixtures/trips';

const DAYS = 3;

test('a customer who comes back is offered the length and the deposit of their trips', async ({
  page,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request, 'ae');
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const customerId = await desk.addCustomer('Regular Guest');
  for (let number = 1; number <= usualTermsLimits.tripsMin; number += 1) {
    const { bookingId } = await desk.startTrip(`DXB A 771${number}`, 'Regular Guest', {
      days: DAYS,
      depositMethod: 'cash',
      customerId,
    });
    await desk.call(srmBookingEndpoints.end, {
      body: {
        bookingId,
        companyId: supplier.companyId,
        currentKilometre: 42_300,
        depositReturned: '1000',
        finesCollected: '0',
        salikCollected: '0',
        totalAmountCollected: '750',
      },
    });
  }
  await desk.addVehicle('DXB A 7719');

  await page.goto(`/srm/trips/new?customerId=${customerId}`);
  const row = page.getByRole('listitem', { name: 'DXB A 7719' });
  await row.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('heading', { name: 'Regular Guest' }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const source = `From the last ${usualTermsLimits.tripsMin} trips of this customer`;
  const length = page.getByRole('button', { name: `Usual: ${DAYS} days` });
  await expect(length).toHaveAccessibleDescription(source);
  const deposit = page.getByRole('button', { name: /^Usual: AED\s1,000 in cash$/ });
  await expectAccessible(page);

  const readDay = async () => new Date(await findDateField(page, 'Until').inputValue()).getTime();
  const before = await readDay();
  await length.click();
  await expect.poll(readDay).toBe(before + (DAYS - 1) * 86_400_000);
  await deposit.click();
  await expect(page.getByRole('switch', { name: 'Security deposit' })).toBeChecked();
  await expect(page.getByLabel('Amount of the deposit')).toHaveValue('1000');
  await expect(page.getByLabel('Deposit taken by')).toHaveValue('cash');
});
