import { getZoneOffset, type QuietHours } from '@portal/shared/contract';

/** `YYYY-MM-DDT` of an ISO moment, before its time of day. */
const DAY_LENGTH = 11;

/** Whether a moment is within a user's quiet hours, on the clocks of the zone. The end itself is not. */
export function isQuiet({ from, until }: QuietHours, moment: Date, timeZone: string): boolean {
  const local = new Date(moment.getTime() + getZoneOffset(timeZone, moment.getTime()));
  const time = local.toISOString().slice(DAY_LENGTH, DAY_LENGTH + from.length);
  return from < until ? time >= from && time < until : time >= from || time < until;
}
