import { readFileSync } from 'node:fs';
import { srmChargeEndpoints, srmPaymentRequestEndpoints, type Charge } from '@portal/shared/contract';
import type { PaymentRequestList } from '@portal/shared/contract';
import type { Page } from '@playwright/test';
import { readArchive } from '../../api/test/harness/read-archive';
import { addCompanyByApi, newAccount, registerByApi, signInBrowser } from '../fixtures/accounts';
import { onPhone } from '../fixtures/customer-phone';
import { findDateField } from '../fixtures/date-field';
import { expectAccessible } from '../fixtures/expect-accessible';
import { readText, readPdfText } from '../fixtures/pdf-text';
import { expect, test } from '../fixtures/test';
import { readInvoices, readLedger } from '../fixtures/trip/money';
import { closePaid, getPastMorning, moveHandovers } from '../fixtures/trip/past-trip';
import { tripDesk } from '../fixtures/trips';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const offsets = { ae: 4 * HOUR, in: 5.5 * HOUR } as const;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** A moment on the clocks of a country, as the two fields of the form have it. */
function writeMoment(moment: number, country: 'ae' | 'in') {
  const [day = '', time = ''] = new Date(moment + offsets[country]).toISOString().split('T');
  return { day, time: time.slice(0, 8) };
}

/** A fine that the desk types in. Its drawer opens. */
async function enterFine(
  page: Page,
  plate: string,
  amount: string,
  { day, time }: { day: string; time: string },
) {
  await page.getByRole('button', { name: 'Enter a charge' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Enter a charge' });
  await dialog.getByRole('textbox', { name: 'Number plate' }).fill(plate);
  await findDateField(dialog, 'Date').fill(day);
  await findDateField(dialog, /^Time/).fill(time);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Expects that a page is accessible at both widths. */
async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(desktop);
}

/** Salik's statement of passings at these times. */
function writeStatement(passings: readonly { plate: string; at: number }[]): string {
  const rows = passings.map(({ plate, at }, index) => {
    const { day, time } = writeMoment(at, 'ae');
    return [`90${index}`, day, time, 'Al Barsha', plate, '4'].join(',');
  });
  return ['Transaction ID,Trip Date,Trip Time,Toll Gate,Plate,Amount', ...rows].join('\n');
}

test('charges of a month with two swaps are imported, billed, paid by link and card; the deposit is released, and a disputed toll goes back to the card', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const agent = await registerByApi(request, newAccount('ae'));
  const companyId = await addCompanyByApi(request, agent);
  await signInBrowser(page, agent);
  const desk = tripDesk(request, agent);
  await desk.setUp();
  const [first, second, third] = ['DXB A 7801', 'DXB A 7802', 'DXB A 7803'] as const;
  const { bookingId, vehicleId } = await desk.startTrip(first, 'Mona Said', { days: 30, isHeld: true });
  const secondId = await desk.swapVehicle(bookingId, vehicleId, second);
  await desk.swapVehicle(bookingId, secondId, third);
  const [handover, firstSwap, secondSwap] = [29, 20, 9].map(getPastMorning) as [number, number, number];
  await moveHandovers({ ...agent, companyId }, bookingId, [handover, firstSwap, secondSwap]);
  await closePaid(desk, { companyId, bookingId });
  const drawer = page.getByRole('dialog');

  await test.step('the statement is imported, and each toll goes to the vehicle of its second', async () => {
    await page.goto('/srm/charges');
    await page.getByRole('button', { name: 'Import a statement' }).first().click();
    const statement = writeStatement([
      { plate: first, at: firstSwap - SECOND },
      // The customer has just given it back.
      { plate: first, at: firstSwap },
      { plate: second, at: firstSwap },
      { plate: second, at: secondSwap - SECOND },
      { plate: third, at: secondSwap },
    ]);
    const file = { name: 'salik.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
    await drawer.getByLabel(/^Choose a file/).setInputFiles(file);
    await drawer.getByRole('button', { name: 'Import 5 rows' }).click();
    await expect(drawer.getByText('Added: 5. Trip found: 4. To decide: 1.')).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('a fine that comes after the closing is billed with them, by one supplementary invoice', async () => {
    await enterFine(page, third, '600', writeMoment(secondSwap + DAY + 7 * SECOND, 'ae'));
    await expect(drawer.getByText('Contract signed')).toBeVisible();
    await drawer.getByRole('button', { name: /Invoice 5 charges: AED.616/ }).click();
    await expect(drawer.getByText(/^Billed by invoice /)).toBeVisible();
    const supplement = (await readInvoices(desk, bookingId)).at(-1);
    expect([supplement?.gross, Boolean(supplement?.supplements)]).toEqual(['616', true]);
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('the notice goes to the customer', async () => {
    await drawer.getByRole('button', { name: 'Send by e-mail' }).click();
    // The document is printed first, in the company's turn.
    const history = drawer.getByRole('list', { name: 'History' });
    await expect(history).toContainText('Notice sent', { timeout: srmChargeEndpoints.sendNotice.timeout });
  });

  const customer = await onPhone(browser);
  await test.step('the customer pays by card from the link, and finds the receipt', async () => {
    await drawer.getByRole('button', { name: 'Ask for payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for payment' });
    await expect(dialog.getByLabel('Amount')).toHaveValue('616');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    const requests = page.getByRole('list', { name: 'Payments asked for by link' });
    await expect(requests).toContainText('Ready to share');
    const { list } = await desk.call<PaymentRequestList>(srmPaymentRequestEndpoints.list, {
      query: { bookingId },
    });
    await customer.goto(list[0]?.link ?? '');
    await expect(customer.getByRole('button', { name: /^AED.600.*PDF/ })).toBeVisible();
    await expectAccessible(customer);
    await customer.getByRole('button', { name: 'Pay by card' }).click();
    await expect(customer.getByText('616.00 AED')).toBeVisible();
    await customer.getByRole('button', { name: 'Pay' }).click();
    const thanks = customer.getByRole('heading', { name: 'Thank you, the payment has arrived' });
    await expect(thanks).toBeVisible();
    await expectAccessible(customer);
    const download = customer.waitForEvent('download');
    await customer.getByRole('button', { name: 'Receipt (PDF)' }).click();
    expect(await readPdfText(await download)).toContain('616.00');
    expect((await readLedger(desk, bookingId)).balance).toBe('0');
  });

  await test.step('the deposit is released before the day on which it has to be', async () => {
    await page.goto(`/srm/completed-trips?trip=${bookingId}`);
    const holds = page.getByRole('list', { name: 'Deposit on a card' });
    await expect(holds).toContainText('To be released by');
    await holds.getByRole('button', { name: 'Release' }).click();
    const dialog = page.getByRole('alertdialog', { name: /^Release the hold of/ });
    await dialog.getByRole('button', { name: 'Release' }).click();
    await expect(holds).toContainText('was released on');
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('a disputed toll is credited, written off, and paid back to the card', async () => {
    const { list } = await desk.call<{ list: Charge[] }>(srmChargeEndpoints.list, {
      query: { kind: 'toll' },
    });
    const disputed = list.find((toll) => toll.plate === second && toll.bookingId === bookingId);
    await page.goto(`/srm/charges?charge=${disputed?.chargeId ?? ''}`);
    await drawer.getByRole('button', { name: 'Mark as disputed' }).click();
    await drawer.getByRole('textbox', { name: 'Reason' }).fill('The gate was closed');
    await drawer.getByRole('button', { name: 'Mark as disputed' }).last().click();
    await expect(drawer.getByText('Disputed').first()).toBeVisible();
    await page.goto(`/srm/completed-trips?trip=${bookingId}`);
    await page
      .getByRole('button', { name: /^Credit note for/ })
      .last()
      .click();
    const credit = page.getByRole('dialog', { name: /^Credit note for/ });
    await credit.getByLabel(/7802/).first().fill('4');
    await credit.getByLabel('Reason').fill('The gate was closed');
    await credit.getByRole('button', { name: 'Issue credit note' }).click();
    await expect(credit).toBeHidden();
    // The account is read again; the entry begins with what it owes.
    await expect(drawer.getByText('Credited', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add entry' }).click();
    const entry = page.getByRole('dialog', { name: 'Add entry' });
    await expect(entry.getByLabel('Amount')).toHaveValue('4');
    await expect(entry.getByLabel('Payment method').locator('option:checked')).toHaveText(
      /^Back to the card/,
    );
    await entry.getByLabel('Reason').fill('The gate was closed');
    await entry.getByRole('button', { name: 'Save entry' }).click();
    await expect(entry).toBeHidden();
    await expect.poll(async () => (await readLedger(desk, bookingId)).balance, { timeout: 20_000 }).toBe('0');
    await customer.reload();
    await expect(customer.getByText(/^AED.4 went back to your card/)).toBeVisible();
    await page.goto('/srm/charges');
    await expect(page.getByRole('row', { name: /AED.600/ })).toContainText('Collected');
    await expect(page.getByRole('row', { name: /Written off/ })).toHaveCount(1);
    await expectAccessible(page);
  });
});

test('a challan in India shows when it counts as accepted, and its pack names the driver', async ({
  page,
  request,
}) => {
  test.slow();
  const agent = await registerByApi(request, newAccount('in'));
  const companyId = await addCompanyByApi(request, agent);
  await signInBrowser(page, agent);
  const desk = tripDesk(request, agent);
  await desk.setUp();
  const plate = 'KA01AB7801';
  const { bookingId } = await desk.startTrip(plate, 'Ravi Kumar', { days: 8 });
  const handover = getPastMorning(50);
  await moveHandovers({ ...agent, companyId }, bookingId, [handover]);
  await closePaid(desk, { companyId, bookingId, returnedAt: handover + 8 * DAY - HOUR });
  const challan = handover + 7 * DAY + 5 * SECOND;
  const dueDay = new Date(challan + 45 * DAY + offsets.in);

  await page.goto('/srm/charges');
  await enterFine(page, plate, '1000', writeMoment(challan, 'in'));
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Can be disputed until')).toBeVisible();
  const due = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' }).format(dueDay);
  await expect(drawer.getByText(due)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const coming = page.waitForEvent('download');
  await drawer.getByRole('button', { name: /^Owner.s pack/ }).click();
  const pack = readArchive(readFileSync(await (await coming).path()));
  const statement = [...pack].find(([name]) => name.startsWith('driver'))?.[1] ?? Buffer.alloc(0);
  expect(readText(statement)).toContain('Ravi Kumar');
  expect([...pack.keys()].some((name) => name.startsWith('licence-'))).toBe(true);

  await page.goto('/srm/dashboard');
  await expect(page.getByText('Time to dispute a fine ends soon')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
