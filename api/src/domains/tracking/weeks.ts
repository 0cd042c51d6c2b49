import { WEEK, HOUR } from '@portal/shared/contract';

/** A Monday. */
const FIRST_MONDAY = Date.UTC(2000, 0, 3);

/** A week of positions, from Monday to Monday, UTC. */
export interface Week {
  readonly from: Date;
  readonly to: Date;
  /** Of its table: `positions_20261123`, by its Monday. */
  readonly table: string;
}

export function getWeek(moment: Date): Week {
  const from = FIRST_MONDAY + Math.floor((moment.getTime() - FIRST_MONDAY) / WEEK) * WEEK;
  const day = new Date(from).toISOString().slice(0, 10).replaceAll('-', '');
  return { from: new Date(from), to: new Date(from + WEEK), table: `positions_${day}` };
}

/** The week of a table's name; null for any other table. */
export function readWeek(table: string): Week | null {
  const parts = /^positions_(\d{4})(\d\d)(\d\d)$/.exec(table);
  if (!parts) return null;
  const week = getWeek(new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))));
  return week.table === table ? week : null;
}

/** The week of `moment` and the next ones. */
export const listWeeks = (moment: Date, count: number): Week[] =>
  Array.from({ length: count }, (_, index) => getWeek(new Date(moment.getTime() + index * WEEK)));

/** The hours of a week, each short enough to be thinned in one statement. */
export const listHours = ({ from, to }: Week): { from: Date; to: Date }[] => {
  return Array.from({ length: (to.getTime() - from.getTime()) / HOUR }, (_, index) => ({
    from: new Date(from.getTime() + index * HOUR),
    to: new Date(from.getTime() + (index + 1) * HOUR),
  }));
};
