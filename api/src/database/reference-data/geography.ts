import type { CountryCode } from '@portal/shared/contract';

import { countryList } from './country-list';
import { parseLists } from './parse';
import { uaePlaces } from './uae-places';
import { indiaPlaces } from './india-places';
import { referenceId } from './reference-id';
import { numberRows } from './number-rows';
import type { TableRows } from './number-rows';

const ENTRY = /^([A-Z]{2}) (.+) (\+\d+) ([A-Z]{3}|-)$/;

function countryRow(entry: string) {
  const [, code, name, callingCode, currency] = ENTRY.exec(entry) ?? [];
  if (!code || !name || !callingCode) throw new Error(`Not a country: ${entry}`);
  const id = referenceId('country', code);
  return {
    id,
    code,
    name,
    calling_code: callingCode,
    currency: currency === '-' ? null : (currency ?? null),
  };
}

export function geographyRows(country: CountryCode): TableRows[] {
  const entries = countryList.split(';').map((entry) => entry.trim());
  const places = [...parseLists(country === 'ae' ? uaePlaces : indiaPlaces, country)];
  const states = places.map(([name]) => ({ id: referenceId('state', name), parent_id: null, name }));
  const cities = places.flatMap(([state, names]) =>
    names.map((name) => ({
      id: referenceId('city', state, name),
      state_id: referenceId('state', state),
      name,
    })),
  );
  return [
    numberRows('countries', entries.filter(Boolean).map(countryRow)),
    numberRows('states', states),
    numberRows('cities', cities),
  ];
}
