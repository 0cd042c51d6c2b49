import type { LedgerKind, PaymentMethod, TripHappeningKind, TripStatus } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';
import type { Derived, NullableStamp, RequiredStamp } from '../migrations/column-types';
import type { PaperIssuer } from './invoices';
import type { StoredRates } from './listings';

/** Filled in by triggers, which the schema does not tell. */
type FilledByTriggers = 'plate' | 'customerName' | 'customerPhone';

/** Money in minor units. */
export interface TripsTable extends Omit<migrated.Trips, FilledByTriggers> {
  /** `T-000123` */
  code: string;
  status: Generated<TripStatus>;
  /** The agreed end, extensions included. */
  endsAt: NullableStamp;
  /** As they were when the time was set; written as `JSON.stringify(rates)`. */
  rates: ColumnType<StoredRates | null, string | null | undefined, string | null>;
  /** As agreed. */
  rental: number | null;
  /** Null means unlimited, where there is a rental. */
  includedKm: number | null;
  /** The rental, or the whole account once it is closed. */
  total: number | null;
  paid: Derived<number>;
  /** Part of the deposit that was kept for the open amount. */
  deducted: Derived<number>;
  /** Amount that credit notes take off. */
  credited: Derived<number>;
  /** Revenue of the trip, less credit notes. */
  earned: Derived<number | null>;
  depositLeft: Derived<number>;
  /** When the desk confirmed the reservation, and who did it; signing the contract also confirms it. */
  confirmedAt: NullableStamp;
  /** For the current vehicle; the distance with earlier ones is `drivenBefore`. */
  handoverKm: number | null;
  plate: ColumnType<string, string | undefined, never>;
  customerName: Derived<string | null>;
  customerPhone: Derived<string | null>;
  version: Derived<number>;
}

/** Only triggers write this. */
export interface TripCountsTable extends migrated.TripCounts {
  status: TripStatus;
}

export interface TripPaymentsTable extends migrated.TripPayments {
  advanceMethod: Generated<PaymentMethod>;
  depositMethod: Generated<PaymentMethod>;
}

/** The parties and items that a receipt names, as they were when it was issued. */
export interface ReceiptFacts {
  readonly company: PaperIssuer;
  readonly customer: string;
  readonly vehicle: string;
  readonly tripCode: string;
}

export interface TripLedgerTable extends migrated.TripLedger {
  kind: LedgerKind;
  /** Null if no money changes hands. */
  method: PaymentMethod | null;
  /** For an entry with a receipt, written as JSON. */
  facts: ColumnType<ReceiptFacts | null, string | null | undefined, never>;
  /** For an entry that an invoice or a credit note made. */
  invoiceId: string | null;
}

export interface TripHistoryTable extends migrated.TripHistory {
  kind: TripHappeningKind;
  /** Written as `JSON.stringify(details)`. */
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
}

/** Who has a vehicle when: a trip, or an entry of the maintenance log (its trigger writes it). */
export interface VehicleOccupanciesTable extends migrated.VehicleOccupancies {
  /** The booked time, or the used time where that is known. */
  endsAt: RequiredStamp;
  /** From when another trip may have it. */
  freeAt: RequiredStamp;
}
