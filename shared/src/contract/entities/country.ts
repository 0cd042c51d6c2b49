/** The countries the portal serves, in the order they are offered; the first is the default. */
export const countryCodes = ['ae', 'in'] as const;
export type CountryCode = (typeof countryCodes)[number];
export const defaultCountry: CountryCode = 'ae';

export interface Country {
  readonly id: CountryCode;
  readonly name: string;
  /** What `GET users/country/{userId}` answers, and what reference data calls the country. */
  readonly value: string;
  readonly callingCode: `+${number}`;
  readonly currency: 'AED' | 'INR';
  readonly timeZone: string;
  readonly locale: string;
  readonly flag: CountryCode;
}

export const countries: Readonly<Record<CountryCode, Country>> = {
  ae: {
    id: 'ae',
    name: 'United Arab Emirates',
    value: 'United Arab Emirates',
    callingCode: '+971',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    locale: 'en-AE',
    flag: 'ae',
  },
  in: {
    id: 'in',
    name: 'India',
    value: 'India',
    callingCode: '+91',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    locale: 'en-IN',
    flag: 'in',
  },
};

export const isCountryCode = (value: unknown): value is CountryCode =>
  countryCodes.some((code) => code === value);
