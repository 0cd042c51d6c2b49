// To make one takes a hundred times as long as to use it, and these are asked for each row of a list.
const days = new Map<string, Intl.DateTimeFormat>();
const clocks = new Map<string, Intl.DateTimeFormat>();

const kept = (
  formats: Map<string, Intl.DateTimeFormat>,
  timeZone: string,
  make: () => Intl.DateTimeFormat,
) => {
  const known = formats.get(timeZone) ?? make();
  formats.set(timeZone, known);
  return known;
};

/** The calendar day, `YYYY-MM-DD`, on which a moment falls where the company is. */
export const dayIn = (moment: Date | string, timeZone: string): string =>
  kept(days, timeZone, () => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })).format(
    new Date(moment),
  );

/** What the clocks of a zone show at a moment, in ms, as if they were in UTC. Swedish clocks read as ISO does. */
export function clocksIn(moment: number, timeZone: string): number {
  const format = kept(
    clocks,
    timeZone,
    () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  );
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}
