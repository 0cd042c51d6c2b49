import type { CountryCode } from '@portal/shared/contract';

import { measureAbroad } from './measure-abroad';

/** Published places: how many kilometres outside by the outline, at least and at most, and in which other country. */
const places: readonly (readonly [
  CountryCode,
  string,
  number,
  number,
  readonly [number, number],
  string | null,
])[] = [
  ['ae', 'Al Ain', 24.2075, 55.7447, [0, 0], null],
  ['ae', 'Buraimi, across the street', 24.251, 55.7933, [0, 9], 'OM'],
  ['ae', 'Sohar', 24.3643, 56.7466, [60, 80], 'OM'],
  ['ae', 'Khasab in Musandam', 26.1799, 56.2477, [10, 30], 'OM'],
  ['ae', 'Muscat', 23.588, 58.3829, [150, 300], 'OM'],
  ['ae', 'Al Hofuf', 25.3838, 49.5866, [150, 300], 'SA'],
  ['ae', 'Hatta', 24.7967, 56.1175, [0, 5], null],
  ['ae', 'Fujairah', 25.1288, 56.3265, [0, 5], null],
  ['ae', 'Abu Dhabi, an island', 24.4539, 54.3773, [0, 5], null],
  ['ae', 'Sir Bani Yas, an island', 24.3333, 52.6, [0, 30], null],
  ['ae', 'the sea before Dubai', 25.5, 54, [30, 150], null],
  ['in', 'Attari', 31.6003, 74.6063, [0, 5], null],
  ['in', 'Wagah, across the border', 31.6047, 74.5731, [0, 9], null],
  ['in', 'Lahore', 31.5497, 74.3436, [15, 30], 'PK'],
  ['in', 'Kathmandu', 27.7172, 85.324, [60, 120], 'NP'],
  ['in', 'Dhaka', 23.8103, 90.4125, [50, 120], 'BD'],
  ['in', 'Jaffna', 9.6615, 80.0255, [40, 80], 'LK'],
  ['in', 'Port Blair, an island', 11.6234, 92.7265, [0, 5], null],
  ['in', 'Kavaratti, an island', 10.5593, 72.6358, [60, 80], null],
  ['in', 'Nagpur', 21.1458, 79.0882, [0, 0], null],
];

test.each(places)(
  'from the country %s, %s is as far as published',
  (home, _, latitude, longitude, [least, most], country) => {
    const found = measureAbroad(home, { latitude, longitude });
    expect(found.metres).toBeGreaterThanOrEqual(least * 1000);
    expect(found.metres).toBeLessThanOrEqual(most * 1000);
    if (most > 9) expect(found.country).toBe(country);
  },
);
