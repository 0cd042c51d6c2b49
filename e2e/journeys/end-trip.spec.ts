import { srmBookingEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import type { Page } from '@playwright/test';
import { findDateField } from '../fixtures/date-field';
import { expectAccessible } from '../fixtures/expect-accessible';
import { readPdfText } from '../fixtures/pdf-text';
import { expect, test } from '../fixtures/test';
import { tripDesk } from '../fixtures/trips';

const HOUR = 3_600_000;
const getAccountCell = (page: Page, line: RegExp) =>
  page.getByRole('table', { name: 'Settlement' }).getByRole('row', { name: line }).getByRole('cell');

async function pdfBehind(page: Page, button: string | RegExp) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return readPdfText(await coming);
}

test('an agent extends, ends and invoices a trip, and another desk that ends it too is informed', async ({
  page,
  context,
  request,
  supplier,
}) => {
  test.slow();
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const { bookingId, vehicleId } = await desk.startTrip('DXB A 7001', 'Mona Said');

  await page.goto('/srm/ongoing-trips');
  await page.getByRole('button', { name: 'Actions for T-000001' }).click();
  await page.getByRole('menuitem', { name: 'Extend' }).click();
  const extend = page.getByRole('dialog', { name: 'Extend T-000001' });
  await expect(extend).toContainText('AED 750');
  await extend.getByRole('button', { name: 'Extend the trip' }).click();
  await expect(extend).toBeHidden();

  // A part of the fine comes from a deposit on the customer's card; it is renewed before it lapses.
  await page.getByRole('link', { name: 'Mona Said' }).click();
  const running = page.getByRole('dialog', { name: 'T-000001' });
  await running.getByRole('button', { name: 'Hold on a card' }).click();
  const hold = page.getByRole('dialog', { name: 'Hold a deposit on a card' });
  await hold.getByLabel('Amount').fill('500');
  await hold.getByLabel('Last four digits of the card').fill('4242');
  await expectAccessible(page);
  await hold.getByRole('button', { name: 'Record the hold' }).click();
  await expect(hold).toContainText('Fill in this field');
  await hold.getByLabel('Reference of the authorisation').fill('AUTH-1');
  await hold.getByRole('button', { name: 'Record the hold' }).click();
  await expect(hold).toBeHidden();
  await expect(running.getByText(/^AED.500 is held on the card until/)).toBeVisible();
  await running.getByRole('button', { name: 'Renew' }).click();
  const renewal = page.getByRole('dialog', { name: /^Renew the hold of AED.500$/ });
  await renewal.getByLabel('Reference of the authorisation').fill('AUTH-2');
  await renewal.getByRole('button', { name: 'Renew' }).click();
  await expect(renewal).toBeHidden();
  await expect(running.getByText(/Reference AUTH-2.*Card •••• 4242.*Renewed once/)).toBeVisible();
  await expectAccessible(page);

  // Somebody else drives from now on; the fee for that is charged at the end by one press.
  await running.getByRole('button', { name: 'Add a driver' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a driver' });
  await adding.getByLabel('Name').fill('Meera Nair');
  await adding.getByLabel('Driving licence number').fill('DL-1001');
  await findDateField(adding, 'Licence valid until').fill('2099-05-31');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add the driver' }).click();
  await expect(adding).toBeHidden();
  const drivers = running.getByRole('list', { name: 'Additional drivers' });
  await expect(drivers).toContainText('Meera Nair');
  await expect(drivers).toContainText('Added after the contract was signed');
  await expect(running.getByRole('list', { name: 'History' })).toContainText('Driver added');
  await page.keyboard.press('Escape');
  // The drawer has a button of the same name, until it is closed.
  await expect(running).toBeHidden();

  await page.getByRole('button', { name: 'End trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'End trip' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/srm/end-trip/${bookingId}`);
  await second.getByLabel('Current kilometre').fill('42900');

  await page.getByLabel('Current kilometre').fill('42,000');
  await page.getByRole('button', { name: 'End trip' }).click();
  await expect(page.getByText('Enter a reading that is not below the one at handover').first()).toBeVisible();
  await page.getByLabel('Current kilometre').fill('42,900');
  await page.getByLabel('Fines').fill('200');
  await page.getByLabel('Salik').fill('8');
  await page.getByRole('button', { name: 'Add the additional driver fee' }).click();
  await expect(page.getByLabel('Kind of charge 1')).toHaveValue('Additional Driver Fee');
  await page.getByLabel('Amount of charge 1').fill('40');
  await page.getByRole('button', { name: 'Add charge' }).click();
  await page.getByLabel('Kind of charge 2').selectOption('Smoking Penalty');
  await page.getByLabel('Amount of charge 2').fill('60');
  await page.getByLabel('Discount', { exact: true }).fill('58');
  await page.getByLabel('Reason for the discount').fill('A regular customer');
  await page.getByLabel('Deposit to keep').fill('200');
  await page.getByLabel('Reason for keeping it').fill('Speeding fine');
  await page.getByRole('button', { name: /^Give back AED.800 now/ }).click();
  await page.getByLabel('Take from the hold').fill('100');
  await page.getByLabel('Reason for taking it').fill('The rest of the fine');
  await expect(getAccountCell(page, /Rental/)).toHaveText('AED 750');
  await expect(getAccountCell(page, /Extra kilometres/)).toHaveText('AED 300');
  await expect(getAccountCell(page, /^Total/)).toHaveText('AED 1,300');
  await expect(getAccountCell(page, /To be paid/)).toHaveText('AED 1,000');
  await expect(page.getByText('The server calculated other amounts')).toBeHidden();
  await expectAccessible(page);

  // The total is changed on its way to the server.
  const address = `**${srmBookingEndpoints.end.path}`;
  await page.route(address, (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), totalAmountCollected: '1' }),
    }),
  );
  await page.getByRole('button', { name: 'End trip' }).click();
  await expect(page.getByText(/^The settlement comes to AED 1,300/)).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: 'End trip' }).click();
  await expect(page.getByText('T-000001 has ended').first()).toBeVisible();
  await expectAccessible(page);

  // The live connection closes the other desk's form.
  await expect(second.getByText('T-000001 has ended').first()).toBeVisible();
  await second.close();

  const trip = await desk.getTrip(bookingId);
  expect([trip.status, trip.total, trip.balance]).toEqual(['COMPLETED', '1300', '0']);
  const entries = page.getByRole('list', { name: 'Payments and deposit' });
  await expect(entries.getByRole('listitem')).toHaveCount(6);
  await expect(entries).toContainText('Taken from the hold on the card');
  await expect(page.getByText(/^AED.100 of AED.500 was taken .* AED.400 was released/)).toBeVisible();
  await expect(entries).toContainText('Speeding fine');
  expect(await pdfBehind(page, /^Receipt /)).toContain('Mona Said');

  await page.getByRole('button', { name: 'Issue tax invoice' }).click();
  const issue = page.getByRole('dialog', { name: 'Issue tax invoice' });
  await issue.getByLabel('Tax number of the customer').fill('100000000000003');
  await issue.getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByRole('button', { name: /^Tax invoice / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeHidden();
  const invoice = await pdfBehind(page, /^Tax invoice /);
  expect(invoice).toContain('Tax Invoice');
  expect(invoice).toContain('1,300');
  await page.getByRole('button', { name: /^Credit note for/ }).click();
  const credit = page.getByRole('dialog', { name: /^Credit note for/ });
  await credit.getByLabel('Smoking Penalty').fill('60');
  await credit.getByLabel('Reason').fill('The penalty was not due');
  await credit.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(page.getByRole('button', { name: /^Credit note [^f]/ })).toBeVisible();
  await expectAccessible(page);

  const soon = Date.now() + 2 * HOUR;
  const free = await desk.call<{ isFree: boolean }>(tripPlanningEndpoints.quote, {
    body: {
      vehicleId,
      bookingStartDate: new Date(soon).toISOString(),
      bookingEndDate: new Date(soon + 24 * HOUR).toISOString(),
    },
  });
  expect(free.isFree).toBe(true);

  await page.getByRole('link', { name: 'Completed trips', exact: true }).click();
  await page.getByRole('link', { name: 'Mona Said' }).click();
  const details = page.getByRole('dialog', { name: 'T-000001' });
  await expect(details).toContainText('Deposit kept');
  await details.getByRole('button', { name: 'Handover' }).click();
  await expect(details).toContainText('42,100 km');
  await page.goto(`/srm/manage-vehicles/edit/${vehicleId}?part=trips`);
  await expect(page.getByRole('link', { name: 'T-000001' })).toBeVisible();
});

test('an agent closes a trip with an open amount, receives it later, and reopens the trip', async ({
  page,
  request,
  supplier,
}) => {
  test.slow();
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const { bookingId } = await desk.startTrip('DXB A 7002', 'Omar Ali');
  await page.goto(`/srm/end-trip/${bookingId}`);
  await page.getByLabel('Current kilometre').fill('42700');
  await expect(getAccountCell(page, /Extra kilometres/)).toHaveText('AED 300');
  await page.getByRole('radio', { name: /Another amount/ }).check();
  await page.getByLabel('Amount paid now').fill('100');
  await page.getByRole('button', { name: 'End trip' }).click();
  await expect(page.getByText(/^The trip is not fully paid/).first()).toBeVisible();
  await page.getByLabel('Close as').selectOption('Payment Pending');
  await page.getByRole('button', { name: 'End trip' }).click();
  await expect(page.getByText('T-000001 has ended').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add entry' }).click();
  const entry = page.getByRole('dialog', { name: 'Add entry' });
  await expect(entry.getByLabel('Amount')).toHaveValue('600');
  await entry.getByRole('button', { name: 'Save entry' }).click();
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Reopen the trip' }).click();
  await expect(page.getByLabel('Current kilometre')).toBeVisible();
});
