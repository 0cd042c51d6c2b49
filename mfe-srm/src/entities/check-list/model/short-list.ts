import {
  DAY,
  limits,
  type AssumedValues,
  type CheckListRecord,
  type LastCheckList,
  type VehicleDamage,
  type VehicleOdometer,
} from '@portal/shared/contract';
import { readOdometer } from './body';
import { groupKnownDamages, startFromKnown } from './known-damages';
import { findMissing } from './missing';
import { isDamaged, isSigned, mapZones, toFormValues, toReturnValues, type CheckListValues } from './values';

/** A condition that was recorded so many days ago is pointed out, and one after which the vehicle drove so far. */
const OLD_DAYS = 14;
const DRIVEN_KILOMETRES = 20;
/** A tracker that was silent for so many days is pointed out. */
const SILENT_DAYS = 1;

/** Why somebody should look at the vehicle before they sign. */
export type Doubt = 'old' | 'driven' | 'silent' | 'fuel' | 'dirty';

/** A complete checklist that nobody has read again yet, with the origin of its values. */
export interface ShortStart {
  readonly values: CheckListValues;
  readonly assumed: AssumedValues;
  /** When the condition was recorded. */
  readonly filledAt: string | null;
  readonly tripCode: string | null;
  /** When the tracker was last heard, where the kilometres are its own. */
  readonly trackedAt: string | null;
  readonly doubts: readonly Doubt[];
}

interface KnownVehicle {
  readonly last: LastCheckList;
  /** Null where the server does not say. */
  readonly damages: readonly VehicleDamage[] | null;
  /** The vehicle's kilometres according to the fleet. */
  readonly fleetKilometre: number | null;
  readonly tracker: VehicleOdometer | null;
  readonly now: number;
}

/** The tracker's odometer, unless it is behind the last reading. */
const readTracker = (tracker: VehicleOdometer | null, lowest: number): number | null => {
  const kilometre = tracker?.kilometre ?? null;
  return kilometre !== null && kilometre >= lowest ? Math.round(kilometre) : null;
};

const isOlder = (at: string | null | undefined, days: number, now: number): boolean =>
  now - (Date.parse(at ?? '') || 0) > days * DAY;

/** The zones of an unsigned list count too: its damage is not among the vehicle's yet. */
function findZones(list: CheckListRecord, damages: readonly VehicleDamage[] | null) {
  const { zones } = toFormValues(list);
  const listed = mapZones(zones, (state) => ({ ...state, photos: [] }));
  if (damages === null) return listed;
  const known = startFromKnown(groupKnownDamages(damages)).zones;
  if (isSigned(list)) return known;
  const unsigned = Object.entries(listed).filter(([, state]) => isDamaged(state));
  return { ...known, ...(Object.fromEntries(unsigned) as Partial<typeof known>) };
}

function listDoubts(start: Omit<ShortStart, 'doubts'>, listKilometre: number, now: number): Doubt[] {
  const { values, filledAt, trackedAt } = start;
  const driven = (readOdometer(values.odometer) ?? 0) - listKilometre;
  return [
    ...(isOlder(filledAt, OLD_DAYS, now) ? ['old' as const] : []),
    ...(driven > DRIVEN_KILOMETRES ? ['driven' as const] : []),
    ...(trackedAt !== null && isOlder(trackedAt, SILENT_DAYS, now) ? ['silent' as const] : []),
    ...(values.fuelEighths !== limits.checkList.fuelEighths ? ['fuel' as const] : []),
    ...(values.cleanliness === 'clean' ? [] : ['dirty' as const]),
  ];
}

/** A handover as the vehicle was last recorded; null where a list has to be filled in at the vehicle. */
export function startHandover({
  last,
  damages,
  fleetKilometre,
  tracker,
  now,
}: KnownVehicle): ShortStart | null {
  const { list } = last;
  if (!list || last.isFullRequired) return null;
  const before = toFormValues(list);
  if (Object.keys(findMissing(before, null)).length > 0) return null;
  const listKilometre = list.odometer ?? 0;
  const lastReading = Math.max(listKilometre, fleetKilometre ?? 0);
  const tracked = readTracker(tracker, lastReading);
  const start = {
    values: {
      ...before,
      odometer: String(tracked ?? lastReading),
      zones: findZones(list, damages),
    },
    assumed: {
      odometer: tracked === null ? 'last-reading' : 'tracker',
      fuel: 'last-list',
      condition: 'last-list',
    },
    filledAt: last.filledAt ?? null,
    tripCode: last.tripCode ?? null,
    trackedAt: tracked === null ? null : (tracker?.at ?? null),
  } satisfies Omit<ShortStart, 'doubts'>;
  return { ...start, doubts: listDoubts(start, listKilometre, now) };
}

/**
 * A return as at handover. Its kilometres are the tracker's, or are read: those of the handover cannot be
 * right.
 */
export function startReturn(
  handover: NonNullable<CheckListRecord>,
  tracker: VehicleOdometer | null,
  now: number,
): ShortStart | null {
  const values = { ...toReturnValues(handover), fuelEighths: handover.fuelEighths ?? null };
  const missing = Object.keys(findMissing({ ...values, odometer: '0' }, null));
  if (missing.length > 0) return null;
  const tracked = readTracker(tracker, handover.odometer ?? 0);
  const trackedAt = tracked === null ? null : (tracker?.at ?? null);
  return {
    values: { ...values, odometer: tracked === null ? '' : String(tracked) },
    assumed: {
      ...(tracked === null ? {} : { odometer: 'tracker' }),
      fuel: 'last-list',
      condition: 'last-list',
    },
    filledAt: handover.signedAt ?? null,
    tripCode: null,
    trackedAt,
    doubts: trackedAt !== null && isOlder(trackedAt, SILENT_DAYS, now) ? ['silent'] : [],
  };
}

/** To begin the whole list with: what nobody has read again is read there, the rest is looked at. */
export const toWholeList = ({
  values,
  assumed,
}: Pick<ShortStart, 'values' | 'assumed'>): CheckListValues => ({
  ...values,
  ...(assumed.odometer && { odometer: '' }),
  ...(assumed.fuel && { fuelEighths: null }),
});
