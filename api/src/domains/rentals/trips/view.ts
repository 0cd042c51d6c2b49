import {
  fromMinorUnits,
  getTripLabel,
  type CustomerRecord,
  type FleetVehicle,
  type TripDriver,
  type TripRecord,
  type TripVehiclePeriod,
} from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { listCustomersById, toListedCustomer } from '../../customers';
import { listReferences } from '../../files';
import { fleetVehiclesById, fleetViews } from '../../fleet';
import { shownRates } from '../../catalogue';
import { listDrivers, type StoredDriver } from '../../trip-drivers';
import { findClosings, type ClosingView } from './closing-view';
import { isLapsed } from './levels';
import { findAccountCharges, type AccountCharges } from './money/account-charges';
import { depositDueAt } from './money/deposit-deadline';
import type { StoredHold } from './money/holds/deposit-hold-repository';
import { findNewestHolds, computeHeldAmount, viewHold } from './money/holds/read-holds';
import type { StoredPayment } from './money/payment-repository';
import { toPaymentRecord } from './money/to-payment-record';
import { buildQuote } from './price';
import type { TripRow } from './store';
import { listVehiclePeriodsByTrips, type VehiclePeriod } from './vehicle-periods/list-vehicle-periods';

interface RelatedRecords {
  readonly vehicle: FleetVehicle | undefined;
  readonly customer: CustomerRecord | undefined;
  readonly payment: StoredPayment | undefined;
  readonly closing: ClosingView | undefined;
  readonly accountCharges: AccountCharges | undefined;
  readonly hold: StoredHold | undefined;
  readonly periods: readonly VehiclePeriod[];
  readonly drivers: readonly StoredDriver[];
  /** The address of the agent who confirmed the reservation. */
  readonly confirmedBy: string | undefined;
}

const money = (minor: number | null) => (minor === null ? null : fromMinorUnits(minor));
const moment = (at: Date | null) => at?.toISOString() ?? null;

const viewVehiclePeriod = (period: VehiclePeriod): TripVehiclePeriod => ({
  periodId: period.periodId,
  vehicleId: period.vehicleId,
  vehicleName: period.vehicleName,
  vehicleRegistrationNumber: period.plate,
  from: period.startsAt.toISOString(),
  to: moment(period.endsAt),
  handoverKilometre: period.handoverKm,
  returnKilometre: period.returnKm,
  handoverListId: period.handoverListId,
  returnListId: period.returnListId,
  reason: period.reason,
  hasAddendum: period.addendumId !== null,
});

/** A contract is signed again when a draft gets another driver, so it names those who were there before. */
const viewDriver = (driver: StoredDriver, signedAt: Date | null): TripDriver => ({
  driverId: driver.id,
  driverName: driver.name,
  drivingLicenseNumber: driver.licenseNumber,
  drivingLicenseExpireDate: driver.licenseExpireDate,
  phoneNumber: driver.phone,
  isInContract: signedAt && driver.addedAt <= signedAt,
});

const viewAccountCharges = ({ fines, salik, others }: AccountCharges) => ({
  fines: fromMinorUnits(fines),
  salik: fromMinorUnits(salik),
  others: fromMinorUnits(others),
});

function viewTripHold(hold: StoredHold, now: Date): TripRecord['depositHold'] {
  const { state, amount, validUntil } = viewHold(hold, now);
  return { state, amount, validUntil };
}

