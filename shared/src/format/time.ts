import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { countries, type CountryCode } from '../contract/entities/country';

// The only place that extends dayjs: a plugin changes it for the whole page.
dayjs.extend(utc);
dayjs.extend(timezone);

/** Created in this file: a plain re-export would be bundled without the lines above. */
const extended: typeof dayjs = dayjs;
export { extended as dayjs };

/** Times are shown where the rental takes place, whatever the clock of the device. */
export const toCountryTime = (time: string | Date, country: CountryCode): dayjs.Dayjs =>
  dayjs.utc(time).tz(countries[country].timeZone);
