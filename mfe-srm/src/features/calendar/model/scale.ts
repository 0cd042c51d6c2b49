import { HOUR } from '@portal/shared/contract';

export const DAY = 24 * HOUR;

/** The zoom levels. Each shows about the period of its name on a desktop screen. */
export const zooms = ['day', 'week', 'month'] as const;
export type Zoom = (typeof zooms)[number];

/** Days that load at once and are shown side by side. */
export const WINDOW_DAYS = 90;
/** Pixels of a day. A week and the names of the vehicles fill a window of 1440 pixels. */
export const dayWidths: Readonly<Record<Zoom, number>> = { day: 960, week: 132, month: 40 };
/** Steps of whole days keep the time of day; only a zoom that shows hours changes it. */
export const snaps: Readonly<Record<Zoom, number>> = { day: HOUR / 2, week: DAY, month: DAY };
/** Days of one step. */
export const stepDays: Readonly<Record<Zoom, number>> = { day: 1, week: 7, month: 30 };

export const ROW_HEIGHT = 48;

/**
 * Where the visible days begin, and the width of a day. Neither country has daylight saving time, so all days
 * have the same length.
 */
export interface Scale {
  /** Midnight of the first day, in ms. */
  readonly start: number;
  readonly dayWidth: number;
}

export const getOffset = (moment: number, { start, dayWidth }: Scale): number =>
  ((moment - start) / DAY) * dayWidth;
export const getMomentAt = (place: number, { start, dayWidth }: Scale): number =>
  start + (place / dayWidth) * DAY;
export const roundTo = (moment: number, step: number): number => Math.round(moment / step) * step;

/** Days before the current one, so that both sides have content. */
const BEFORE = 14;
const NEAR_START = 4;
const FAR = 30;

/** The first day to load. It stays the same until the current day comes near an end of the loaded ones. */
export function windowStart(known: number | null, day: number): number {
  const isWithin = known !== null && day >= known + NEAR_START * DAY && day <= known + FAR * DAY;
  return isWithin ? known : day - BEFORE * DAY;
}
