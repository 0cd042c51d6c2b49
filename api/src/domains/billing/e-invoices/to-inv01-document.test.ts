import { countries } from '@portal/shared/contract';
import fc from 'fast-check';

import { invoiceTrip, randomTrips } from '../../../../test/invoices/random-trips';
import type { InvoiceFacts } from '../../../database/tables/invoices';
import { creditDocument, shareAmount } from '../invoices/credited-lines';
import type { TaxedDocument } from '../invoices/document-tax';
import { checkDocument } from './inv-01/check-document';
import { computeIrn, getFinancialYear } from './inv-01/compute-irn';
import type { Inv01Document } from './inv-01/document';
import { splitAddress } from './split-address';
import { toInv01Document, type IndianIssued } from './to-inv01-document';

const seller = { street: '12 MG Road', city: 'Bengaluru', pinCode: '560001' };
const facts: InvoiceFacts = {
  company: { name: 'Sunrise "Rentals"', lines: [], logo: null, taxNumber: '29AABCT1332L1ZA' },
  customer: { name: 'Acme Ltd', address: '4 Marine Drive', taxNumber: '27AAPFU0939F1ZV', state: '27' },
  addresses: { seller, buyer: { city: 'Mumbai', pinCode: '400001' } },
  tripCode: 'T-000001',
  vehicle: 'KA 01 AB 1234',
  start: '2026-11-01T04:00:00.000Z',
  end: '2026-11-25T04:00:00.000Z',
  serviceCode: '997329',
};

function build(document: TaxedDocument, isInterState: boolean, isNote = false): Inv01Document {
  const row: IndianIssued['row'] = {
    kind: isNote ? 'CREDIT_NOTE' : 'INVOICE',
    number: isNote ? 'CN/26-27/000001' : 'INV/26-27/000001',
    issuedAt: new Date('2026-11-25T20:00:00.000Z'),
    gross: document.gross,
    version: 2,
    categories: [...document.categories],
    taxes: [...document.taxes],
    lines: [...document.lines],
    reason: isNote ? 'A day less' : null,
    facts: {
      ...facts,
      placeOfSupply: isInterState ? '27' : '29',
      ...(isNote && {
        corrected: { number: 'INV/26-27/000001', issuedAt: '2026-11-25T10:00:00.000Z' },
      }),
    },
  };
  return toInv01Document(countries.in, { row, seller }).document;
}

const isTaxed = ({ lines }: TaxedDocument) =>
  lines.some(({ gross, treatment }) => gross > 0 && treatment === 'STANDARD');
const indianTrips = randomTrips.filter(({ kind }) => kind !== 'VAT');

test('an invoice of any trip is a document without findings, and so is a credit note for a part of it', () => {
  fc.assert(
    fc.property(indianTrips, fc.double({ min: 0.01, max: 1, noNaN: true }), (trip, part) => {
      const invoice = invoiceTrip(trip);
      fc.pre(isTaxed(invoice) && invoice.gross > 0);
      const isInterState = trip.kind === 'IGST';
      const document = build(invoice, isInterState);
      expect(checkDocument(document)).toEqual([]);
      expect(Math.round(document.ValDtls.TotInvVal * 100)).toBe(invoice.gross);
      const grosses = invoice.lines.map(({ gross }) => gross);
      const taken = shareAmount(Math.max(1, Math.floor(invoice.gross * part)), grosses);
      let note: TaxedDocument;
      try {
        note = creditDocument(invoice.lines, taken, trip.kind);
      } catch {
        return;
      }
      if (isTaxed(note)) expect(checkDocument(build(note, isInterState, true))).toEqual([]);
    }),
    { numRuns: 300, seed: 24 },
  );
});