function toRecord(
  { country, clock }: Deps,
  trip: TripRow,
  {
    vehicle,
    customer,
    payment,
    closing,
    periods,
    drivers,
    confirmedBy,
    accountCharges,
    hold,
  }: RelatedRecords,
): TripRecord {
  const now = clock.now();
  const [bookingStartDate, bookingEndDate] = [moment(trip.startsAt), moment(trip.endsAt)];
  const holds = trip.status === 'INCOMPLETE' && trip.holdsPeriod && !trip.isReserved && !isLapsed(trip, now);
  return {
    bookingId: trip.id,
    tripCode: trip.code,
    status: trip.status,
    label: getTripLabel({ ...trip, bookingStartDate, bookingEndDate }, now, country.timeZone),
    vehicle: vehicle ?? null,
    customer: customer ?? null,
    payment: toPaymentRecord(country, trip, payment),
    bookingStartDate,
    bookingEndDate,
    startedAt: moment(trip.startedAt),
    cancelReason: trip.cancelReason,
    total: money(trip.total),
    paid: fromMinorUnits(trip.paid),
    balance: money(trip.balance),
    depositDueAt: moment(depositDueAt(country, trip, computeHeldAmount(hold, now))),
    depositHold: hold ? viewTripHold(hold, now) : null,
    quote:
      trip.rates && trip.startsAt && trip.endsAt ? buildQuote(trip.rates, trip.startsAt, trip.endsAt) : null,
    handoverKilometre: trip.handoverKm,
    drivenBefore: trip.drivenBefore,
    vehiclePeriods: periods.map(viewVehiclePeriod),
    drivers: drivers.map((driver) => viewDriver(driver, trip.contractSignedAt)),
    rates: trip.rates && shownRates(trip.rates),
    extraKilometreRate: fromMinorUnits(trip.extraKmCharge),
    accountCharges: accountCharges ? viewAccountCharges(accountCharges) : null,
    closing: closing ?? null,
    heldUntil: holds ? moment(trip.heldUntil) : null,
    isReady: trip.isReady,
    reservation: toReservation(trip, confirmedBy),
    invoiceId: trip.invoiceId,
    invoiceNumber: trip.invoiceNumber,
    enquiryId: trip.enquiryId,
    spamReason: trip.spamReason,
    version: trip.version,
    createdAt: trip.createdAt.toISOString(),
    updatedAt: trip.updatedAt.toISOString(),
  };
}

function toReservation(trip: TripRow, confirmedBy: string | undefined): TripRecord['reservation'] {
  if (trip.status !== 'INCOMPLETE' || !trip.isReserved) return null;
  return {
    isPaid: trip.paid > 0 || trip.depositLeft > 0,
    isSigned: trip.contractSignedAt !== null,
    confirmedAt: moment(trip.confirmedAt),
    confirmedBy: confirmedBy ?? null,
  };
}

/** Trips as their company reads them. */
export async function tripViews(
  deps: Deps,
  companyId: string,
  trips: readonly TripRow[],
): Promise<TripRecord[]> {
  if (trips.length === 0) return [];
  const { db } = deps;
  const tripIds = trips.map(({ id }) => id);
  // The account of a closed trip has them in its settlement.
  const openIds = trips.flatMap(({ id, status }) => (status === 'ONGOING' ? [id] : []));
  const [vehicleRows, customers, payments, closings, periods, confirmers, accounted, holds, drivers] =
    await Promise.all([
      fleetVehiclesById(db, companyId, [...new Set(trips.map(({ vehicleId }) => vehicleId))]),
      findCustomers(deps, companyId, trips),
      db
        .selectFrom('tripPayments')
        .selectAll()
        .where('companyId', '=', companyId)
        .where('tripId', 'in', tripIds)
        .execute(),
      findClosings(db, companyId, tripIds),
      listVehiclePeriodsByTrips(db, companyId, tripIds),
      findConfirmers(db, trips),
      findAccountCharges(db, companyId, openIds),
      findNewestHolds(db, companyId, tripIds),
      listDrivers(db, companyId, tripIds),
    ]);
  const vehicles = await fleetViews(deps, vehicleRows);
  return trips.map((trip) =>
    toRecord(deps, trip, {
      vehicle: vehicles.get(trip.vehicleId),
      customer: customers.get(trip.customerId ?? ''),
      payment: payments.find(({ tripId }) => tripId === trip.id),
      closing: closings.get(trip.id),
      accountCharges: accounted.get(trip.id),
      hold: holds.get(trip.id),
      periods: periods.filter(({ tripId }) => tripId === trip.id),
      drivers: drivers.filter(({ tripId }) => tripId === trip.id),
      confirmedBy: confirmers.get(trip.confirmedBy ?? ''),
    }),
  );
}

async function findConfirmers(db: Db, trips: readonly TripRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(trips.flatMap(({ confirmedBy }) => confirmedBy ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

async function findCustomers(deps: Deps, companyId: string, trips: readonly TripRow[]) {
  const ids = [...new Set(trips.flatMap(({ customerId }) => customerId ?? []))];
  const rows = await listCustomersById(deps.db, companyId, ids);
  const pics = await listReferences(
    deps,
    rows.map(({ profilePic }) => profilePic),
  );
  const today = getToday(deps.country, deps.clock.now());
  return new Map(
    rows.map((row) => [row.id, toListedCustomer(row, pics.get(row.profilePic ?? '') ?? null, today)]),
  );
}

export async function tripView(deps: Deps, companyId: string, trip: TripRow): Promise<TripRecord> {
  const [view] = await tripViews(deps, companyId, [trip]);
  if (view === undefined) throw new Error('A trip has a view');
  return view;
}
