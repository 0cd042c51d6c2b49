// Creating a format takes a hundred times as long as using it, and these are used for each row of a list.
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

/** The calendar day, `YYYY-MM-DD`, of a moment in the company's time zone. */
export const toCountryDay = (moment: Date | string, timeZone: string): string =>
  kept(days, timeZone, () => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })).format(
    new Date(moment),
  );

/** The local time of a zone at a moment, in ms, as if it were in UTC. The Swedish format equals ISO. */
export function clocksIn(moment: number, timeZone: string): number {
  const format = kept(
    clocks,
    timeZone,
    () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  );
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}
