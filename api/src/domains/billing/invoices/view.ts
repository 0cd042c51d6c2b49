import { fromMinorUnits, type InvoiceRecord } from '@portal/shared/contract';

import { listRemainingLines } from './credited-lines';
import { computeSums } from './document-tax';
import type { StoredInvoice } from './invoice-repository';
import { readCategories, readLines } from './stored-categories';
import { sumTripGross } from './trip-parts';

const shown = ({ net, tax, gross }: { net: number; tax: number; gross: number }) => ({
  net: fromMinorUnits(net),
  tax: fromMinorUnits(tax),
  gross: fromMinorUnits(gross),
});

const viewTrips = (row: StoredInvoice): InvoiceRecord['trips'] =>
  row.facts.trips?.map(({ tripId, tripCode, vehicle, start, end }) => ({
    bookingId: tripId,
    tripCode,
    vehicle,
    start,
    end,
    gross: fromMinorUnits(sumTripGross(row.lines, row, tripId)),
  })) ?? null;

/** `notes`: the credit notes of an invoice so far. */
export function invoiceView(row: StoredInvoice, notes: readonly StoredInvoice[]): InvoiceRecord {
  const isInvoice = row.kind === 'INVOICE';
  const left = listRemainingLines(
    readLines(row),
    notes.map(({ lines }) => lines),
  );
  const credited = row.gross - computeSums(left).gross;
  const { name, address, taxNumber, state } = row.facts.customer;
  return {
    invoiceId: row.id,
    kind: row.kind,
    number: row.number,
    bookingId: row.tripId,
    trips: viewTrips(row),
    issuedAt: row.issuedAt.toISOString(),
    currency: row.currency,
    ...shown(row),
    taxes: row.taxes.map(({ name: tax, rate, amount }) => ({
      name: tax,
      rate,
      amount: fromMinorUnits(amount),
    })),
    categories: readCategories(row).map(({ treatment, rate, taxes: _, ...sums }) => ({
      treatment,
      rate,
      ...shown(sums),
    })),
    // A credit note also keeps the lines that it does not change.
    lines: row.lines.flatMap((line, position) =>
      line.gross === 0
        ? []
        : [
            {
              position,
              text: line.text,
              treatment: line.treatment,
              kind: line.kind ?? null,
              quantity: line.quantity ?? null,
              unit: line.unit ?? null,
              unitPrice: line.unitPrice === undefined ? null : fromMinorUnits(line.unitPrice),
              bookingId: line.tripId ?? null,
              left: isInvoice ? fromMinorUnits(left[position]?.gross ?? 0) : null,
              ...shown(line),
            },
          ],
    ),
    corrects: row.corrects,
    replaces: row.replaces,
    supplements: row.supplements,
    reason: row.reason,
    credited: isInvoice ? fromMinorUnits(credited) : null,
    customer: {
      name,
      address,
      taxNumber,
      state: state ?? null,
      city: row.facts.buyer?.city ?? row.facts.addresses?.buyer.city ?? null,
      emirate: row.facts.buyer?.emirate ?? null,
      pinCode: row.facts.addresses?.buyer.pinCode ?? null,
    },
  };
}
