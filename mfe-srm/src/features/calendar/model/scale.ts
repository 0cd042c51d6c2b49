const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** How closely one looks: each shows about as much as it is called on a desk's screen. */
export const zooms = ['day', 'week', 'month'] as const;
export type Zoom = (typeof zooms)[number];

/** Days that are read at once, and stand side by side. */
export const WINDOW_DAYS = 90;
/** Pixels of a day. */
export const dayWidths: Readonly<Record<Zoom, number>> = { day: 960, week: 144, month: 40 };
/** Whole days keep the time of day; a time is changed where one sees hours. */
export const snaps: Readonly<Record<Zoom, number>> = { day: HOUR / 2, week: DAY, month: DAY };
/** Days by which one goes on. */
export const stepDays: Readonly<Record<Zoom, number>> = { day: 1, week: 7, month: 30 };

export const ROW_HEIGHT = 48;

/** Where the days shown begin, and how wide one is. Neither of our countries changes its clocks: each day is as long as the other. */
export interface Scale {
  /** Midnight of the first day, in ms. */
  readonly start: number;
  readonly dayWidth: number;
}

export const getOffset = (moment: number, { start, dayWidth }: Scale): number =>
  ((moment - start) / DAY) * dayWidth;
export const momentAt = (place: number, { start, dayWidth }: Scale): number =>
  start + (place / dayWidth) * DAY;
export const roundTo = (moment: number, step: number): number => Math.round(moment / step) * step;

/** Days before the one that is looked at, so that there is something on both sides. */
const BEFORE = 14;
const NEAR_START = 4;
const FAR = 30;

/** The first day to be read: the same until the day looked at comes near an end of those that are there. */
export function windowStart(known: number | null, day: number): number {
  const isWithin = known !== null && day >= known + NEAR_START * DAY && day <= known + FAR * DAY;
  return isWithin ? known : day - BEFORE * DAY;
}
