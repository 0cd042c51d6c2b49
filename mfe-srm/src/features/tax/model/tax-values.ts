import {
  getInputs,
  isCountryCode,
  listFields,
  lookupId,
  taxFields,
  taxNumberSchemas,
  type AgreementData,
  type CountryCode,
  type countryRow,
  type RecordField,
  type TaxFieldName,
} from '@portal/shared/contract';
import * as v from 'valibot';

export type CountryRow = v.InferOutput<typeof countryRow>;
/** The tax information, as typed. */
export type TaxValues = Record<TaxFieldName, string>;

export const fields: Readonly<Record<TaxFieldName, RecordField>> = taxFields;
/** In the order of the page. */
export const taxNames = Object.keys(taxFields) as TaxFieldName[];

const toCountryCode = (row: CountryRow | undefined): CountryCode | null => {
  const code = row?.code?.toLowerCase();
  return isCountryCode(code) ? code : null;
};

/** The countries whose tax number the portal can check. */
export const listTaxCountries = (rows: readonly CountryRow[]): CountryRow[] =>
  rows.filter((row) => toCountryCode(row) !== null);

export const findCountryCode = (rows: readonly CountryRow[], countryId: string): CountryCode | null =>
  toCountryCode(rows.find((row) => lookupId(row) === countryId));

/** The form's rules: it has every field, be it empty. The country determines the number. */
export const taxRules = (country: CountryCode | null) =>
  v.required(
    v.object({
      ...getInputs(taxFields),
      taxNumber: country ? taxNumberSchemas[country] : v.pipe(v.string(), v.nonEmpty('validation.required')),
    }),
  );

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
  const texts = listFields(taxFields, 'text').map((name) => [name, data?.[name] ?? '']);
  return { ...(Object.fromEntries(texts) as TaxValues), country: row ? lookupId(row) : '' };
}

/** What is sent: without the fields of other countries. */
export const toTaxBody = (values: TaxValues, country: CountryCode | null): Partial<TaxValues> =>
  Object.fromEntries(
    taxNames
      .filter((name) => fields[name].country === undefined || fields[name].country === country)
      .map((name) => [name, values[name]]),
  );
