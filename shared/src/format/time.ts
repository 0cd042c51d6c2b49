import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

// The only place that extends dayjs: a plugin changes it for the whole page.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(relativeTime);

export { dayjs };

/** Times are shown where the rental takes place, whatever the clock of the device. */
export const timeZones = { ae: 'Asia/Dubai', in: 'Asia/Kolkata' } as const;

export type TimeCountry = keyof typeof timeZones;

export const inCountry = (iso: string, country: TimeCountry): dayjs.Dayjs => dayjs.utc(iso).tz(timeZones[country]);
