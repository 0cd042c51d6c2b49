import type { LedgerKind, PaymentMethod } from '@portal/shared/contract';
import fc from 'fast-check';

import { creditDocument } from '../../src/domains/billing/invoices/credited-lines';
import type { TaxedDocument } from '../../src/domains/billing/invoices/document-tax';
import type { IssuedDocument } from '../../src/domains/billing/accounting/read-journal';
import type { BookedEntry } from '../../src/domains/billing/accounting/transactions';
import { invoiceTrip, randomTrips, type RandomTrip } from '../invoices/random-trips';

const DAY = 86_400_000;
const START = Date.parse('2024-01-01T08:00:00Z');
const methods: readonly PaymentMethod[] = ['cash', 'card', 'bank_transfer', 'upi', 'other'];
export const COMPANY_GSTIN = '29AABCT1332L1ZA';

export interface Books {
  readonly documents: readonly IssuedDocument[];
  readonly entries: readonly BookedEntry[];
}

const toId = (number: number, kind: string) =>
  `01900000-0000-7000-8000-${kind}${String(number).padStart(10, '0')}`;

interface Issue {
  readonly kind: 'INVOICE' | 'CREDIT_NOTE';
  readonly serial: number;
  readonly at: number;
  readonly trip: number;
  readonly corrects: IssuedDocument | null;
}

function issueDocument(document: TaxedDocument, issue: Issue, { kind: taxKind }: RandomTrip): IssuedDocument {
  const { kind, serial, at, trip, corrects } = issue;
  const isIndian = taxKind !== 'VAT';
  return {
    id: toId(serial, kind === 'INVOICE' ? 'a1' : 'a2'),
    companyId: toId(0, 'c0'),
    tripId: toId(trip, 'b0'),
    kind,
    series: '',
    serial,
    number: `${kind === 'INVOICE' ? 'INV' : 'CN'}-${String(serial).padStart(6, '0')}`,
    issuedAt: new Date(at),
    currency: isIndian ? 'INR' : 'AED',
    version: 2,
    net: document.net,
    tax: document.tax,
    gross: document.gross,
    categories: [...document.categories],
    taxes: [...document.taxes],
    lines: [...document.lines],
    facts: {
      company: {
        name: 'Generated Rentals',
        lines: [],
        logo: null,
        taxNumber: isIndian ? COMPANY_GSTIN : '100234567890003',
      },
      customer: {
        name: trip % 7 === 0 ? '=Sara; "the" <first> & Sons' : `Customer ${trip}`,
        address: '',
        taxNumber: isIndian && trip % 3 === 0 ? '27AAPFU0939F1ZV' : '',
      },
      tripCode: `T-${String(trip).padStart(6, '0')}`,
      vehicle: 'DXB A 1',
      start: new Date(at - 3 * DAY).toISOString(),
      end: new Date(at).toISOString(),
      serviceCode: isIndian ? '997329' : '',
      ...(isIndian && { placeOfSupply: taxKind === 'IGST' ? '27' : '29' }),
      ...(!isIndian && {
        seller: {
          street: '',
          city: '',
          emirate: trip % 5 === 0 ? 'SHJ' : 'DXB',
          licenceNumber: '',
          licenceAuthority: '',
        },
      }),
    },
    corrects: corrects?.id ?? null,
    correctedGross: corrects?.gross ?? null,
    isCancelled: false,
  };
}

/**
 * The books of three years: each trip is invoiced; its deposit is held, partly kept and given back, its account paid, and
 * every fourth invoice is credited and paid back.
 */
export function generateYears(country: 'ae' | 'in', trips: number, seed = 24): Books {
  const documents: IssuedDocument[] = [];
  const entries: BookedEntry[] = [];
  const samples = fc
    .sample(randomTrips, { numRuns: trips * 3, seed })
    .filter(({ kind }) => (kind === 'VAT') === (country === 'ae'))
    .slice(0, trips);
  samples.forEach((sample, trip) => {
    const at = START + Math.floor((trip * 3 * 365 * DAY) / trips);
    const addEntry = (kind: LedgerKind, amount: number, days: number) => {
      if (amount <= 0) return;
      const number = entries.length + 1;
      const isReceived = ['ADVANCE', 'PAYMENT', 'DEPOSIT_HELD'].includes(kind);
      entries.push({
        id: toId(number, 'e0'),
        kind,
        amount,
        method: kind === 'DEPOSIT_DEDUCTED' ? null : (methods[number % methods.length] ?? 'cash'),
        receiptNumber: isReceived ? `R-${String(number).padStart(6, '0')}` : null,
        at: new Date(at + days * DAY),
        tripCode: `T-${String(trip).padStart(6, '0')}`,
        customerName: `Customer ${trip}`,
      });
    };
    const document = invoiceTrip(sample);
    const serial = documents.filter(({ kind }) => kind === 'INVOICE').length + 1;
    const invoice = issueDocument(document, { kind: 'INVOICE', serial, at, trip, corrects: null }, sample);
    documents.push(invoice);
    const advance = Math.floor(document.gross / 4);
    const kept = Math.min(document.gross - advance, 20_000);
    addEntry('DEPOSIT_HELD', 100_000, -4);
    addEntry('ADVANCE', advance, -4);
    addEntry('DEPOSIT_DEDUCTED', kept, 0);
    addEntry('PAYMENT', document.gross - advance - kept, 0);
    addEntry('DEPOSIT_RETURNED', 100_000 - kept, 1);
    if (trip % 4 !== 0 || document.gross === 0) return;
    const grosses = document.lines.map(({ gross }) => gross);
    const note = creditDocument(document.lines, grosses, sample.kind);
    const number = documents.length - serial + 1;
    documents.push(
      issueDocument(
        note,
        { kind: 'CREDIT_NOTE', serial: number, at: at + 2 * DAY, trip, corrects: invoice },
        sample,
      ),
    );
    addEntry('REFUND', note.gross, 3);
  });
  return { documents, entries };
}