test('a document has the texts, days and parties of the issued one', () => {
  const [trip] = fc.sample(
    indianTrips.filter((one) => one.kind === 'IGST' && isTaxed(invoiceTrip(one))),
    { numRuns: 1, seed: 1 },
  );
  if (trip === undefined) throw new Error('No trip.');
  const document = build(invoiceTrip(trip), true, true);
  // The evening of the 25th in Greenwich is the 26th in India.
  expect(document.DocDtls).toEqual({ Typ: 'CRN', No: 'CN/26-27/000001', Dt: '26/11/2026' });
  expect(document.SellerDtls).toEqual({
    Gstin: '29AABCT1332L1ZA',
    LglNm: "Sunrise 'Rentals'",
    Addr1: '12 MG Road',
    Loc: 'Bengaluru',
    Pin: 560_001,
    Stcd: '29',
  });
  expect(document.BuyerDtls).toMatchObject({ Pos: '27', Stcd: '27', Pin: 400_001 });
  expect(document.RefDtls).toEqual({
    InvRm: 'A day less',
    DocPerdDtls: { InvStDt: '01/11/2026', InvEndDt: '25/11/2026' },
    PrecDocDtls: [{ InvNo: 'INV/26-27/000001', InvDt: '25/11/2026' }],
  });
});

test.each<readonly [string, (document: Inv01Document) => unknown]>([
  ['ValDtls.TotInvVal', (one) => ({ ...one, ValDtls: { ...one.ValDtls, TotInvVal: 1 } })],
  ['SellerDtls.Pin', (one) => ({ ...one, SellerDtls: { ...one.SellerDtls, Pin: 0 } })],
  ['BuyerDtls.Gstin', (one) => ({ ...one, BuyerDtls: { ...one.BuyerDtls, Gstin: 'URP' } })],
  ['BuyerDtls.Stcd', (one) => ({ ...one, BuyerDtls: { ...one.BuyerDtls, Stcd: '29' } })],
  ['DocDtls.No', (one) => ({ ...one, DocDtls: { ...one.DocDtls, No: '/26' } })],
  ['RefDtls.PrecDocDtls', (one) => ({ ...one, DocDtls: { ...one.DocDtls, Typ: 'CRN' } })],
  ['ItemList', (one) => ({ ...one, ItemList: [] })],
  ['PayDtls', (one) => ({ ...one, PayDtls: {} })],
])('a wrong %s is found', (path, falsify) => {
  const [trip] = fc.sample(
    indianTrips.filter((one) => isTaxed(invoiceTrip(one)) && one.settlement.total > 100),
    { numRuns: 1, seed: 2 },
  );
  if (trip === undefined) throw new Error('No trip.');
  const document = build(invoiceTrip(trip), trip.kind === 'IGST');
  expect(checkDocument(document)).toEqual([]);
  expect(checkDocument(falsify(document)).map((finding) => finding.path)).toContain(path);
});

test('the reference number is that of the published example, in the financial year of the day', () => {
  const named = {
    sellerGstin: '29AAFCC9980M1ZR',
    type: 'INV',
    number: '2019-20/KA/1',
    day: '2020-03-31',
  } as const;
  const irn = '23f498ee41441ecad30f72ba5b9907506c3df70a17b0e0dff46b76a786400662';
  expect(computeIrn(named)).toBe(irn);
  expect(computeIrn({ ...named, type: 'CRN' })).not.toBe(irn);
  expect(['2020-01-03', '2020-03-31', '2020-04-01', '2099-12-31'].map(getFinancialYear)).toEqual([
    '2019-20',
    '2019-20',
    '2020-21',
    '2099-00',
  ]);
});

test('an address has two lines of at most 100 characters', () => {
  const word = 'Street '.repeat(14).trim();
  expect(splitAddress(' Villa 4 ')).toEqual(['Villa 4']);
  expect(splitAddress(`${word} Gate 7`)).toEqual([word, 'Gate 7']);
  expect(splitAddress('x'.repeat(101))).toEqual(['x'.repeat(98), 'xxx']);
  expect(splitAddress('x'.repeat(201))).toBeNull();
  expect(splitAddress('')).toBeNull();
});
