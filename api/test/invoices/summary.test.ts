import {
  limits,
  readSignedMinor,
  srmAccountingEndpoints,
  srmInvoiceEndpoints,
  srmOnboardingEndpoints,
  type AccountingSummary,
  type InvoiceRecord,
  type SummaryOffer,
} from '@portal/shared/contract';

import { deleteAccounts } from '../../src/domains/account-deletion/delete-accounts';
import { printKeptInvoice } from '../../src/domains/billing';
import { checkDocument as checkInv01 } from '../../src/domains/billing/e-invoices/inv-01/check-document';
import type { Inv01Document } from '../../src/domains/billing/e-invoices/inv-01/document';
import { checkDocument } from '../../src/domains/billing/e-invoices/pint-ae/check-document';
import { findAll, findText } from '../../src/domains/billing/e-invoices/pint-ae/read-parts';
import { readXml } from '../../src/domains/billing/e-invoices/pint-ae/xml';
import { accountCalls } from '../account/calls';
import { chargeCalls } from '../harness/charges';
import { closingCalls, electronicBuyer, endBody, setUpDesk } from '../harness/closing';
import { addCustomer } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { callForPdf, readPdfPages } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, tripCalls } from '../harness/trips';

const buyers = {
  ae: { ...electronicBuyer, customerTaxNumber: '100345678900003' },
  in: {
    customerTaxNumber: '27AAPFU0939F1ZV',
    customerAddress: '4 Marine Drive',
    customerCity: 'Mumbai',
    customerPinCode: '400001',
  },
};
/** Rental 500, and what makes the second trip another one. */
const accounts = [
  { totalAmountCollected: '500' },
  {
    finesCollected: '300',
    salikCollected: '80',
    discounts: '50',
    discountReason: 'A regular',
    totalAmountCollected: '830',
  },
];

interface Desk {
  readonly app: TestApp;
  readonly supplier: Supplier;
  readonly customerId: string;
  readonly tripIds: readonly string[];
}

const minor = (text: string | null | undefined): number => readSignedMinor(text ?? '') ?? NaN;

/** A customer with two ended trips. */
async function endTrips(app: TestApp): Promise<Desk> {
  const supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
  if (app.deps.country.id === 'in')
    await app.client(srmOnboardingEndpoints.update, {
      token: supplier.token,
      body: { pinCode: '560001' },
    });
  const customerId = await addCustomer(app, supplier);
  const tripIds: string[] = [];
  for (const account of accounts) {
    const { tripId } = await addOngoing(app, supplier, { customerId });
    const ended = await closingCalls(app, supplier).end(endBody(supplier, tripId, account));
    if (ended.status !== 200) throw new Error(ended.text);
    tripIds.push(tripId);
  }
  return { app, supplier, customerId, tripIds };
}

const callSummary = ({ app, supplier: { token }, customerId, tripIds }: Desk) => ({
  readOffer: async (month = app.clock.now().toISOString().slice(0, 7)) =>
    (
      await app.client<SummaryOffer>(srmInvoiceEndpoints.summaryOffer, {
        token,
        query: { customerId, month },
      })
    ).result,
  issue: (change: object = {}) =>
    app.client<InvoiceRecord>(srmInvoiceEndpoints.summarize, {
      token,
      body: { customerId, bookingIds: tripIds, ...buyers[app.deps.country.id], ...change },
    }),
});

async function issueSummary(desk: Desk): Promise<InvoiceRecord> {
  const { status, text, result } = await callSummary(desk).issue();
  if (status !== 201) throw new Error(text);
  return result;
}

/** Total, credited amount and balance of each trip, in minor units. */
const readAccounts = ({ app, supplier, tripIds }: Desk) =>
  Promise.all(
    tripIds.map(async (tripId) => {
      const { total, credited, balance } = (await closingCalls(app, supplier).ledger(tripId)).result;
      return [minor(total), minor(credited), minor(balance)];
    }),
  );

const readBooks = async ({ app, supplier: { token } }: Desk) =>
  (await app.client<AccountingSummary>(srmAccountingEndpoints.summary, { token, query: {} })).result;

/** The tax of the country's return, in minor units. */
async function readDeclaredTax(desk: Desk): Promise<number> {
  const { vat, gst } = await readBooks(desk);
  if (vat) return minor(vat.total.declared.tax);
  const taxes = (gst?.rates ?? []).flatMap(({ igst, cgst, sgst }) => [igst, cgst, sgst]);
  return taxes.reduce((sum, tax) => sum + minor(tax), 0);
}

