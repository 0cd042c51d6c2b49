import { fromMinorUnits, getDateTimeFormat, type Country } from '@portal/shared/contract';

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
