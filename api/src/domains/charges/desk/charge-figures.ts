import {
  fromMinorUnits,
  limits,
  type ChargeFigures,
  type ChargeGroup,
  type ChargeGrouping,
  type ChargeSummary,
  type chargeSummaryQuery,
  type Country,
} from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { selectStartOfDay } from '../../../database/days';
import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { fleetVehiclesById, nameFleetVehicle } from '../../fleet';
import { isFineDue, readFineClock } from './fine-clock';
import { isToDecide } from './select-charges';

type Figure = ChargeFigures['unbilled'];
type StateFigures = Pick<ChargeFigures, 'unbilled' | 'billed' | 'collected' | 'disputed' | 'writtenOff'>;

interface StateTotal {
  readonly state: string;
  readonly count: number;
  /** In minor units. */
  readonly amount: number;
}

const addUp = (totals: readonly StateTotal[]): Figure => ({
  count: totals.reduce((sum, { count }) => sum + count, 0),
  amount: fromMinorUnits(totals.reduce((sum, { amount }) => sum + amount, 0)),
});

function toStateFigures(totals: readonly StateTotal[]): StateFigures {
  const figure = (state: string) => addUp(totals.filter((one) => one.state === state));
  return {
    unbilled: figure('unbilled'),
    billed: figure('billed'),
    collected: figure('collected'),
    disputed: figure('disputed'),
    writtenOff: figure('writtenOff'),
  };
}

/** Numbers and amounts by state, and what a person has to decide. */
export async function countCharges({ db, country, clock }: Deps, user: Actor): Promise<ChargeFigures> {
  const companyId = requireCompany(user);
  const isDue = isFineDue(await readFineClock(db, country, companyId), clock.now());
  const rows = await db
    .selectFrom('charges')
    .select((eb) => [
      'state',
      sql<boolean>`${isToDecide(eb)}`.as('isToDecide'),
      sql<boolean>`${isDue(eb)}`.as('isDue'),
      eb.fn.countAll<string>().as('count'),
      eb.fn.sum<string>('amount').as('amount'),
    ])
    .where('companyId', '=', companyId)
    .groupBy(['state', sql`2`, sql`3`])
    .execute();
  const totals = rows.map((row) => ({ ...row, count: Number(row.count), amount: Number(row.amount) }));
  return {
    currency: country.currency,
    toDecide: addUp(totals.filter((row) => row.isToDecide)),
    due: addUp(totals.filter((row) => row.isDue)),
    ...toStateFigures(totals),
  };
}

/** What charges are added up by. A vehicle that is not of the fleet is its plate. */
const groupKeys = {
  month: ({ timeZone }: Country) => sql`to_char(charges.at at time zone ${timeZone}, 'YYYY-MM')`,
  vehicle: () => sql`coalesce(charges.vehicle_id::text, charges.plate)`,
  customer: () => sql`coalesce(trips.customer_id::text, '')`,
} as const satisfies Readonly<Record<ChargeGrouping, (country: Country) => RawBuilder<unknown>>>;

const groupLabels = {
  month: sql`null::text`,
  vehicle: sql`charges.plate`,
  customer: sql`trips.customer_name`,
} as const satisfies Readonly<Record<ChargeGrouping, RawBuilder<unknown>>>;

interface GroupRow {
  readonly key: string;
  readonly label: string | null;
  readonly vehicleId: string | null;
  readonly states: readonly StateTotal[];
  readonly groups: number;
}

async function readVehicleNames(db: Db, companyId: string, rows: readonly GroupRow[]) {
  const ids = rows.flatMap(({ vehicleId }) => vehicleId ?? []);
  const vehicles = ids.length === 0 ? [] : await fleetVehiclesById(db, companyId, ids);
  return new Map(vehicles.map((vehicle) => [vehicle.id, nameFleetVehicle(vehicle)]));
}

const toGroup = ({ key, label, states }: GroupRow, vehicleName: string | null): ChargeGroup => ({
  key,
  label,
  vehicleName,
  total: addUp(states),
  ...toStateFigures(states),
});

/**
 * Charges of a period added up by month, vehicle or customer: the newest months, else the largest amounts. Those of
 * undone imports do not count.
 */
export async function summarizeCharges(
  { db, country }: Deps,
  user: Actor,
  { groupBy, dateStartRange, dateEndRange }: v.InferOutput<typeof chargeSummaryQuery>,
): Promise<ChargeSummary> {
  const companyId = requireCompany(user);
  const from = dateStartRange ? sql`and charges.at >= ${selectStartOfDay(country, dateStartRange)}` : sql``;
  const to = dateEndRange ? sql`and charges.at < ${selectStartOfDay(country, dateEndRange, 1)}` : sql``;
  const order = groupBy === 'month' ? sql`key desc` : sql`sum(amount) desc, key`;
  const { rows } = await sql<GroupRow>`
    with by_state as (
      select ${groupKeys[groupBy](country)} as key, max(${groupLabels[groupBy]}) as label,
        ${groupBy === 'vehicle' ? sql`charges.vehicle_id` : sql`null::uuid`} as vehicle_id,
        charges.state, count(*)::int as count, sum(charges.amount)::bigint as amount
      from charges left join trips on trips.id = charges.trip_id and trips.company_id = ${companyId}
      where charges.company_id = ${companyId} and charges.state <> 'undone' ${from} ${to}
      group by 1, 3, 4
    )
    select key, max(label) as label, vehicle_id,
      jsonb_agg(jsonb_build_object('state', state, 'count', count, 'amount', amount)) as states,
      count(*) over ()::int as groups
    from by_state group by key, vehicle_id
    order by ${order} limit ${limits.charge.summaryGroupsMax}`.execute(db);
  const names = await readVehicleNames(db, companyId, rows);
  return {
    currency: country.currency,
    list: rows.map((row) => toGroup(row, (row.vehicleId && names.get(row.vehicleId)) || null)),
    total: rows[0]?.groups ?? 0,
  };
}
