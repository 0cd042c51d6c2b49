import {
  srmBookingEndpoints,
  srmChargeEndpoints,
  srmInvoiceEndpoints,
  type Charge,
} from '@portal/shared/contract';
import type { Page } from '@playwright/test';
import { addCompanyByApi, newAccount, registerByApi, signInBrowser } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/expect-accessible';
import { expect, test } from '../fixtures/test';
import { readInvoices, readLedger } from '../fixtures/trip/money';
import { tripDesk } from '../fixtures/trips';

const SECOND = 1000;
const plate = 'DXB A 7801';

/** A moment on the clocks of the UAE, as the two fields of the form have it. */
function writeMoment(moment: number) {
  const [day = '', time = ''] = new Date(moment + 4 * 3600 * SECOND).toISOString().split('T');
  return { day, time: time.slice(0, 8) };
}

async function enterCharge(page: Page, moment: number, { kind = 'Fine', amount = '600' } = {}) {
  const { day, time } = writeMoment(moment);
  await page.getByRole('button', { name: 'Enter a charge' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Enter a charge' });
  await dialog.getByRole('textbox', { name: 'Number plate' }).fill(plate);
  await dialog.getByLabel('Kind').selectOption(kind);
  await dialog.getByLabel('Date').fill(day);
  await dialog.getByLabel(/^Time/).fill(time);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('a fine that comes after closing is matched, invoiced, noticed and paid; a toll is disputed and written off', async ({
  page,
  request,
}) => {
  test.slow();
  const agent = await registerByApi(request, newAccount('ae'));
  const companyId = await addCompanyByApi(request, agent);
  await signInBrowser(page, agent);
  const desk = tripDesk(request, agent);
  await desk.setUp();
  const { bookingId } = await desk.startTrip(plate, 'Mona Said');
  const { startedAt } = await desk.getTrip(bookingId);
  // Two whole seconds of the trip, neither of them the first of a minute.
  const second = Math.ceil(Date.parse(startedAt ?? '') / SECOND) * SECOND;
  const moment = new Date(second).getUTCSeconds() > 56 ? second + 5 * SECOND : second + SECOND;
  await page.goto('/srm/charges');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => Date.now()).toBeGreaterThan(moment + 2 * SECOND);
  const account = {
    bookingId,
    companyId,
    finesCollected: '0',
    salikCollected: '0',
    currentKilometre: 42_150,
  };
  const { total } = await desk.call<{ total: string }>(srmBookingEndpoints.settle, { body: account });
  await desk.call(srmBookingEndpoints.end, {
    body: { ...account, totalAmountCollected: total, depositReturned: '700' },
  });
  await desk.call(srmInvoiceEndpoints.issue, { body: { bookingId } });

  await test.step('the charges go to the trip of their second', async () => {
    await enterCharge(page, moment, { kind: 'Toll', amount: '4' });
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Mona Said').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).last().click();
    await enterCharge(page, moment + SECOND);
    await expect(drawer.getByText('Contract signed')).toBeVisible();
  });

  const drawer = page.getByRole('dialog');
  await test.step('one supplementary invoice bills both, and the deposit pays a part', async () => {
    await drawer.getByRole('checkbox', { name: /Pay from the deposit.*300/ }).check();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: /Invoice 2 charges: AED.604/ }).click();
    await expect(drawer.getByText(/^Billed by invoice /)).toBeVisible();
    const invoices = await readInvoices(desk, bookingId);
    expect(invoices.map(({ gross, supplements }) => [gross, Boolean(supplements)])).toEqual([
      [total, false],
      ['604', true],
    ]);
    const { balance, deposit } = await readLedger(desk, bookingId);
    expect([balance, deposit.left]).toEqual(['304', '0']);
  });

  await test.step('the notice goes to the customer', async () => {
    await drawer.getByRole('button', { name: 'Send by e-mail' }).click();
    // The document is printed first, in the company's turn.
    const history = drawer.getByRole('list', { name: 'History' });
    await expect(history).toContainText('Notice sent', { timeout: 30_000 });
    await drawer.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('the toll is disputed, and its credit note writes it off', async () => {
    const { list } = await desk.call<{ list: Charge[] }>(srmChargeEndpoints.list, {
      query: { kind: 'toll' },
    });
    await page.goto(`/srm/charges?charge=${list[0]?.chargeId ?? ''}`);
    await drawer.getByRole('button', { name: 'Mark as disputed' }).click();
    await drawer.getByRole('textbox', { name: 'Reason' }).fill('Another vehicle');
    await drawer.getByRole('button', { name: 'Mark as disputed' }).last().click();
    await expect(drawer.getByText('Disputed').first()).toBeVisible();
    const supplement = (await readInvoices(desk, bookingId)).at(-1);
    const line = supplement?.lines.find(({ kind }) => kind === 'salik');
    await desk.call(srmInvoiceEndpoints.credit, {
      body: {
        invoiceId: supplement?.invoiceId,
        reason: 'Another vehicle',
        lines: [{ position: line?.position, amount: '4' }],
      },
    });
    await page.reload();
    await expect(drawer.getByText('Written off').first()).toBeVisible();
  });

  await test.step('the rest is paid at the desk, with a receipt', async () => {
    await page.goto(`/srm/completed-trips?trip=${bookingId}`);
    await page.getByRole('button', { name: 'Add entry' }).click();
    const entry = page.getByRole('dialog', { name: 'Add entry' });
    await expect(entry.getByLabel('Amount')).toHaveValue('300');
    await entry.getByRole('button', { name: 'Save entry' }).click();
    await expect(entry).toBeHidden();
    const { balance, entries } = await readLedger(desk, bookingId);
    expect(balance).toBe('0');
    expect(entries.at(-1)?.receiptNumber).toBeTruthy();
    await page.goto('/srm/charges');
    await expect(page.getByRole('row', { name: /AED.600/ })).toContainText('Collected');
    await expectAccessible(page);
  });
});
