import type { LedgerKind, PaymentMethod, TripHappeningKind, TripStatus } from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, RequiredStamp, Stamp } from './accounts';
import type { PaperIssuer } from './invoices';
import type { StoredRates } from './listings';

/** The database keeps this. */
type Derived<Value> = ColumnType<Value, never, never>;

/** Money in minor units. */
export interface TripsTable {
  id: string;
  companyId: string;
  /** `T-000123` */
  code: string;
  status: Generated<TripStatus>;
  vehicleId: string;
  customerId: string | null;
  enquiryId: string | null;
  spamReason: string | null;
  startsAt: NullableStamp;
  /** The agreed end, extensions included. */
  endsAt: NullableStamp;
  /** As they were when the time was set; written as `JSON.stringify(rates)`. */
  rates: ColumnType<StoredRates | null, string | null | undefined, string | null>;
  extraKmCharge: Generated<number>;
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
  balance: Derived<number | null>;
  hasPayment: Generated<boolean>;
  holdsPeriod: Generated<boolean>;
  heldUntil: NullableStamp;
  handoverListId: string | null;
  contractSignedAt: NullableStamp;
  isReady: Derived<boolean>;
  /** When the desk confirmed the reservation, and who did it; signing the contract also confirms it. */
  confirmedAt: NullableStamp;
  confirmedBy: string | null;
  isReserved: Derived<boolean>;
  startedAt: NullableStamp;
  /** For the current vehicle; the distance with earlier ones is `drivenBefore`. */
  handoverKm: number | null;
  drivenBefore: Generated<number>;
  returnedAt: NullableStamp;
  closedAt: NullableStamp;
  cancelReason: string | null;
  invoiceId: string | null;
  invoiceNumber: string | null;
  plate: ColumnType<string, string | undefined, never>;
  customerName: Derived<string | null>;
  customerPhone: Derived<string | null>;
  customerSort: Derived<string | null>;
  search: Derived<string>;
  createdBy: string | null;
  createdAt: Stamp;
  updatedAt: Stamp;
  version: Derived<number>;
}

export interface TripCountersTable {
  companyId: string;
  last: number;
}

/** Only triggers write this. */
export interface TripCountsTable {
  companyId: string;
  status: TripStatus;
  count: number;
}

export interface TripPaymentsTable {
  id: string;
  companyId: string;
  tripId: string | null;
  advance: number;
  isDepositEnabled: boolean;
  deposit: number;
  recorded: Generated<number>;
  advanceMethod: Generated<PaymentMethod>;
  depositMethod: Generated<PaymentMethod>;
  createdAt: Stamp;
  updatedAt: Stamp;
}

/** The parties and items that a receipt names, as they were when it was issued. */
export interface ReceiptFacts {
  readonly company: PaperIssuer;
  readonly customer: string;
  readonly vehicle: string;
  readonly tripCode: string;
}

export interface TripLedgerTable {
  id: string;
  companyId: string;
  tripId: string;
  kind: LedgerKind;
  amount: number;
  /** Null if no money changes hands. */
  method: PaymentMethod | null;
  reason: string | null;
  receiptNumber: string | null;
  /** For an entry with a receipt, written as JSON. */
  facts: ColumnType<ReceiptFacts | null, string | null | undefined, never>;
  /** For an entry that an invoice or a credit note made. */
  invoiceId: string | null;
  createdBy: string | null;
  at: RequiredStamp;
}

export interface TripHistoryTable {
  id: ColumnType<number, never, never>;
  companyId: string;
  tripId: string;
  kind: TripHappeningKind;
  /** Written as `JSON.stringify(details)`. */
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
  userId: string | null;
  at: RequiredStamp;
}

/** Who has a vehicle when: a trip, or an entry of the maintenance log (its trigger writes it). */
export interface VehicleOccupanciesTable {
  id: string;
  companyId: string;
  vehicleId: string;
  tripId: string | null;
  maintenanceId: string | null;
  startsAt: RequiredStamp;
  /** The booked time, or the used time where that is known. */
  endsAt: RequiredStamp;
  /** From when another trip may have it. */
  freeAt: RequiredStamp;
  period: Derived<string>;
}

/** Which vehicle a trip had when. The reason is null for the first, the end is null for the open one. */
export interface TripVehiclePeriodsTable {
  id: string;
  companyId: string;
  tripId: string;
  vehicleId: string;
  startsAt: RequiredStamp;
  endsAt: NullableStamp;
  handoverKm: number;
  returnKm: number | null;
  handoverListId: string | null;
  returnListId: string | null;
  reason: string | null;
}
