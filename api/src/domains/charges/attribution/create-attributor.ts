import { DAY, MINUTE, type MomentPrecision } from '@portal/shared/contract';
import type { PlateMatch } from './plate-index';

/** A vehicle that a trip really had, from the moment it was handed over to the moment it came back. */
export interface UsedPeriod {
  readonly tripId: string;
  readonly vehicleId: string;
  readonly startsAt: Date;
  /** Null while the vehicle is out. */
  readonly endsAt: Date | null;
}

/** A time in the workshop, or in own use. */
export interface BlockedPeriod {
  readonly vehicleId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly kind: 'maintenance' | 'own_use';
}

/** Why a person must decide: the plate fits several vehicles, or the time several trips. */
export type AmbiguityReason = 'plates' | 'time';
export type OutsideReason = 'maintenance' | 'own_use' | 'free';

export type Attribution =
  | { readonly match: 'decided'; readonly vehicleId: string; readonly tripId: string }
  | {
      readonly match: 'ambiguous';
      readonly vehicleId: string | null;
      readonly reason: AmbiguityReason;
      readonly candidates: readonly string[];
    }
  | {
      readonly match: 'outside';
      readonly vehicleId: string | null;
      readonly reason: OutsideReason;
      /** The trips before and after, in case a handover or a return was recorded late. */
      readonly candidates: readonly string[];
    }
  | { readonly match: 'unmatched' };

export interface AttributedMoment {
  readonly at: Date;
  readonly precision: MomentPrecision;
  readonly plate: PlateMatch;
}

export interface Usage {
  readonly periods: readonly UsedPeriod[];
  readonly blocks: readonly BlockedPeriod[];
}

const LENGTH: Readonly<Record<MomentPrecision, number>> = { second: 1000, minute: MINUTE, day: DAY };

interface Times {
  readonly periods: readonly UsedPeriod[];
  readonly blocks: readonly BlockedPeriod[];
}

function groupByVehicle<Item extends { readonly vehicleId: string; readonly startsAt: Date }>(
  items: readonly Item[],
) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const list = groups.get(item.vehicleId);
    if (list) list.push(item);
    else groups.set(item.vehicleId, [item]);
  }
  for (const list of groups.values()) list.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return groups;
}

const getEnd = (period: { readonly endsAt: Date | null }): number => period.endsAt?.getTime() ?? Infinity;

const overlaps = (period: { startsAt: Date; endsAt: Date | null }, from: number, to: number): boolean =>
  period.startsAt.getTime() < to && getEnd(period) > from;

const covers = (period: { startsAt: Date; endsAt: Date | null }, from: number, to: number): boolean =>
  period.startsAt.getTime() <= from && getEnd(period) >= to;

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/**
 * Says which trip had a vehicle at a moment. The start belongs to a period, its end does not. The moment is as long as
 * the statement is inexact (a second, a minute, a day): only a trip that had the vehicle for all of it is certain.
 */
export function createAttributor({ periods, blocks }: Usage): (moment: AttributedMoment) => Attribution {
  const periodsByVehicle = groupByVehicle(periods);
  const blocksByVehicle = groupByVehicle(blocks);

  return ({ at, precision, plate }) => {
    const { vehicleIds } = plate;
    if (vehicleIds.length === 0) return { match: 'unmatched' };
    const from = at.getTime();
    const to = from + LENGTH[precision];
    const times: Times = {
      periods: vehicleIds.flatMap((id) => periodsByVehicle.get(id) ?? []),
      blocks: vehicleIds.flatMap((id) => blocksByVehicle.get(id) ?? []),
    };
    const used = times.periods.filter((period) => overlaps(period, from, to));
    const [first] = used;
    if (first === undefined) return describeOutside(vehicleIds, times, from, to);
    if (used.length === 1 && plate.isCertain && covers(first, from, to))
      return { match: 'decided', vehicleId: first.vehicleId, tripId: first.tripId };
    return {
      match: 'ambiguous',
      vehicleId: getOnly(unique(used.map(({ vehicleId }) => vehicleId)), plate.isCertain),
      reason: plate.isCertain ? 'time' : 'plates',
      candidates: unique(used.map(({ tripId }) => tripId)),
    };
  };
}

const getOnly = (ids: readonly string[], isCertain: boolean): string | null =>
  isCertain && ids.length === 1 ? (ids[0] ?? null) : null;

function describeOutside(
  vehicleIds: readonly string[],
  { periods, blocks }: Times,
  from: number,
  to: number,
): Attribution {
  const block = blocks.find((one) => overlaps(one, from, to));
  const before = periods.filter((period) => getEnd(period) <= from).at(-1);
  const after = periods.find((period) => period.startsAt.getTime() >= to);
  return {
    match: 'outside',
    vehicleId: vehicleIds.length === 1 ? (vehicleIds[0] ?? null) : null,
    reason: block?.kind ?? 'free',
    candidates: unique([before, after].flatMap((period) => period?.tripId ?? [])),
  };
}
