import { tripLabelOf, type TripStatus } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';

import type { Actor, Deps } from '../../../deps';
import type { ExcelColumn } from '../../../excel/columns';
import { sendWorkbook } from '../../../excel/send-workbook';
import { requireCompany } from '../../company/require-company';
import { todayIn } from '../../company/rules';
import { fleetVehiclesById } from '../../fleet/store';
import { nameFleetVehicle } from '../../fleet/vehicle-name';
import { selectTrips, type Db, type TripRow } from '../store';
import { wordsOf } from './conditions';

type NamedTrip = TripRow & { readonly vehicleName: string };
type Column = ExcelColumn<NamedTrip>;

const column = (header: string, kind: Column['kind'], width: number, valueOf: Column['valueOf']): Column => ({
  header,
  kind,
  width,
  valueOf,
});

const words = (text: string | null) =>
  text && text.charAt(0) + text.slice(1).toLowerCase().replaceAll('_', ' ');

const labelOf = (trip: TripRow, now: Date, timeZone: string) =>
  tripLabelOf(
    {
      status: trip.status,
      isReserved: trip.isReserved,
      bookingStartDate: trip.startsAt?.toISOString(),
      bookingEndDate: trip.endsAt?.toISOString(),
    },
    now,
    timeZone,
  );

const tripColumns = (currency: string, now: Date, timeZone: string): Column[] => [
  column('Trip', 'text', 12, ({ code }) => code),
  column('Status', 'text', 13, ({ status }) => words(status)),
  column('Label', 'text', 12, (trip) => words(labelOf(trip, now, timeZone))),
  column('Vehicle', 'text', 26, ({ vehicleName }) => vehicleName),
  column('Number plate', 'text', 16, ({ plate }) => plate),
  column('Customer', 'text', 28, ({ customerName }) => customerName),
  column('Start', 'moment', 17, ({ startsAt }) => startsAt),
  column('End', 'moment', 17, ({ endsAt }) => endsAt),
  column('Handed over', 'moment', 17, ({ startedAt }) => startedAt),
  column('Returned', 'moment', 17, ({ returnedAt }) => returnedAt),
  column(`Rental (${currency})`, 'money', 16, ({ rental }) => rental),
  column(`Total (${currency})`, 'money', 16, ({ total }) => total),
  column(`Paid (${currency})`, 'money', 16, ({ paid }) => paid),
  column(`Balance (${currency})`, 'money', 16, ({ balance }) => balance),
  column(`Deposit held (${currency})`, 'money', 20, ({ depositLeft }) => depositLeft),
  column('Invoice', 'text', 18, ({ invoiceNumber }) => invoiceNumber),
  column('Reason of cancelling', 'text', 30, ({ cancelReason }) => cancelReason),
  column('Added', 'moment', 17, ({ createdAt }) => createdAt),
];

const AT_ONCE = 1000;

interface Wanted {
  readonly status?: TripStatus | undefined;
  readonly search?: string | undefined;
}

async function* pagesOf({ db }: Deps, companyId: string, { status, search }: Wanted) {
  const words = wordsOf(search);
  let last: TripRow | undefined;
  for (;;) {
    let query = selectTrips(db, companyId);
    if (status !== undefined) query = query.where('status', '=', status);
    for (const word of words) query = query.where(word);
    if (last) query = query.where(sql<boolean>`(created_at, id) > (${last.createdAt}, ${last.id})`);
    const rows = await query.orderBy('createdAt').orderBy('id').limit(AT_ONCE).execute();
    if (rows.length > 0) yield await withVehicleNames(db, companyId, rows);
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}

async function withVehicleNames(db: Db, companyId: string, rows: readonly TripRow[]): Promise<NamedTrip[]> {
  const vehicles = await fleetVehiclesById(db, companyId, [
    ...new Set(rows.map(({ vehicleId }) => vehicleId)),
  ]);
  const names = new Map(vehicles.map((vehicle) => [vehicle.id, nameFleetVehicle(vehicle)]));
  return rows.map((row) => ({ ...row, vehicleName: names.get(row.vehicleId) ?? '' }));
}

export function sendTripsWorkbook(
  deps: Deps,
  user: Actor,
  wanted: Wanted,
  reply: FastifyReply,
): Promise<void> {
  const { country, clock } = deps;
  const now = clock.now();
  return sendWorkbook(reply, {
    name: `trips-${todayIn(country, now)}`,
    sheet: 'Trips',
    timeZone: country.timeZone,
    columns: tripColumns(country.currency, now, country.timeZone),
    pages: pagesOf(deps, requireCompany(user), wanted),
  });
}
