import type { ChargeIssuer } from '@portal/shared/contract';

/** Hours of the day, `from` included and `to` not: `[6, 10]`. */
export type Hours = readonly [from: number, to: number];
export type TariffBand = 'peak' | 'offPeak' | 'free' | 'flat' | 'sunday';

export interface TariffRule {
  readonly band: TariffBand;
  readonly hours: readonly Hours[];
  /** Minor units. */
  readonly amount: number;
}

export interface Tariff {
  readonly issuer: ChargeIssuer;
  /** Calendar days in the issuer's time zone; `to` is the last day, and null while the tariff applies. */
  readonly from: string;
  readonly to: string | null;
  readonly weekdays: readonly TariffRule[];
  readonly sundays: readonly TariffRule[];
  /** Null where the hours of Ramadan are announced each year, so that nothing is known in advance. */
  readonly ramadan: {
    readonly weekdays: readonly TariffRule[];
    readonly sundays: readonly TariffRule[];
  } | null;
  /** Gates at which two passings within an hour, in one direction, cost once. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly source: string;
}

const allDay: readonly Hours[] = [[0, 24]];
const salikPairs = [
  ['al safa north', 'al safa south'],
  ['al mamzar north', 'al mamzar south'],
] as const;

const salikFlat: readonly TariffRule[] = [{ band: 'flat', hours: allDay, amount: 400 }];
const salikWeekday: readonly TariffRule[] = [
  { band: 'free', hours: [[1, 6]], amount: 0 },
  {
    band: 'peak',
    hours: [
      [6, 10],
      [16, 20],
    ],
    amount: 600,
  },
  {
    band: 'offPeak',
    hours: [
      [0, 1],
      [10, 16],
      [20, 24],
    ],
    amount: 400,
  },
];
const salikSunday: readonly TariffRule[] = [
  { band: 'free', hours: [[1, 6]], amount: 0 },
  {
    band: 'sunday',
    hours: [
      [0, 1],
      [6, 24],
    ],
    amount: 400,
  },
];
const salikRamadanWeekday: readonly TariffRule[] = [
  { band: 'free', hours: [[2, 7]], amount: 0 },
  { band: 'peak', hours: [[9, 17]], amount: 600 },
  {
    band: 'offPeak',
    hours: [
      [0, 2],
      [7, 9],
      [17, 24],
    ],
    amount: 400,
  },
];
const salikRamadanSunday: readonly TariffRule[] = [
  { band: 'free', hours: [[2, 7]], amount: 0 },
  {
    band: 'sunday',
    hours: [
      [0, 2],
      [7, 24],
    ],
    amount: 400,
  },
];

const darb = (evening: Hours): readonly TariffRule[] => [
  { band: 'peak', hours: [[7, 9], evening], amount: 400 },
  {
    band: 'free',
    hours: [
      [0, 7],
      [9, evening[0]],
      [evening[1], 24],
    ],
    amount: 0,
  },
];
const darbSunday: readonly TariffRule[] = [{ band: 'free', hours: allDay, amount: 0 }];

/**
 * Tolls that are published for everybody. FASTag fees depend on plaza and vehicle class, so none is listed. A change is a
 * new entry; an old one gets its last day and stays, because statements arrive late.
 */
export const tariffs: readonly Tariff[] = [
  {
    issuer: 'salik',
    from: '2007-07-01',
    to: '2025-01-30',
    weekdays: salikFlat,
    sundays: salikFlat,
    ramadan: { weekdays: salikFlat, sundays: salikFlat },
    pairs: salikPairs,
    source: 'Salik: AED 4 at each passing until 30 January 2025',
  },
  {
    issuer: 'salik',
    from: '2025-01-31',
    to: null,
    weekdays: salikWeekday,
    sundays: salikSunday,
    ramadan: { weekdays: salikRamadanWeekday, sundays: salikRamadanSunday },
    pairs: salikPairs,
    source:
      'Salik, variable tolls from 31 January 2025, and for Ramadan 2025 and 2026 (emirates247.com, 27 February 2025; thenationalnews.com, 16 February 2026)',
  },
  {
    issuer: 'darb',
    from: '2022-01-01',
    to: '2025-08-31',
    weekdays: darb([17, 19]),
    sundays: darbSunday,
    ramadan: null,
    pairs: [],
    source: 'Abu Dhabi ITC: AED 4 at peak hours, Monday to Saturday (gulfnews.com, 31 August 2025)',
  },
  {
    issuer: 'darb',
    from: '2025-09-01',
    to: null,
    weekdays: darb([15, 19]),
    sundays: darbSunday,
    ramadan: null,
    pairs: [],
    source: 'Abu Dhabi ITC, from 1 September 2025 (thenationalnews.com, 31 August 2025)',
  },
];

/**
 * Ramadan in the UAE. `first` and `last` are certain; on the days of `unsure` either tariff may apply, because the moon
 * decides and issuers change over at different hours.
 */
export const ramadans: readonly {
  readonly first: string;
  readonly last: string;
  readonly unsure: readonly string[];
}[] = [
  { first: '2025-03-01', last: '2025-03-29', unsure: ['2025-03-30'] },
  { first: '2026-02-19', last: '2026-03-18', unsure: ['2026-02-18', '2026-03-19', '2026-03-20'] },
  {
    first: '2027-02-09',
    last: '2027-03-08',
    unsure: ['2027-02-07', '2027-02-08', '2027-03-09', '2027-03-10'],
  },
];
