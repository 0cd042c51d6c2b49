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

/** Minor units (fils, paise) as money: "AED 1,250.50", "₹1,25,000". Whole amounts show no decimals. */
export function formatMoney(minor: number, currency: Currency, locale = pageTag()): string {
  // Rupees are grouped in lakhs. The country decides that, not only the language.
  const place = currency === 'INR' && locale.startsWith('en') ? 'en-IN' : getLanguageTag(locale);
  const minimumFractionDigits = minor % 100 === 0 ? 0 : 2;
  return formatNumber(
    minor / 100,
    { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: 2 },
    place,
  );
}
