import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { buildPeriod, tripDesk } from '../fixtures/trips';
import { srmCustomerEndpoints, srmPaymentEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';

test('the desk sees why a booking is of high risk, says that it is wrong, and switches it off', async ({
  page,
  request,
  supplier,
}) => {
  test.slow();
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  // A customer whom nobody knows, within the hour, without a deposit and nearly without an advance.
  const vehicleId = await desk.addVehicle('DXB A 7601');
  const customerId = await desk.addCustomer('Omar Haddad');
  const period = buildPeriod(Date.now() + 60_000, 12);
  const { bookingId } = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
    body: { vehicleId, ...period },
  });
  await desk.call(srmCustomerEndpoints.attach, { body: { bookingId, customerId } });
  const securityDeposit = { enabled: false, amountInAED: '0' };
  await desk.call(srmPaymentEndpoints.create, {
    body: { bookingId, currency: 'AED', advanceAmount: '10', remainingAmount: '0', securityDeposit },
  });
  await desk.call(srmPaymentEndpoints.attach, { body: { bookingId, ...period } });

  await test.step('the list marks it, and its details say what weighs most', async () => {
    await page.goto('/srm/incomplete-trips');
    const row = page.getByRole('listitem', { name: 'Omar Haddad' });
    await expect(row.getByText('High risk')).toBeVisible();
    await row.getByRole('link', { name: 'Omar Haddad' }).click();
    const card = page.getByRole('region', { name: 'Risk' });
    await expect(card.getByText('High', { exact: true })).toBeVisible();
    const facts = card.getByRole('list', { name: 'What weighs most' });
    await expect(facts.getByRole('listitem').filter({ hasText: 'No deposit agreed' })).toContainText(
      'Raises it',
    );
    await expect(facts.getByText('The licence has no expiry date on file')).toBeVisible();
    await expect(card.getByText(/Your own trips count from 60 closed ones on; you have 0/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the agent says that it is wrong, and that stays', async () => {
    const card = page.getByRole('region', { name: 'Risk' });
    await card.getByRole('button', { name: 'This is wrong' }).click();
    await expect(card.getByText(/^Marked as wrong by/)).toBeVisible();
    await page.reload();
    await expect(card.getByText(/^Marked as wrong by/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'This is wrong' })).toBeDisabled();
  });

  await test.step('the settings switch it off', async () => {
    await page.goto('/srm/settings');
    await page.getByRole('switch', { name: 'Risk of open trips' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    await page.goto(`/srm/incomplete-trips?trip=${bookingId}`);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Risk' })).toBeHidden();
    await expect(page.getByText('High risk')).toBeHidden();
  });
});
