import { HOUR, MINUTE, fromMinorUnits } from '@portal/shared/contract';

import type { Actor, Deps } from '../../deps';
import {
  addCharge,
  addStatementRows,
  changeChargeState,
  checkTariffs,
  createStatement,
} from '../../domains/charges';
import { requireCompany } from '../../domains/company';

const PERIODS = 8;
/** Hours after the handover at which each vehicle passes a gate. */
const PASSINGS = [2.37, 7.11, 21.64, 26.02] as const;

const gates = {
  ae: {
    issuer: 'salik',
    places: ['Al Barsha', 'Al Garhoud', 'Airport Tunnel', 'Jebel Ali'],
    plate: 'DXB Z 90417',
  },
  in: {
    issuer: 'fastag',
    places: ['Khed Shivapur', 'Talegaon', 'Khalapur', 'Attibele'],
    plate: 'KA01ZZ9041',
  },
} as const;

interface Passing {
  readonly plate: string;
  readonly at: Date;
  readonly place: string;
}

/** `2026-03-14 14:30:05` on the country's clocks. */
const printMoment = ({ country }: Deps, at: Date): string =>
  at.toLocaleString('sv-SE', { timeZone: country.timeZone });

/** What the gate takes at that time, in minor units; nothing at night in Dubai. */
function getToll({ country }: Deps, { plate, at, place }: Passing): number {
  if (country.id === 'in') return 10_500;
  const passing = {
    id: plate,
    issuer: 'salik',
    vehicle: plate,
    at,
    precision: 'second',
    place,
    direction: '',
    amount: 400,
  } as const;
  return checkTariffs([passing]).get(plate)?.expected ?? 400;
}

/** Tolls of the demo desk's trips, a vehicle between two trips, an unknown plate, and a fine that came late. Loaded once. */
export async function loadDemoCharges(deps: Deps, user: Actor): Promise<void> {
  const { db, clock, country } = deps;
  const companyId = requireCompany(user);
  const any = db.selectFrom('charges').select('id').where('companyId', '=', companyId).limit(1);
  if (await any.executeTakeFirst()) return;
  const now = clock.now();
  const periods = await db
    .selectFrom('tripVehiclePeriods as period')
    .innerJoin('fleetVehicles as vehicle', 'vehicle.id', 'period.vehicleId')
    .select(['period.startsAt', 'period.endsAt', 'vehicle.plate'])
    .where('period.companyId', '=', companyId)
    .orderBy('period.startsAt', 'desc')
    .limit(PERIODS)
    .execute();
  const { issuer, places, plate: unknown } = gates[country.id];
  const passings = periods.flatMap(({ plate, startsAt, endsAt }): Passing[] => [
    ...PASSINGS.map((hours, at) => ({
      plate,
      at: new Date(startsAt.getTime() + hours * HOUR),
      place: places[at] ?? '',
    })),
    ...(endsAt ? [{ plate, at: new Date(endsAt.getTime() + 40 * MINUTE), place: places[0] }] : []),
  ]);
  const [last] = periods;
  const shown = [
    ...passings,
    ...(last ? [{ plate: unknown, at: last.startsAt, place: places[1] }] : []),
  ].filter(({ at }) => at < now);
  await importPassings(deps, user, issuer, shown);
  const returned = periods.find(({ endsAt }) => endsAt !== null);
  if (returned) await addLateFine(deps, user, returned);
}

async function importPassings(
  deps: Deps,
  user: Actor,
  issuer: 'salik' | 'fastag',
  passings: readonly Passing[],
): Promise<void> {
  const { statementId } = await createStatement(deps, user, {
    fileName: `${issuer}-statement.csv`,
    headingKey: `demo-${issuer}`,
    mapping: {
      issuer,
      kind: 'toll',
      columns: ['reference', 'dateTime', 'place', 'plate', 'amount'],
      dateOrder: 'dayFirst',
      isNegative: false,
    },
  });
  // Every ninth gate took another amount than the published one.
  const rows = passings.map((passing, at) => {
    const toll = getToll(deps, passing) + (at % 9 === 8 ? 200 : 0);
    const cells = [
      `${900_417 + at}`,
      printMoment(deps, passing.at),
      passing.place,
      passing.plate,
      fromMinorUnits(toll),
    ];
    return { line: at + 2, cells };
  });
  if (rows.length > 0) await addStatementRows(deps, user, { statementId, rows });
}

/** A fine of a trip that is over, already on the customer's bill. */
async function addLateFine(
  deps: Deps,
  user: Actor,
  { plate, startsAt }: { plate: string; startsAt: Date },
): Promise<void> {
  const { chargeId, bookingId } = await addCharge(deps, user, {
    plate,
    at: new Date(startsAt.getTime() + 5 * HOUR).toISOString(),
    amount: deps.country.id === 'ae' ? '600' : '1000',
    kind: 'fine',
    photo: null,
    reference: 'F-20417',
    details: 'Over the speed limit by up to 30 km/h',
  });
  if (bookingId) await changeChargeState(deps, user, { chargeId, state: 'billed' });
}