describe.each(['ae', 'in'] as const)('a summary invoice in %s', (country) => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp({ country })));
  afterAll(() => app.close());

  const download = (desk: Desk, { invoiceId }: InvoiceRecord) =>
    app.client(country === 'ae' ? srmInvoiceEndpoints.ubl : srmInvoiceEndpoints.registrationFile, {
      token: desk.supplier.token,
      query: { invoiceId },
    });

  test('bills several trips, each of which knows it, and a note lowers only the account it is about', async () => {
    const desk = await endTrips(app);
    const { supplier, tripIds } = desk;
    const calls = closingCalls(app, supplier);
    const [first = '', second = ''] = tripIds;
    const before = await readAccounts(desk);
    const offer = await callSummary(desk).readOffer();
    expect(offer.list.map(({ bookingId, total }) => [bookingId, total])).toEqual([
      [first, '500'],
      [second, '830'],
    ]);
    expect(await callSummary(desk).readOffer('2026-01')).toMatchObject({ list: [], invoices: [] });

    const invoice = await issueSummary(desk);
    expect(invoice.gross).toBe('1330');
    expect(invoice.trips?.map(({ bookingId, gross }) => [bookingId, gross])).toEqual([
      [first, '500'],
      [second, '830'],
    ]);
    expect((await readAccounts(desk)).map(([total]) => total)).toEqual(
      invoice.trips?.map(({ gross }) => minor(gross)),
    );
    for (const tripId of tripIds) {
      const trip = (await tripCalls(app, supplier).get(tripId)).result;
      expect([trip.invoiceId, trip.invoiceNumber]).toEqual([invoice.invoiceId, invoice.number]);
      expect((await calls.invoices(tripId)).result.list.map(({ number }) => number)).toEqual([
        invoice.number,
      ]);
      expect((await tripCalls(app, supplier).status(tripId, { status: 'ONGOING' })).problem.code).toBe(
        'invoice_issued',
      );
      expect((await calls.issue({ bookingId: tripId })).problem.code).toBe('invoice_issued');
    }
    expect((await callSummary(desk).issue()).problem.code).toBe('invoice_issued');
    const left = await callSummary(desk).readOffer();
    expect([left.list, left.invoices.map(({ number }) => number)]).toEqual([[], [invoice.number]]);
    expect(left.buyer?.taxNumber).toBe(buyers[country].customerTaxNumber);

    const fine = invoice.lines.find(({ kind }) => kind === 'fines');
    expect(fine?.bookingId).toBe(second);
    const note = await calls.credit({
      invoiceId: invoice.invoiceId,
      reason: 'Fine of another car',
      lines: [{ position: fine?.position, amount: '300' }],
    });
    expect(note.result.trips?.map(({ gross }) => gross)).toEqual(['0', '300']);
    const [kept, lowered] = await readAccounts(desk);
    expect(kept).toEqual(before[0]);
    expect(lowered).toEqual([83_000, 30_000, -30_000]);
    const entries = (await calls.ledger(first)).result.entries.map(({ kind }) => kind);
    expect(entries).not.toContain('CREDIT_NOTE');
    // The remaining fine-free part of the discount cannot be taken off the other trip.
    const discount = invoice.lines.find(({ kind }) => kind === 'discount');
    const rental = invoice.lines.find(({ bookingId }) => bookingId === first);
    const crossed = await calls.credit({
      invoiceId: invoice.invoiceId,
      reason: 'Crossed',
      lines: [
        { position: discount?.position, amount: '50' },
        { position: rental?.position, amount: '60' },
      ],
    });
    expect(crossed.problem.errors?.[0]?.path).toBe('lines');

    const made = await download(desk, invoice);
    const noted = await calls.credit({
      invoiceId: invoice.invoiceId,
      reason: 'Both a little cheaper',
      amount: '103.03',
    });
    const [one, other] = await readAccounts(desk);
    expect((one?.[1] ?? 0) + (other?.[1] ?? 0)).toBe(30_000 + 10_303);
    expect(one?.[1]).toBeGreaterThan(0);
    const documents = [made, await download(desk, noted.result)];
    if (country === 'ae') {
      // The official rules are run on random ones, in `pint-ae.test.ts`.
      for (const { text } of documents) expect(checkDocument(text)).toEqual([]);
      const root = readXml(made.text);
      if (root === null) throw new Error(made.text);
      expect(findText(root, 'cbc:ProfileExecutionID')).toBe('00010000');
      const lines = findAll(root, 'cac:InvoiceLine');
      expect(lines.every((line) => findAll(line, 'cac:InvoicePeriod').length === 1)).toBe(true);
      const codes = invoice.trips?.map(({ tripCode }) => tripCode) ?? [];
      expect(findText(root, 'cac:ContractDocumentReference/cbc:ID')).toBe(codes.join(', '));
    } else
      for (const { text } of documents) {
        const [document] = JSON.parse(text) as [Inv01Document];
        expect(checkInv01(document)).toEqual([]);
        expect(document.ItemList[0]?.PrdDesc).toContain(invoice.trips?.[0]?.tripCode);
      }

    const { pages } = await callForPdf(app, srmInvoiceEndpoints.pdf, {
      token: supplier.token,
      query: { invoiceId: invoice.invoiceId },
    });
    for (const { tripCode, vehicle } of invoice.trips ?? []) {
      expect(pages.join('\n')).toContain(tripCode);
      expect(pages.join('\n')).toContain(vehicle);
    }
    const { total, accounts: sums } = await readBooks(desk);
    expect(total.debit).toBe(total.credit);
    const receivable = sums.find(({ account }) => account === 'receivable');
    const open = (await readAccounts(desk)).reduce((sum, [, , balance]) => sum + (balance ?? NaN), 0);
    expect(minor(receivable?.debit) - minor(receivable?.credit)).toBe(open);
  });

  test('is replaced once it is fully credited: together, or trip by trip', async () => {
    const desk = await endTrips(app);
    const { supplier, tripIds } = desk;
    const calls = closingCalls(app, supplier);
    const [first = '', second = ''] = tripIds;
    const before = await readAccounts(desk);
    const invoice = await issueSummary(desk);
    expect(await readDeclaredTax(desk)).toBe(minor(invoice.tax));
    await calls.credit({ invoiceId: invoice.invoiceId, reason: 'Wrong number' });
    expect(await readDeclaredTax(desk)).toBe(0);
    expect((await readAccounts(desk)).map(([, credited]) => credited)).toEqual([50_000, 83_000]);
    const offer = await callSummary(desk).readOffer();
    expect(offer.list.map(({ replaces }) => replaces)).toEqual([invoice.number, invoice.number]);

    const again = await issueSummary(desk);
    expect([again.replaces, again.gross]).toEqual([invoice.invoiceId, invoice.gross]);
    expect(await readAccounts(desk)).toEqual(before);
    await calls.credit({ invoiceId: again.invoiceId, reason: 'One for each' });
    for (const bookingId of [first, second]) {
      const single = await calls.issue({ bookingId, ...buyers[country] });
      expect([single.status, single.result.replaces, single.result.trips]).toEqual([
        201,
        again.invoiceId,
        null,
      ]);
    }
    expect(await readAccounts(desk)).toEqual(before);
    expect((await readBooks(desk)).total).toMatchObject({
      debit: (await readBooks(desk)).total.credit,
    });
  });

  test('is supplemented for one of its trips, and outlives the account', async () => {
    const desk = await endTrips(app);
    const { supplier, tripIds } = desk;
    const second = tripIds[1] ?? '';
    const invoice = await issueSummary(desk);
    const named = invoice.trips?.find(({ bookingId }) => bookingId === second);
    const charges = chargeCalls(app, supplier);
    const charge = await charges.create({
      plate: named?.vehicle,
      at: named?.start,
      amount: '4',
      kind: 'toll',
    });
    if (charge.result.bookingId !== second)
      await charges.decide({ chargeId: charge.result.chargeId, bookingId: second });
    const added = await charges.supplement({ chargeIds: [charge.result.chargeId] });
    expect([added.status, added.result.supplements, added.result.bookingId]).toEqual([
      201,
      invoice.invoiceId,
      second,
    ]);
    expect(added.result.trips).toBeNull();
    const { pages } = await callForPdf(app, srmInvoiceEndpoints.pdf, {
      token: supplier.token,
      query: { invoiceId: added.result.invoiceId },
    });
    expect(pages.join()).toContain(named?.tripCode);
    expect(pages.join()).not.toContain(invoice.trips?.[0]?.tripCode);

    await accountCalls(app, supplier.token).leave(supplier.password);
    const deletedAt = new Date(app.clock.now().getTime() + limits.account.deletionGrace);
    await deleteAccounts({ ...app.deps, clock: { now: () => deletedAt } });
    const left = app.db.selectFrom('invoiceTrips').where('companyId', '=', supplier.companyId).selectAll();
    expect(await left.execute()).toEqual([]);
    const kept = await printKeptInvoice(app.deps, invoice.invoiceId);
    for (const { tripCode } of invoice.trips ?? []) expect(readPdfPages(kept.pdf).join()).toContain(tripCode);
  });

  test('refuses trips of another customer, trips that run, and one trip alone', async () => {
    const desk = await endTrips(app);
    const { supplier, customerId, tripIds } = desk;
    const [first = ''] = tripIds;
    const { tripId: running } = await addOngoing(app, supplier, { customerId });
    const { tripId: strange } = await addOngoing(app, supplier);
    const { issue } = callSummary(desk);
    expect((await issue({ bookingIds: [first, running] })).problem.code).toBe('trip_transition');
    expect((await issue({ bookingIds: [first, strange] })).problem.errors?.[0]?.path).toBe('bookingIds');
    expect((await issue({ bookingIds: [first] })).status).toBe(422);
    expect((await issue({ bookingIds: [first, first] })).status).toBe(422);
    await app.db
      .updateTable('trips')
      .set({ returnedAt: new Date(app.clock.now().getTime() - 40 * 86_400_000) })
      .where('id', '=', first)
      .execute();
    expect((await issue()).problem.errors?.[0]?.message).toBe(
      'Choose trips that were returned in the same month.',
    );
  });
});
