import { readFileSync } from 'node:fs';
import {
  srmBookingEndpoints,
  srmInvoiceEndpoints,
  type CountryCode,
  type InvoiceRecord,
} from '@portal/shared/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible';
import { listSupplier } from '../fixtures/marketplace';
import { expect, test } from '../fixtures/test';
import { expectInvoicePaper, readInvoices, sumMinor, toMinor } from '../fixtures/trip/money';
import { tripDesk } from '../fixtures/trips';

/** Thirty days at 250, twenty tolls of 4, fines and a discount. */
const account = {
  finesCollected: '200',
  salikCollected: '80',
  discounts: '57.77',
  discountReason: 'A regular customer',
  currentKilometre: 42_500,
  totalAmountCollected: '7722.23',
  paymentMethod: 'card',
  depositReturned: '1000',
};

/** A month that ended, its invoice, and a credit note for one day. */
async function closeMonth(page: Page, request: APIRequestContext, month: Month) {
  const supplier = await listSupplier(page, request, month.country);
  const desk = tripDesk(request, supplier);
  await desk.setUp(month.setUp);
  const { bookingId } = await desk.startTrip(month.plate, 'Leila Haddad', {
    days: 30,
    vehicle: month.vehicle,
  });
  await desk.call(srmBookingEndpoints.end, {
    body: { bookingId, companyId: supplier.companyId, ...account },
  });
  const invoice = await desk.call<InvoiceRecord>(srmInvoiceEndpoints.issue, {
    body: { bookingId, ...month.buyer },
  });
  const note = await desk.call<InvoiceRecord>(srmInvoiceEndpoints.credit, {
    body: { invoiceId: invoice.invoiceId, reason: 'Back a day early', lines: [{ position: 0, quantity: 1 }] },
  });
  expect([toMinor(invoice.gross), toMinor(note.gross)]).toEqual([772_223, 25_000]);
  return { bookingId, documents: await readInvoices(desk, bookingId) };
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
  for (const document of documents) {
    await expectInvoicePaper(page, document);
    const xml = await readFileBehind(page, `Electronic document ${document.number} (UBL)`);
    expect(readAmounts(xml, 'TaxExclusiveAmount')).toEqual([toMinor(document.net)]);
    expect(readAmounts(xml, 'TaxInclusiveAmount')).toEqual([toMinor(document.gross)]);
    expect(readAmounts(xml, 'TaxAmount')[0]).toBe(toMinor(document.tax));
  }
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
