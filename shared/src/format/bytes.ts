import { getLanguageTag } from '../contract/locales';
import { formatNumber } from './numbers';
import { pageTag } from './page-tag';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "10 MB", "1.4 MB", "320 kB", "13 bytes": powers of 1024, as file managers count. */
export function formatBytes(bytes: number, locale = pageTag()): string {
  const step = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** step;
  const maximumFractionDigits = size < 10 && step > 0 ? 1 : 0;
  return formatNumber(
    size,
    // The short form of bytes has no plural in English: "13 byte".
    { style: 'unit', unit: units[step], unitDisplay: step === 0 ? 'long' : 'short', maximumFractionDigits },
    getLanguageTag(locale),
  );
}
