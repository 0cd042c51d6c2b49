import { srmCustomerEndpoints, srmVehicleEndpoints, type CountryCode } from '@portal/shared/contract';
import type { Page } from '@playwright/test';
import { findDateField } from '../fixtures/date-field';
import { expectAccessible } from '../fixtures/expect-accessible';
import { buildCallUrl } from '../fixtures/accounts';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { countEquipment, noteDamage, readVehicle, returnAsHandedOver } from '../fixtures/trip/check-list';
import { expectAccount } from '../fixtures/trip/end';
import {
  addEntry,
  expectInvoicePaper,
  expectReceiptDocuments,
  expectSettled,
  issueInvoice,
  readInvoices,
  readLedger,
  toMinor,
} from '../fixtures/trip/money';
import { expectSignedOnce, signByName } from '../fixtures/trip/signing';
import { buildPeriod, tripDesk } from '../fixtures/trips';
import { downloadExcel } from '../fixtures/download-excel';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Case {
  readonly country: CountryCode;
  readonly currency: 'AED' | 'INR';
  /** The prefix of an amount on pages. */
  readonly symbol: string;
  readonly plates: readonly [string, string];
  readonly toll: string;
  readonly tollLine: string;
  readonly clockOffset: number;
  /** The customer's state, and the taxes that follow from it. */
  readonly state?: string;
  readonly taxes: readonly string[];
}

const cases: readonly Case[] = [
  {
    country: 'ae',
    currency: 'AED',
    symbol: 'AED ',
    plates: ['DXB A 7501', 'DXB A 7502'],
    toll: 'Salik',
    tollLine: 'Road tolls (Salik)',
    clockOffset: 4 * HOUR,
    taxes: ['VAT'],
  },
  {
    country: 'in',
    currency: 'INR',
    symbol: '₹',
    plates: ['KA01AB7501', 'KA01AB7502'],
    toll: 'Toll',
    tollLine: 'Road tolls (FASTag)',
    clockOffset: 5.5 * HOUR,
    state: 'Maharashtra',
    taxes: ['IGST'],
  },
];

const customer = 'Leila Haddad';
/** Rental 1,000 for four days; 400 km more than the 800 included, at 1.50. */
const account = { rental: 1000, kilometres: 600, fines: 200, toll: 8.25, discount: 57.77 };
const paidAhead = 900;
const kept = 200;
const total = account.rental + account.kilometres + account.fines + account.toll - account.discount;
/** A day of the rental minus a part of the discount. */
const credited = 250 - 5;

async function signBoth(page: Page): Promise<void> {
  await signByName(page, 'Customer', customer);
  await signByName(page, 'Agent', 'Mona Said');
}

/** Metrics of the rental dashboard, in hundredths. */
async function expectDashboard(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/srm/dashboard');
  for (const [label, amount] of Object.entries(figures))
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })).toContainText(
      amount,
    );
}

