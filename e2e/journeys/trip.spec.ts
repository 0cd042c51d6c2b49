import { findDateField } from '../fixtures/date-field';
import { expectAccessible } from '../fixtures/expect-accessible';
import { onPhone } from '../fixtures/customer-phone';
import { listSupplier, sendEnquiry } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { answerAsCustomer, chooseVehicle, convertEnquiry, copyLink } from '../fixtures/trip/begin';
import { countEquipment, noteDamage, readVehicle } from '../fixtures/trip/check-list';
import { expectAccount, extendByDay, fillInAccount } from '../fixtures/trip/end';
import {
  expectInvoicePaper,
  expectReceiptDocuments,
  expectSettled,
  issueInvoice,
  readInvoices,
  readLedger,
} from '../fixtures/trip/money';
import { readAmounts, readContract } from '../fixtures/trip/documents';
import { expectSignedOnce, signWithMouse } from '../fixtures/trip/signing';
import { tripDesk } from '../fixtures/trips';

const HOUR = 3_600_000;
const plate = 'DXB A 7101';
/** A moment in UAE time, as a field value. */
const onClocks = (moment: number) => new Date(moment + 4 * HOUR).toISOString().slice(0, 16);
const day = (ahead: number) => onClocks(Date.now() + ahead * 24 * HOUR).slice(0, 10);

test('an enquiry becomes a trip that is filled in by its customer, driven, extended, ended and invoiced', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const supplier = await listSupplier(page, request);
  const desk = tripDesk(request, supplier);
  await desk.setUp();
  const vehicleId = await desk.addVehicle(plate);
  await desk.addVehicle('DXB A 7102');

  await test.step('the enquiry arrives and the agent converts it', async () => {
    await page.goto('/enquiries');
    await expect(page.getByText('No enquiries found')).toBeVisible();
    const car = { vehicleRegistrationNumber: plate };
    const enquiryId = await sendEnquiry(request, supplier, {
      car,
      rentalStartDate: day(2),
      rentalEndDate: day(5),
    });
    await convertEnquiry(page, enquiryId);
    await expect(page.getByText('Trip for the enquiry of Anna Petrova')).toBeVisible();
    await expect(findDateField(page, 'From')).toHaveValue(`${day(2)}T10:00`);
    await expect(findDateField(page, 'Until')).toHaveValue(`${day(5)}T10:00`);
    await expectAccessible(page);
    await chooseVehicle(page, plate);
  });

  await test.step('the customer fills in the form on a phone', async () => {
    await expect(page.getByRole('heading', { name: 'Anna Petrova' })).toBeVisible();
    const link = await copyLink(page);
    await expectAccessible(page);
    const phone = await onPhone(browser);
    await answerAsCustomer(phone, link);
    await phone.context().close();
    await expect(page.getByText('Anna Petrova has filled in the form').first()).toBeVisible();
    await expect(page.getByText('N1234567')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('the customer comes at once, and the agent enters dates and payment', async () => {
    await findDateField(page, 'From').fill(onClocks(Date.now()));
    await expect(page.getByText(/^3 days at AED.250/).first()).toBeVisible();
    await page.getByLabel(/Paid in advance/).fill('100');
    await expect(page.getByText(/^AED.650$/).first()).toBeVisible();
    await page.getByRole('switch', { name: 'Security deposit' }).check();
    await page.getByLabel('Amount of the deposit').fill('1,000');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('the agent fills in the checklist', async () => {
    await readVehicle(page, '42,100');
    await countEquipment(page);
    await noteDamage(page, 'Front bumper', 'Scratch', 'Left corner, old');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to sign' }).click();
  });

  await test.step('both parties read and sign once, and the agent opens the contract', async () => {
    await expect(page.getByText('42,100 km')).toBeVisible();
    await expect(page.getByText('Front bumper: Scratch')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Terms of the contract' })).toContainText(
      `Anna Petrova rents ${plate}`,
    );
    await signWithMouse(page, 'Customer');
    await signWithMouse(page, 'Agent');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign both' }).click();
    await expect(page.getByText(/^Signed by both on/)).toBeVisible();
    await expectSignedOnce(page, desk, vehicleId);
    const contract = await readContract(page);
    expect(contract).toContain('Anna Petrova');
    expect(contract).toContain(plate);
    expect(contract).toContain('N1234567');
    expect(readAmounts(contract)).toContain(750);
    await page.getByRole('button', { name: 'Start the trip' }).click();
    await expect(page.getByText('T-000001 has started').first()).toBeVisible();
  });

  await test.step('the agent extends the trip and ends it with charges', async () => {
    await expect(page).toHaveURL(/ongoing-trips/);
    await extendByDay(page, 'T-000001', 'AED 1,000');
    await page.getByRole('button', { name: 'End trip' }).click();
    await fillInAccount(page);
    await expectAccount(page, {
      Rental: 'AED 1,000',
      'Extra kilometres': 'AED 300',
      Fines: 'AED 200',
      Salik: 'AED 8',
      Total: 'AED 1,450',
      'To be paid': 'AED 1,150',
    });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End trip' }).click();
    await expect(page.getByText('T-000001 has ended').first()).toBeVisible();
  });

  await test.step('invoice and receipts add up', async () => {
    const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await issueInvoice(page);
    await expect(page.getByRole('button', { name: /^Tax invoice / })).toBeVisible();
    await expectAccessible(page);
    const [invoice] = await readInvoices(desk, bookingId);
    if (!invoice) throw new Error('No invoice was issued');
    expect(invoice.gross).toBe('1450');
    await expectInvoicePaper(page, invoice);
    const ledger = await readLedger(desk, bookingId);
    expectSettled(ledger, 1450);
    await expectReceiptDocuments(page, ledger, 'Anna Petrova');
  });

  await test.step('the vehicle is free again', async () => {
    await page.goto(`/srm/trips/new?vehicleId=${vehicleId}`);
    // The turnaround of an hour passes first.
    await expect(page.getByRole('listitem', { name: plate })).toContainText('Taken by T-000001 until');
    await findDateField(page, 'From').fill(onClocks(Date.now() + 2 * HOUR));
    await expect(page.getByRole('listitem', { name: plate })).toContainText('Free');
  });
});
