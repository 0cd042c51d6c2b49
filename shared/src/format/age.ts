import { DAY, HOUR, MINUTE, SECOND } from '../contract';
import { parseIso } from './on-clocks';
import { pageTag } from './page-tag';

const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const words = new Map<string, Intl.RelativeTimeFormat>();

function getRelativeTimeFormat(tag: string): Intl.RelativeTimeFormat {
  const known = words.get(tag) ?? new Intl.RelativeTimeFormat(tag);
  words.set(tag, known);
  return known;
}

/**
 * "3 hours ago", in the largest unit that is full. Empty for an invalid time. Clock differences never show a
 * time in the future.
 */
export function formatAge(iso: string, now: Date = new Date()): string {
  const age = Math.max(SECOND, now.getTime() - parseIso(iso));
  if (Number.isNaN(age)) return '';
  const [unit, length] = units.find(([, full]) => age >= full) ?? (['second', SECOND] as const);
  return getRelativeTimeFormat(pageTag()).format(-Math.floor(age / length), unit);
}
