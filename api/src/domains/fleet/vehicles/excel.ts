import {
  listFleetAlerts,
  bodyTypes,
  rentalPeriods,
  type Country,
  type RentalPeriod,
} from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { createColumn, type ExcelColumn } from '../../../excel/columns';
import { sendWorkbook } from '../../../excel/send-workbook';
import { getToday } from '../../../time/today';
import { requireCompany } from '../../company';
import { fleetPart, type FleetQuery, type FleetVehicleRow } from './store';

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

export const fleetColumns = ({ id: country, currency }: Country, today: string): Column[] => [
  column('Number plate', 'text', 16, ({ plate }) => plate),
  column('Brand', 'text', 16, ({ brandName }) => brandName),
  column('Model', 'text', 16, ({ model }) => model),
  column('Model year', 'number', 12, ({ modelYear }) => modelYear),
  column('Category', 'text', 14, ({ categoryName }) => categoryName),
  column(
    'Body type',
    'text',
    16,
    ({ bodyType }) => bodyTypes.find(({ value }) => value === bodyType)?.label ?? bodyType,
  ),
  column('Colour', 'text', 16, ({ color }) => color),
  column('Passengers', 'number', 12, ({ passengers }) => passengers),
  column('Chassis number', 'text', 22, ({ chassisNumber }) => chassisNumber),
  column('Registered', 'date', 13, ({ registrationDate }) => registrationDate),
  column('Registration due', 'date', 16, ({ registrationDueDate }) => registrationDueDate),
  column('Insurance due', 'date', 15, ({ insuranceDueDate }) => insuranceDueDate),
  column('Traffic fine id', 'text', 16, ({ trafficFineId }) => trafficFineId),
  ...(country === 'in'
    ? [
        column('Fuel', 'text', 14, ({ fuelType }) => fuelType),
        column('Engine (cc)', 'number', 12, ({ engineCapacity }) => engineCapacity),
        column('Length (mm)', 'number', 12, ({ vehicleLength }) => vehicleLength),
        column('Plate class', 'text', 14, ({ plateClass }) => plateClass),
        column('Permit number', 'text', 20, ({ permitNumber }) => permitNumber),
      ]
    : []),
  column('Kilometres', 'number', 12, ({ currentKm }) => currentKm),
  column('Last service', 'date', 13, ({ lastServiceDate }) => lastServiceDate),
  column('Last service at km', 'number', 17, ({ serviceKm }) => serviceKm),
  column('Next service', 'date', 13, ({ nextServiceDate }) => nextServiceDate),
  column('Next service at km', 'number', 17, ({ nextServiceKm }) => nextServiceKm),
  column(`Extra kilometre (${currency})`, 'money', 20, ({ extraKmCharge }) => extraKmCharge),
  ...rentalPeriods.map((period) => rate(period, currency)),
  column('Due', 'text', 24, (row) =>
    [...new Set(listFleetAlerts(row, today).map(({ kind }) => kind))].join(', '),
  ),
  column('Added', 'moment', 17, ({ createdAt }) => createdAt),
];

const AT_ONCE = 500;

type FleetFilter = Omit<FleetQuery, 'page' | 'limit'>;

async function* readPages({ db }: Deps, companyId: string, filter: FleetFilter, today: string) {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await fleetPart(db, companyId, filter, today, { limit: AT_ONCE, offset });
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
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
