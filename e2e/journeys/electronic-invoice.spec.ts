import { readFileSync } from 'node:fs';
import {
  srmBookingEndpoints,
  srmChargeEndpoints,
  srmDeliveryEndpoints,
  srmInvoiceEndpoints,
  srmSettingsEndpoints,
  type Charge,
  type DocumentDelivery,
  type CountryCode,
  type InvoiceRecord,
  type RentalSettings,
} from '@portal/shared/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { findRulesFolder, loadOfficialRules } from '../../api/test/pint-ae/official-rules';
import { expectAccessible } from '../fixtures/expect-accessible';
import { listSupplier } from '../fixtures/marketplace';
import { unknownBuyers } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { expectInvoicePaper, readInvoices, sumMinor, toMinor } from '../fixtures/trip/money';
import { tripDesk } from '../fixtures/trips';

/** Thirty days at 250, fines and a discount, and twenty tolls of 4. */
const account = {
  finesCollected: '200',
  salikCollected: '0',
  discounts: '57.77',
  discountReason: 'A regular customer',
  currentKilometre: 42_500,
  totalAmountCollected: '7722.23',
  paymentMethod: 'card',
  depositReturned: '1000',
};

const TOLLS = 20;

/** Twenty tolls on the account of the trip that has the vehicle. */
async function addTolls({ call }: ReturnType<typeof tripDesk>, plate: string, bookingId: string) {
  const at = new Date().toISOString();
  const tolls = await Promise.all(
    Array.from({ length: TOLLS }, (_, number) =>
      call<Charge>(srmChargeEndpoints.create, {
        body: { plate, kind: 'toll', amount: '4', at, reference: `T-${number}` },
      }),
    ),
  );
  // A person decides where the minute of the handover leaves it open.
  for (const { chargeId } of tolls.filter((toll) => !toll.bookingId))
    await call(srmChargeEndpoints.decide, { body: { chargeId, bookingId } });
  const chargeIds = tolls.map(({ chargeId }) => chargeId);
  await call(srmChargeEndpoints.changeAccount, { body: { chargeIds, isOnAccount: true } });
}

/** A month that ended, its invoice, and a credit note for one day. */
async function closeMonth(page: Page, request: APIRequestContext, month: Month) {
  const supplier = await listSupplier(page, request, month.country);
  const desk = tripDesk(request, supplier);
  await desk.setUp(month.setUp);
  const { bookingId } = await desk.startTrip(month.plate, 'Leila Haddad', {
    days: 30,
    vehicle: month.vehicle,
  });
  await addTolls(desk, month.plate, bookingId);
  await desk.call(srmBookingEndpoints.end, {
    body: { bookingId, companyId: supplier.companyId, ...account },
  });
  const invoice = await desk.call<InvoiceRecord>(srmInvoiceEndpoints.issue, {
    body: { bookingId, ...month.buyer },
  });
  const note = await desk.call<InvoiceRecord>(srmInvoiceEndpoints.credit, {
    body: { invoiceId: invoice.invoiceId, reason: 'Back a day early', lines: [{ position: 0, quantity: 1 }] },
  });
  expect(invoice.lines.find(({ kind }) => kind === 'salik')?.gross).toBe(String(TOLLS * 4));
  expect([toMinor(invoice.gross), toMinor(note.gross)]).toEqual([772_223, 25_000]);
  return { bookingId, documents: await readInvoices(desk, bookingId) };
}

interface Closed {
  readonly desk: ReturnType<typeof tripDesk>;
  readonly bookingId: string;
}

interface Month {
  readonly country: CountryCode;
  readonly plate: string;
  readonly setUp: object;
  readonly vehicle: object;
  readonly buyer: object;
}

