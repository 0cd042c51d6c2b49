import {
  licenceAuthority,
  lookupId,
  taxNumberSchemas,
  type AgreementData,
  type CountryCode,
  type countryRow,
  isCountryCode,
  pinCode,
  uuid,
} from '@portal/shared/contract';
import * as v from 'valibot';

export type CountryRow = v.InferOutput<typeof countryRow>;
export interface TaxValues {
  countryId: string;
  taxNumber: string;
  licenceAuthority: string;
  pinCode: string;
}

const toCountryCode = (row: CountryRow | undefined): CountryCode | null => {
  const code = row?.code?.toLowerCase();
  return isCountryCode(code) ? code : null;
};

/** The countries whose tax number the portal can check. */
export const listTaxCountries = (rows: readonly CountryRow[]): CountryRow[] =>
  rows.filter((row) => toCountryCode(row) !== null);

export const findCountryCode = (rows: readonly CountryRow[], countryId: string): CountryCode | null =>
  toCountryCode(rows.find((row) => lookupId(row) === countryId));

/** The form's rules. The country determines the number. */
export const taxRules = (country: CountryCode | null) =>
  v.object({
    countryId: uuid,
    taxNumber: country ? taxNumberSchemas[country] : v.pipe(v.string(), v.nonEmpty('validation.required')),
    licenceAuthority,
    pinCode,
  });

/** The stored data as form values; a server may store the country by its id, code or name. */
export function taxValues(
  data: AgreementData | undefined,
  rows: readonly CountryRow[],
  countryId: CountryCode,
): TaxValues {
  const stored = data?.country?.toLowerCase();
  const row =
    rows.find(
      (one) =>
        stored !== undefined &&
        [lookupId(one), one.code, one.name].some((name) => name?.toLowerCase() === stored),
    ) ?? rows.find((one) => toCountryCode(one) === countryId);
  return {
    countryId: row ? lookupId(row) : '',
    taxNumber: data?.taxNumber ?? '',
    licenceAuthority: data?.licenceAuthority ?? '',
    pinCode: data?.pinCode ?? '',
  };
}
