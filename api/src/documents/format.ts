import { fromMinorUnits, getDateTimeFormat, type Country } from '@portal/shared/contract';
import { getLanguageTag } from '@portal/shared/i18n/locales';

import type { SecondLanguage } from './words/paper-words';

/** `AED 1,234.50`: the code of the currency, which every font has. */
export function formatMoney(minor: number, currency: string): string {
  const [whole = '0', part = ''] = fromMinorUnits(Math.abs(minor)).split('.');
  const grouped = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', { useGrouping: true }).format(
    Number(whole),
  );
  return `${minor < 0 ? '-' : ''}${currency} ${grouped}.${part.padEnd(2, '0')}`;
}

/** `14 Mar 2026, 14:30` where the company is. */
export const formatDateTime = (at: Date | string, { timeZone }: Pick<Country, 'timeZone'>): string =>
  getDateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** `14 Mar 2026, 14:30:05` where the company is. */
export const formatExactTime = (at: Date | string, { timeZone }: Pick<Country, 'timeZone'>): string =>
  getDateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));

/** `14 Mar 2026` */
export const formatDay = (at: Date | string, { timeZone }: Pick<Country, 'timeZone'>): string =>
  getDateTimeFormat('en-GB', { timeZone, dateStyle: 'medium' }).format(new Date(at));

export const formatKilometres = (kilometres: number): string =>
  `${new Intl.NumberFormat('en').format(kilometres)} km`;

/** 500 to `5 %`, 1850 to `18.5 %`. */
export const formatPercent = (hundredths: number): string => `${hundredths / 100} %`;

/** `14 مارس 2026`: the month in words, the digits Latin. */
export const formatSecondDay = (
  at: Date | string,
  { timeZone }: Pick<Country, 'timeZone'>,
  language: SecondLanguage,
): string =>
  getDateTimeFormat(getLanguageTag(language), {
    timeZone,
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(at));

/** `14 مارس 2026، 14:30`, to the minute or the second. */
export function formatSecondTime(
  at: Date | string,
  country: Pick<Country, 'timeZone'>,
  language: SecondLanguage,
  precision: 'minute' | 'second',
): string {
  const time = getDateTimeFormat('en-GB', {
    timeZone: country.timeZone,
    timeStyle: precision === 'second' ? 'medium' : 'short',
  }).format(new Date(at));
  return `${formatSecondDay(at, country, language)}${language === 'ar' ? '،' : ','} ${time}`;
}
