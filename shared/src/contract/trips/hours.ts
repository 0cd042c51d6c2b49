import { HOUR } from '../time';

/**
 * Hours from one moment to another, with begun hours counted whole. This is elapsed time, which no time zone
 * changes.
 */
export const toRoundedHours = (start: Date | string, end: Date | string): number =>
  Math.ceil((new Date(end).getTime() - new Date(start).getTime()) / HOUR);
