import { getLanguageTag } from '../contract/locales';
import { formatNumber } from './numbers';
import { pageTag } from './page-tag';

export type Currency = 'AED' | 'INR';

/**
 * The currency next to a field of money: the code in English, else what the language writes next to an
 * amount.
 */
export function formatCurrency(currency: Currency, locale = pageTag()): string {
  if (locale.startsWith('en')) return currency;
  const parts = new Intl.NumberFormat(getLanguageTag(locale), { style: 'currency', currency }).formatToParts(
    0,
  );
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Rupees are grouped in lakhs. The country decides that, not only the language. */
const getMoneyTag = (currency: Currency, locale: string): string =>
  currency === 'INR' && locale.startsWith('en') ? 'en-IN' : getLanguageTag(locale);

/** Whole units of a currency for a field that names it: "12,50,000" rupees. */
export const formatUnits = (units: number, currency: Currency, locale = pageTag()): string =>
  formatNumber(units, {}, getMoneyTag(currency, locale));

/** Minor units (fils, paise) as money: "AED 1,250.50", "₹1,25,000". Whole amounts show no decimals. */
export function formatMoney(minor: number, currency: Currency, locale = pageTag()): string {
  const minimumFractionDigits = minor % 100 === 0 ? 0 : 2;
  return formatNumber(
    minor / 100,
    { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: 2 },
    getMoneyTag(currency, locale),
  );
}
