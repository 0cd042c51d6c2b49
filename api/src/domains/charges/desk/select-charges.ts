import { fromMinorUnits, type Charge, type ChargeCandidate, type Country } from '@portal/shared/contract';
import type { ExpressionBuilder, Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Database } from '../../../database/schema';
import type { ChargesTable } from '../../../database/tables/charges';
import { fleetVehiclesById, nameFleetVehicle } from '../../fleet';
import { computeDueAt, readFineClock } from './fine-clock';

export const selectCharges = (db: Db, companyId: string) =>
  db
    .selectFrom('charges')
    .leftJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'charges.tripId').on('trips.companyId', '=', companyId),
    )
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.id', '=', 'charges.invoiceId').on('invoices.companyId', '=', companyId),
    )
    .selectAll('charges')
    .select(['trips.code as tripCode', 'trips.status as tripStatus', 'trips.customerName'])
    .select('invoices.number as invoiceNumber')
    .where('charges.companyId', '=', companyId);

/** Not decided by the time, nor by a person, and still to be billed. */
export const isToDecide = (eb: ExpressionBuilder<Database, 'charges'>) =>
  eb.and([
    eb('charges.state', '=', 'unbilled'),
    eb('charges.match', '<>', 'decided'),
    eb('charges.decidedAt', 'is', null),
  ]);

export type ChargeRow = Selectable<ChargesTable> & {
  readonly tripCode: string | null;
  readonly tripStatus: string | null;
  readonly customerName: string | null;
  readonly invoiceNumber: string | null;
};

/** Charges with the names of their vehicles, and their clocks. */
export async function viewCharges(
  db: Db,
  country: Country,
  companyId: string,
  rows: readonly ChargeRow[],
): Promise<Charge[]> {
  const ids = [...new Set(rows.flatMap(({ vehicleId }) => vehicleId ?? []))];
  const vehicles = ids.length === 0 ? [] : await fleetVehiclesById(db, companyId, ids);
  const { currency } = country;
  const clock = await readFineClock(db, country, companyId);
  const names = new Map(vehicles.map((vehicle) => [vehicle.id, nameFleetVehicle(vehicle)]));
  return rows.map((row) => ({
    chargeId: row.id,
    kind: row.kind,
    issuer: row.issuer,
    plate: row.plate,
    vehicleId: row.vehicleId,
    vehicleName: row.vehicleId === null ? null : (names.get(row.vehicleId) ?? null),
    at: row.at.toISOString(),
    precision: row.precision,
    amount: fromMinorUnits(row.amount),
    currency,
    reference: row.reference,
    place: row.place,
    details: row.details,
    expected: row.expected === null ? null : fromMinorUnits(row.expected),
    band: row.band,
    isDifferent: row.isDifferent,
    state: row.state,
    match: row.match,
    isByHand: row.decidedAt !== null,
    bookingId: row.tripId,
    tripCode: row.tripCode,
    tripStatus: row.tripStatus,
    customerName: row.customerName,
    accountedAt: row.accountedAt?.toISOString() ?? null,
    invoiceId: row.invoiceId,
    invoiceNumber: row.invoiceNumber,
    dueAt: computeDueAt(row, clock)?.toISOString() ?? null,
  }));
}

/** The periods of trips with vehicles, for showing who had which when. */
export async function listCandidates(
  db: Db,
  companyId: string,
  { tripIds, vehicleId }: { readonly tripIds: readonly string[]; readonly vehicleId: string | null },
): Promise<ChargeCandidate[]> {
  if (tripIds.length === 0) return [];
  let query = db
    .selectFrom('tripVehiclePeriods as period')
    .innerJoin('trips', 'trips.id', 'period.tripId')
    .innerJoin('fleetVehicles as vehicle', 'vehicle.id', 'period.vehicleId')
    .select([
      'trips.id as bookingId',
      'trips.code as tripCode',
      'trips.customerName',
      'trips.contractSignedAt',
      'vehicle.plate',
      'period.startsAt',
      'period.endsAt',
    ])
    .where('period.companyId', '=', companyId)
    .where('trips.id', 'in', [...tripIds])
    .orderBy('period.startsAt');
  if (vehicleId !== null) query = query.where('period.vehicleId', '=', vehicleId);
  const rows = await query.execute();
  return rows.map(({ startsAt, endsAt, contractSignedAt, ...row }) => ({
    ...row,
    from: startsAt.toISOString(),
    to: endsAt?.toISOString() ?? null,
    contractSignedAt: contractSignedAt?.toISOString() ?? null,
  }));
}
