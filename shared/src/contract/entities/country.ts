/** The countries the portal serves, in the order they are offered. The first is the default. */
export const countryCodes = ['ae', 'in'] as const;
export type CountryCode = (typeof countryCodes)[number];
export const defaultCountry: CountryCode = 'ae';

export interface Country {
  readonly id: CountryCode;
  readonly name: string;
  /** The answer of `GET users/country/{userId}`, and the name of the country in reference data. */
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