/** The text of the file that a button downloads. */
async function readFileBehind(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

const readAmounts = (xml: string, element: string): number[] =>
  [...xml.matchAll(new RegExp(`<cbc:${element}[^>]*>([^<]+)<`, 'g'))].map(([, text]) => toMinor(text ?? ''));

/** Expects that the official rules accept the documents, where the environment names their folder. */
function expectByOfficialRules(documents: readonly string[]): void {
  const folder = findRulesFolder();
  if (folder === null) return;
  const listFailures = loadOfficialRules(folder);
  for (const xml of documents) expect(listFailures(xml)).toEqual([]);
}

/** What the postings of an hledger journal add up to. */
const sumPostings = (journal: string): number =>
  sumMinor([...journal.matchAll(/^ {4}\S.* {2}(-?[\d.]+) [A-Z]{3}$/gm)].map(([, amount]) => amount ?? ''));

async function expectBalancedBooks(page: Page, documents: readonly InvoiceRecord[]): Promise<void> {
  const total = page.getByRole('table', { name: 'Trial balance' }).getByRole('row', { name: /^Total/ });
  await expect(total).toBeVisible();
  const [debit, credit] = await total.getByRole('cell').allTextContents();
  expect(debit).toBe(credit);
  await expectAccessible(page);
  const journal = await readFileBehind(page, 'hledger');
  expect(sumPostings(journal)).toBe(0);
  for (const { number } of documents) expect(journal.split(`(${number})`)).toHaveLength(2);
}

test('a month in the Emirates has the same figures on paper, as UBL and in the books', async ({
  page,
  request,
}) => {
  const { bookingId, documents } = await closeMonth(page, request, {
    country: 'ae',
    plate: 'DXB A 8801',
    setUp: { licenceAuthority: 'Dubai Department of Economy and Tourism' },
    vehicle: {},
    buyer: { customerAddress: 'Villa 4, Street 8', customerCity: 'Jumeirah', customerEmirate: 'DXB' },
  });
  await page.goto(`/srm/end-trip/${bookingId}`);
  const files: string[] = [];
  for (const document of documents) {
    await expectInvoicePaper(page, document);
    const xml = await readFileBehind(page, `Electronic document ${document.number} (UBL)`);
    expect(readAmounts(xml, 'TaxExclusiveAmount')).toEqual([toMinor(document.net)]);
    expect(readAmounts(xml, 'TaxInclusiveAmount')).toEqual([toMinor(document.gross)]);
    expect(readAmounts(xml, 'TaxAmount')[0]).toBe(toMinor(document.tax));
    files.push(xml);
  }
  expectByOfficialRules(files);
  await expectAccessible(page);

  await page.goto('/srm/accounting?range=month');
  const vat = page.getByRole('table', { name: 'VAT return (form 201)' });
  const [invoice, note] = documents;
  const tax = toMinor(invoice?.tax ?? '') - toMinor(note?.tax ?? '');
  const declared = vat.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(declared).toHaveCount(4);
  const cells = await declared.allTextContents();
  expect(toMinor((cells[1] ?? '').replace(/[^\d.]/g, ''))).toBe(tax);
  await expectBalancedBooks(page, documents);
});

test('a month in India with a large car for another state is IGST of 40 %, and so in GSTR-1', async ({
  page,
  request,
}) => {
  const { bookingId, documents } = await closeMonth(page, request, {
    country: 'in',
    plate: 'KA01AB8801',
    setUp: {},
    vehicle: { fuelType: 'petrol', engineCapacity: '1998', vehicleLength: '4700' },
    buyer: { customerState: '27', customerAddress: '12 Marine Drive, Mumbai' },
  });
  const [invoice, note] = documents;
  expect(invoice?.taxes.map(({ name, rate }) => [name, rate])).toEqual([['IGST', 4000]]);
  await page.goto(`/srm/end-trip/${bookingId}`);
  for (const document of documents) expect(await expectInvoicePaper(page, document)).toContain('IGST');

  const month = new Date().toISOString().slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  await page.goto(`/srm/accounting?range=custom&from=${month}-01&to=${month}-${last}`);
  const rates = page.getByRole('table', { name: 'GSTR-1' });
  await expect(rates.getByRole('row', { name: /^40%/ })).toBeVisible();
  const file = JSON.parse(await readFileBehind(page, 'GSTR-1 (JSON)')) as { b2cs: unknown };
  const tax = toMinor(invoice?.tax ?? '') - toMinor(note?.tax ?? '');
  expect(file.b2cs).toMatchObject([{ sply_ty: 'INTER', pos: '27', rt: 40, iamt: tax / 100 }]);
  await expectBalancedBooks(page, documents);
});

/** Waits until the provider has answered for each document, and expects what the page then says. */
async function expectStates(
  page: Page,
  { desk, bookingId }: Closed,
  states: readonly string[],
): Promise<void> {
  const query = { bookingId };
  await expect
    .poll(async () => {
      const { list } = await desk.call<{ list: DocumentDelivery[] }>(srmDeliveryEndpoints.list, { query });
      return list.map(({ state }) => state);
    })
    .toEqual(states);
  await page.reload();
}

/** What the documents of a country need, and a tax number that the provider knows. */
const refusals = [
  {
    country: 'ae',
    plate: 'DXB A 8802',
    setUp: { licenceAuthority: 'Dubai Department of Economy and Tourism' },
    vehicle: {},
    buyer: { customerAddress: 'Villa 4, Street 8', customerCity: 'Jumeirah', customerEmirate: 'DXB' },
    knownBuyer: '100345678900003',
  },
  {
    country: 'in',
    plate: 'KA01AB8802',
    setUp: { pinCode: '560001' },
    vehicle: { fuelType: 'petrol', engineCapacity: '1998', vehicleLength: '4700' },
    buyer: {
      customerAddress: '12 Marine Drive',
      customerCity: 'Mumbai',
      customerPinCode: '400002',
      customerState: '27',
    },
    knownBuyer: '27AAPFU0939F1ZV',
  },
] as const satisfies readonly (Month & { knownBuyer: string })[];

for (const { country, plate, setUp, vehicle, buyer, knownBuyer } of refusals)
  test(`${country}: a document that the provider refuses says why, is corrected and accepted`, async ({
    page,
    request,
  }) => {
    const unknownBuyer = unknownBuyers[country];
    const supplier = await listSupplier(page, request, country);
    const desk = tripDesk(request, supplier);
    await desk.setUp(setUp);
    const { bookingId } = await desk.startTrip(plate, 'Leila Haddad', { vehicle });
    await desk.call(srmBookingEndpoints.end, {
      body: {
        bookingId,
        companyId: supplier.companyId,
        finesCollected: '0',
        salikCollected: '0',
        currentKilometre: 42_500,
        totalAmountCollected: '500',
        paymentMethod: 'card',
        depositReturned: '1000',
      },
    });
    await desk.call(srmInvoiceEndpoints.issue, {
      body: { bookingId, customerTaxNumber: unknownBuyer, ...buyer },
    });
    const [refused] = await readInvoices(desk, bookingId);
    if (country === 'in')
      expect(refused?.taxes.map(({ name, rate }) => [name, rate])).toEqual([['IGST', 4000]]);

    await page.goto(`/srm/end-trip/${bookingId}`);
    await page.getByRole('button', { name: `Send to the provider: ${refused?.number}` }).click();
    await expectStates(page, { desk, bookingId }, ['REFUSED']);
    await expect(page.getByText('Refused', { exact: true })).toBeVisible();
    await expect(page.getByText(`The buyer ${unknownBuyer} is not registered.`).first()).toBeVisible();
    await expect(page.getByText(/^Correct it by a credit note and a new invoice/)).toBeVisible();
    await expectAccessible(page);

    await test.step('the desk corrects it; documents leave with their issue from now on', async () => {
      const settings = await desk.call<RentalSettings>(srmSettingsEndpoints.get);
      const electronic = { ...settings.electronic, sendAtIssue: true };
      await desk.call(srmSettingsEndpoints.update, { body: { ...settings, electronic } });
      await page.getByRole('button', { name: `Credit note for ${refused?.number}` }).click();
      const credit = page.getByRole('dialog', { name: /^Credit note for/ });
      await credit.getByRole('button', { name: 'Credit everything' }).click();
      await credit.getByLabel('Reason').fill('Wrong tax number of the customer');
      await credit.getByRole('button', { name: 'Issue credit note' }).click();
      await expect(credit).toBeHidden();
      await page.getByRole('button', { name: 'Issue tax invoice' }).click();
      const issue = page.getByRole('dialog', { name: 'Issue tax invoice' });
      await issue.getByLabel('Tax number of the customer').fill(knownBuyer);
      await issue.getByRole('button', { name: 'Issue', exact: true }).click();
      await expect(issue).toBeHidden();
    });
    // The provider has nothing that the credit note could correct.
    await expectStates(page, { desk, bookingId }, ['REFUSED', 'ACCEPTED']);
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
    expect((await readInvoices(desk, bookingId)).map(({ kind }) => kind)).toEqual([
      'INVOICE',
      'CREDIT_NOTE',
      'INVOICE',
    ]);
  });
