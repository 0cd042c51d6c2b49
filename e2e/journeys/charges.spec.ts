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
const [firstPlate, secondPlate, thirdPlate] = ['DXB A 7801', 'DXB A 7802', 'DXB A 7803'];

/** A moment on the clocks of the UAE, as the two fields of the form have it. */
function writeMoment(moment: number) {
  const [day = '', time = ''] = new Date(moment + 4 * 3600 * SECOND).toISOString().split('T');
  return { day, time: time.slice(0, 8) };
}

/** A whole second after a moment, not the first of a minute, once it is over. */
async function waitForSecond(at: number): Promise<number> {
  const second = Math.ceil(at / SECOND) * SECOND;
  const chosen = new Date(second).getUTCSeconds() > 56 ? second + 5 * SECOND : second + SECOND;
  await expect.poll(() => Date.now()).toBeGreaterThan(chosen + SECOND);
  return chosen;
}

async function enterCharge(
  page: Page,
  moment: number,
  { plate = thirdPlate, kind = 'Fine', amount = '600' } = {},
) {
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

test('charges of a month with two swaps go to their vehicle, are invoiced, noticed and paid; a toll is disputed and written off', async ({
  page,
  request,
}) => {
  test.slow();
  const agent = await registerByApi(request, newAccount('ae'));
  const companyId = await addCompanyByApi(request, agent);
  await signInBrowser(page, agent);
  const desk = tripDesk(request, agent);
  await desk.setUp();
  const { bookingId, vehicleId } = await desk.startTrip(firstPlate, 'Mona Said', { days: 30 });
  const { startedAt } = await desk.getTrip(bookingId);
  const tollAt = await waitForSecond(Date.parse(startedAt ?? ''));
  const secondId = await desk.swapVehicle(bookingId, vehicleId, secondPlate);
  const afterSwap = await waitForSecond(Date.now());
  await desk.swapVehicle(bookingId, secondId, thirdPlate);
  const fineAt = await waitForSecond(Date.now());
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

  await test.step('a charge goes to the trip that had the vehicle at its second, and to no other', async () => {
    const at = new Date(afterSwap).toISOString();
    const ownToll = { plate: firstPlate, kind: 'toll', amount: '4', at };
    expect((await desk.call<Charge>(srmChargeEndpoints.create, { body: ownToll })).bookingId).toBeNull();
    await page.goto('/srm/charges');
    await enterCharge(page, tollAt, { plate: firstPlate, kind: 'Toll', amount: '4' });
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Mona Said').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).last().click();
    await enterCharge(page, fineAt);
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
    const billed = list.find((toll) => toll.bookingId === bookingId);
    await page.goto(`/srm/charges?charge=${billed?.chargeId ?? ''}`);
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