for (const { country, currency, symbol, plates, toll, tollLine, clockOffset, state, taxes } of cases) {
  test(`a reservation in ${currency} is paid ahead, moved, swapped, ended, invoiced and credited by line`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const [first, second] = plates;
    const money = (amount: number) => {
      const digits = Number.isInteger(amount) ? 0 : 2;
      return `${symbol}${amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
    };
    const supplier = await listSupplier(page, request, country);
    const desk = tripDesk(request, supplier);
    await desk.setUp();
    const vehicleId = await desk.addVehicle(first);
    await desk.addVehicle(second);
    const customerId = await desk.addCustomer(customer);
    const inTenDays = Math.ceil(Date.now() / HOUR) * HOUR + 10 * DAY;

    const bookingId =
      await test.step('the customer pays ten days ahead, and the reservation keeps its car', async () => {
        const made = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
          body: { vehicleId, ...buildPeriod(inTenDays, 4) },
        });
        await desk.call(srmCustomerEndpoints.attach, { body: { bookingId: made.bookingId, customerId } });
        await page.goto(`/srm/trips/edit/${made.bookingId}?step=payment`);
        await page.getByLabel(/Paid in advance/).fill(String(paidAhead));
        await page.getByRole('switch', { name: 'Security deposit' }).check();
        await page.getByLabel('Amount of the deposit').fill('1,000');
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByText('Keeps its vehicle until it starts or is cancelled')).toBeVisible();
        const another = await request.fetch(buildCallUrl(country, srmVehicleEndpoints.attach), {
          method: srmVehicleEndpoints.attach.method,
          headers: { authorization: `Bearer ${supplier.token}` },
          data: { vehicleId, ...buildPeriod(inTenDays + DAY, 1) },
        });
        expect(another.status()).toBe(409);
        return made.bookingId;
      });

    await test.step('the customer comes earlier, and the agent moves it to today', async () => {
      await page.goto(`/srm/trips/edit/${bookingId}?step=payment`);
      const clocks = (moment: number) => new Date(moment + clockOffset).toISOString().slice(0, 16);
      const now = Date.now();
      await findDateField(page, 'From').fill(clocks(now));
      await findDateField(page, 'Until').fill(clocks(now + 4 * DAY));
      await expect(page.getByText(/^4 days at/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
    });

    await test.step('each party signs once at handover', async () => {
      await readVehicle(page, '42,100');
      await countEquipment(page);
      await page.getByRole('button', { name: 'Continue to sign' }).click();
      await signBoth(page);
      await page.getByRole('button', { name: 'Sign both' }).click();
      await expect(page.getByText(/^Signed by both on/)).toBeVisible();
      await expectSignedOnce(page, desk, vehicleId);
      await page.getByRole('button', { name: 'Start the trip' }).click();
      await expect(page.getByText('T-000001 has started').first()).toBeVisible();
    });

    await test.step('the agent swaps the damaged car with both checklists', async () => {
      await page.getByRole('button', { name: 'Actions for T-000001' }).click();
      await page.getByRole('menuitem', { name: 'Swap vehicle' }).click();
      await page.getByRole('radio', { name: new RegExp(second) }).check();
      await page.getByRole('textbox', { name: 'Reason' }).fill('Cracked windscreen');
      await page.getByRole('link', { name: 'Change it' }).click();
      await returnAsHandedOver(page, '42,300');
      await noteDamage(page, 'Windscreen', 'Crack', 'A stone');
      await page.getByRole('button', { name: 'Continue to sign' }).click();
      await page.getByRole('link', { name: 'Fill in its checklist' }).click();
      await expect(page.getByText('Last known: 42,000 km')).toBeVisible();
      await readVehicle(page, '42,000');
      await countEquipment(page);
      await page.getByRole('button', { name: 'Continue to sign' }).click();
      await signBoth(page);
      await page.getByRole('button', { name: 'Sign and swap' }).click();
      await expect(page.getByText(`T-000001 continues with ${second}`).first()).toBeVisible();
    });

    await test.step('the trip ends as at handover, with a discount and a part of the deposit kept', async () => {
      await page.goto(`/srm/end-trip/${bookingId}`);
      await page.getByRole('button', { name: 'Fill in' }).click();
      await returnAsHandedOver(page, '43,000');
      await expect(page.getByText('Everything is as at handover')).toBeVisible();
      await signBoth(page);
      await page.getByRole('button', { name: 'Sign and finish' }).click();
      await expect(page.getByText('Nothing is worse than it was at handover.')).toBeVisible();
      await page.getByLabel('Fines').fill(String(account.fines));
      await page.getByLabel(toll).fill(String(account.toll));
      await page.getByLabel('Discount', { exact: true }).fill(String(account.discount));
      await page.getByLabel('Reason for the discount').fill('A regular customer');
      await page.getByLabel('Deposit to keep').fill(String(kept));
      await page.getByLabel('Reason for keeping it').fill('Windscreen');
      await page.getByRole('button', { name: /^Give back .*800 now/ }).click();
      await expectAccount(page, {
        Rental: money(account.rental),
        'Extra kilometres': money(account.kilometres),
        Total: money(total),
        'To be paid': money(total - paidAhead - kept),
      });
      await page.getByRole('button', { name: 'End trip' }).click();
      await expect(page.getByText('T-000001 has ended').first()).toBeVisible();
    });

    await test.step('ledger, receipts and invoice agree', async () => {
      const ledger = await readLedger(desk, bookingId);
      expectSettled(ledger, total);
      await expect(
        page.getByRole('list', { name: 'Payments and deposit' }).getByRole('listitem'),
      ).toHaveCount(ledger.entries.length);
      await expectReceiptDocuments(page, ledger, customer);
      await issueInvoice(page, state);
      const [invoice] = await readInvoices(desk, bookingId);
      if (!invoice) throw new Error('No invoice was issued');
      expect(toMinor(invoice.gross)).toBe(toMinor(total));
      expect(invoice.taxes.map(({ name }) => name)).toEqual(taxes);
      expect(invoice.lines.find(({ kind }) => kind === 'discount')?.gross).toBe(String(-account.discount));
      const paper = await expectInvoicePaper(page, invoice);
      for (const text of [...plates, tollLine]) expect(paper).toContain(text);
      if (country === 'in') {
        expect(paper).toContain('Maharashtra (27)');
        expect(paper).toContain('Tax payable on reverse charge No');
      }
      await expectDashboard(page, { Revenue: money(total), 'Still to be paid': money(0) });
    });

    await test.step('the agent credits a day and a part of the discount by line, and pays them back', async () => {
      await page.goto(`/srm/end-trip/${bookingId}`);
      await page.getByRole('button', { name: /^Credit note for/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Credit note for/ });
      await dialog.getByLabel(/^How many: Rental/).fill('1');
      await dialog.getByLabel('Discount', { exact: true }).fill('5');
      await expect(dialog.getByRole('status')).toContainText(money(credited));
      await dialog.getByLabel('Reason').fill('Back a day early');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Issue credit note' }).click();
      await expect(dialog).toBeHidden();
      const note = (await readInvoices(desk, bookingId)).find(({ kind }) => kind === 'CREDIT_NOTE');
      if (!note) throw new Error('No credit note was issued');
      expect(toMinor(note.gross)).toBe(toMinor(credited));
      expect(await expectInvoicePaper(page, note)).toContain('Back a day early');
      expect((await readLedger(desk, bookingId)).balance).toBe(String(-credited));
      await addEntry(page, 'Refund', String(credited), 'Credit note');
      await expect(page.getByRole('list', { name: 'Payments and deposit' })).toContainText('Refund');
      expect((await readLedger(desk, bookingId)).balance).toBe('0');
    });

    await test.step('dashboard and Excel match to the last hundredth', async () => {
      await expectDashboard(page, { Revenue: money(total - credited), 'Still to be paid': money(0) });
      await page.goto('/srm/completed-trips');
      const { cell } = await downloadExcel(page);
      const inFile = (header: string) => toMinor(cell(1, `${header} (${currency})`) ?? NaN);
      expect([inFile('Total'), inFile('Credited'), inFile('Balance')]).toEqual([
        toMinor(total),
        toMinor(credited),
        0,
      ]);
      expect(inFile('Deposit deducted')).toBe(toMinor(kept));
      expect(inFile('Paid')).toBe(toMinor(total - kept - credited));
      expect((await desk.getTrip(bookingId)).balance).toBe('0');
    });

    if (country !== 'in') return;
    await test.step('the agent credits the rest, and invoices it again within the own state', async () => {
      await page.goto(`/srm/end-trip/${bookingId}`);
      await page.getByRole('button', { name: /^Credit note for/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Credit note for/ });
      await dialog.getByRole('button', { name: 'Credit everything' }).click();
      await dialog.getByLabel('Reason').fill('The customer lives in Karnataka');
      await dialog.getByRole('button', { name: 'Issue credit note' }).click();
      await expect(dialog).toBeHidden();
      await issueInvoice(page, 'Karnataka');
      const again = (await readInvoices(desk, bookingId)).findLast(({ kind }) => kind === 'INVOICE');
      if (!again) throw new Error('No second invoice was issued');
      expect(again.taxes.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
      expect(again.taxes[0]?.amount).toBe(again.taxes[1]?.amount);
      expect(await expectInvoicePaper(page, again)).toContain('Karnataka (29)');
    });
  });
}
