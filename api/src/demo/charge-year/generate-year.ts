import { HOUR, DAY, type CountryCode } from '@portal/shared/contract';
import type { Usage, UsedPeriod } from '../../domains/charges';
import type { Random } from './random';

export interface GeneratedVehicle {
  readonly id: string;
  readonly plate: string;
}

export interface GeneratedYear extends Usage {
  readonly vehicles: readonly GeneratedVehicle[];
  readonly from: number;
  readonly to: number;
}

interface Options {
  readonly country: CountryCode;
  readonly vehicles: number;
  readonly from: Date;
  readonly days: number;
}

/** Several vehicles share a number and differ in code or emirate, as in any fleet of some size. */
function createPlate(country: CountryCode, at: number, random: Random): string {
  if (country === 'in') return `MH ${10 + (at % 3)} AB ${String(at + 1).padStart(4, '0')}`;
  const number = 10_000 + Math.floor(at / 3) * 7;
  const code = ['A', 'B', 'K'][at % 3] ?? 'A';
  return at % 9 === 8
    ? `AUH ${11 + random.below(7)} ${number + 3}`
    : `${at % 5 === 4 ? 'SHJ' : 'DXB'} ${code} ${number}`;
}

/**
 * A year of a fleet: trips of hours to weeks, to the millisecond; swaps, vehicles that go out again in the moment in
 * which they come back, late returns, and maintenance in some of the gaps.
 */
export function generateYear(
  random: Random,
  { country, vehicles: count, from, days }: Options,
): GeneratedYear {
  const begin = from.getTime();
  const end = begin + days * DAY;
  const vehicles = Array.from({ length: count }, (_, at) => ({
    id: `vehicle-${at}`,
    plate: createPlate(country, at, random),
  }));
  const freeAt = new Map(vehicles.map(({ id }) => [id, begin + random.below(2 * DAY)]));
  const periods: UsedPeriod[] = [];
  const blocks: Usage['blocks'][number][] = [];
  const findNext = (): [string, number] => [...freeAt].reduce((a, b) => (b[1] < a[1] ? b : a));
  let trip = 0;
  for (let [vehicleId, startsAt] = findNext(); startsAt < end; [vehicleId, startsAt] = findNext()) {
    const gap = random.chance(0.2) ? 0 : random.below(2 * DAY);
    if (gap > 6 * HOUR && random.chance(0.3))
      blocks.push({
        vehicleId,
        kind: 'maintenance',
        startsAt: new Date(startsAt + HOUR),
        endsAt: new Date(startsAt + gap - HOUR),
      });
    trip += 1;
    const length = random.chance(0.1) ? 30 * DAY : HOUR + random.below(9 * DAY);
    useVehicles(`trip-${trip}`, vehicleId, startsAt + gap, startsAt + gap + length);
  }
  return { vehicles, periods, blocks, from: begin, to: end };

  /** A trip may change its vehicle up to twice; only a vehicle that is free at that moment goes out. */
  function useVehicles(tripId: string, first: string, startsAt: number, endsAt: number): void {
    let vehicleId = first;
    let since = startsAt;
    for (let swap = 0; swap < 2 && random.chance(0.15); swap += 1) {
      const at = since + Math.floor(random.next() * (endsAt - since));
      const other = [...freeAt].find(([id, free]) => id !== vehicleId && free <= at && free > begin);
      if (other === undefined) break;
      addPeriod(tripId, vehicleId, since, at);
      [vehicleId, since] = [other[0], at];
    }
    addPeriod(tripId, vehicleId, since, endsAt);
  }

  function addPeriod(tripId: string, vehicleId: string, startsAt: number, endsAt: number): void {
    freeAt.set(vehicleId, endsAt);
    // What ends after the year is still out.
    periods.push({
      tripId,
      vehicleId,
      startsAt: new Date(startsAt),
      endsAt: endsAt > end ? null : new Date(endsAt),
    });
  }
}
