import {
  bodyTypes,
  fleetFields,
  listFleetAlerts,
  rentalPeriods,
  type Country,
  type FleetFieldName,
  type FleetFields,
  type RentalPeriod,
} from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { createColumn, type ExcelColumn } from '../../../excel/columns';
import { listFieldColumns } from '../../../excel/field-columns';
import { sendWorkbook } from '../../../excel/send-workbook';
import { getToday } from '../../../time/today';
import { requireCompany } from '../../company';
import { listFleetAfter, type FleetQuery, type FleetVehicleRow } from './store';

type Column = ExcelColumn<FleetVehicleRow>;

const column = createColumn<FleetVehicleRow>;

const periodNames: Readonly<Record<RentalPeriod, string>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  hour: 'hour',
};
const rate = (period: RentalPeriod, currency: string): Column =>
  column(`Rent a ${periodNames[period]} (${currency})`, 'money', 16, ({ rates }) =>
    rates[period].enabled ? rates[period].rent : null,
  );

/** Names in place of what the column stores. */
const namedCells: Readonly<Partial<Record<FleetFieldName, Column['getValue']>>> = {
  vehicleBrandId: ({ brandName }) => brandName,
  vehicleCategoryId: ({ categoryName }) => categoryName,
  bodyType: ({ bodyType }) => bodyTypes.find(({ value }) => value === bodyType)?.label ?? bodyType,
};

export const fleetColumns = (country: Country, today: string): Column[] => [
  ...listFieldColumns<FleetVehicleRow, FleetFields>(fleetFields, country, namedCells),
  ...rentalPeriods.map((period) => rate(period, country.currency)),
  column('Due', 'text', 24, (row) =>
    [...new Set(listFleetAlerts(row, today).map(({ kind }) => kind))].join(', '),
  ),
  column('Added', 'moment', 17, ({ createdAt }) => createdAt),
  // With these an edited file is imported again: the row finds its vehicle, and a later change of it is noticed.
  column('ID', 'text', 38, ({ id }) => id),
  column('Version', 'number', 9, ({ version }) => version),
];

const AT_ONCE = 500;

type FleetFilter = Omit<FleetQuery, 'page' | 'limit'>;

async function* readPages({ db }: Deps, companyId: string, filter: FleetFilter, today: string) {
  let lastId: string | undefined;
  for (;;) {
    const rows = await listFleetAfter(db, companyId, filter, today, { lastId, limit: AT_ONCE });
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    lastId = rows.at(-1)?.id;
  }
}

export function sendFleetWorkbook(
  deps: Deps,
  user: Actor,
  filter: FleetFilter,
  reply: FastifyReply,
): Promise<void> {
  const { country, clock } = deps;
  const today = getToday(country, clock.now());
  return sendWorkbook(reply, {
    name: `vehicles-${today}`,
    sheet: 'Vehicles',
    timeZone: country.timeZone,
    columns: fleetColumns(country, today),
    pages: readPages(deps, requireCompany(user), filter, today),
  });
}
