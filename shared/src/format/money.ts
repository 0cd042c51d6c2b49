export type Currency = 'AED' | 'INR';

/** Minor units (fils, paise) as money: "AED 1,250.50", "₹1,25,000". Whole amounts show no decimals. */
export function formatMoney(minor: number, currency: Currency, locale = 'en'): string {
  // Rupees are grouped in lakhs; that is the habit of the country, not of the language alone.
  const place = currency === 'INR' && locale === 'en' ? 'en-IN' : locale;
  return formatOf(place, currency, minor % 100 === 0 ? 0 : 2).format(minor / 100);
}

// To make one takes a hundred times as long as to use it.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(place: string, currency: Currency, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${place} ${currency} ${minimumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(place, {
    style: 'currency',
    currency,
    minimumFractionDigits,
    maximumFractionDigits: 2,
  });
  formats.set(key, made);
  return made;
}
