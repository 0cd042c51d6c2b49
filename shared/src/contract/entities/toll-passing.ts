import * as v from 'valibot';
import { momentPrecisions } from './charge-kinds';
import { currency } from './money';
import { pageNumber, pageSize } from './query';
import { isoDate, pageSchema } from './primitives';
import { tollIssuers } from './toll-gate';

/** Why a toll costs what it does. */
export const tollBands = ['peak', 'offPeak', 'free', 'flat', 'sunday', 'paired'] as const;
export type TollBand = (typeof tollBands)[number];

/**
 * A passing next to the statement. `matched`: both have it. `awaited`: foreseen, and no statement reaches that far yet.
 * `missing`: foreseen, and a statement of that time does not have it. `unconfirmed`: on the statement, and the tracked
 * vehicle was near, but did not pass. `foreign`: on the statement, and the tracked vehicle was elsewhere. `doubled`: a
 * second line for one passing. `notJudged`: on the statement, and nothing is known to judge it by.
 */
export const tollStates = [
  'matched',
  'awaited',
  'missing',
  'unconfirmed',
  'foreign',
  'doubled',
  'notJudged',
] as const;
export type TollState = (typeof tollStates)[number];

/** `plate`: no vehicle has it. `gate`: its place is not known. `tracker`: the vehicle was not tracked then. `time`: only the day is known. */
export const openReasons = ['plate', 'gate', 'tracker', 'time'] as const;
export type OpenReason = (typeof openReasons)[number];

export const tollRow = v.looseObject({
  /** Of the list; not of anything else. */
  rowId: v.string(),
  state: v.picklist(tollStates),
  reason: v.nullish(v.picklist(openReasons)),
  issuer: v.picklist(tollIssuers),
  gateName: v.string(),
  plate: v.string(),
  /** Of the passing, or of the line where nothing passed. */
  at: v.string(),
  precision: v.picklist(momentPrecisions),
  /** By the published tariff; null where none is known. */
  foreseen: v.nullish(v.string()),
  band: v.nullish(v.picklist(tollBands)),
  /** What the statement says; null for a passing without a line. */
  charged: v.nullish(v.string()),
  chargeId: v.nullish(v.string()),
  /** The trip that had the vehicle at that second. */
  trip: v.nullish(v.looseObject({ bookingId: v.string(), code: v.string() })),
});
export type TollRow = v.InferOutput<typeof tollRow>;

/** A gate that a tracked vehicle passed during a customer's trip, for the customer to have. */
export const customerTollPassing = v.object({
  tripCode: v.string(),
  gateName: v.string(),
  at: v.string(),
});
export type CustomerTollPassing = v.InferOutput<typeof customerTollPassing>;

export const tollComparisonQuery = v.object({
  startDate: isoDate,
  endDate: isoDate,
  state: v.optional(v.picklist(tollStates)),
  page: pageNumber,
  limit: pageSize,
});

/** The rows of a state or of all, the newest first, and how many there are of each. */
export const tollComparison = v.looseObject({
  ...pageSchema(tollRow).entries,
  currency,
  counts: v.object(
    Object.fromEntries(tollStates.map((state) => [state, v.number()])) as Record<
      TollState,
      v.NumberSchema<undefined>
    >,
  ),
  /** Gates whose place is known, and all. */
  placedGates: v.number(),
  gates: v.number(),
});
export type TollComparison = v.InferOutput<typeof tollComparison>;

/** What a trip passed, by its trackers. */
export const tripTolls = v.looseObject({
  currency,
  list: v.array(tollRow),
  /** Passings that cost something or whose toll is not known; those that are free are left out. */
  foreseen: v.object({ count: v.number(), amount: v.string(), unknown: v.number() }),
  /** Of these, the ones that no statement has yet. */
  awaited: v.object({ count: v.number(), amount: v.string(), unknown: v.number() }),
});
export type TripTolls = v.InferOutput<typeof tripTolls>;
