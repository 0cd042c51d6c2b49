export type Currency = 'AED' | 'INR';

/** Minor units (fils, paise) as money: "AED 1,250.50", "₹1,25,000". Whole amounts show no decimals. */
export function formatMoney(minor: number, currency: Currency, locale = 'en'): string {
  // Rupees are grouped in lakhs; that is the habit of the country, not of the language alone.
  const place = currency === 'INR' && locale === 'en' ? 'en-IN' : locale;
  return new Intl.NumberFormat(place, {
    style: 'currency',
    currency,
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minor / 100);
}
