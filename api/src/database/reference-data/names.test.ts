import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bodyTypes, type CountryCode } from '@portal/shared/contract';

import { colorsOfLooks } from '../../demo/pictures/colors-of-looks';
import { referenceRows } from './load';

/** The portal's pages translate these names. */
const translated = (kind: string): string[] =>
  Object.keys(
    JSON.parse(
      readFileSync(
        join(__dirname, '..', '..', '..', '..', 'shared', 'src', 'names', kind, 'ar.messages.json'),
        'utf8',
      ),
    ) as object,
  );

const columns: Readonly<Record<string, readonly (readonly [table: string, column: string])[]>> = {
  places: [
    ['states', 'name'],
    ['cities', 'name'],
  ],
  vehicles: [
    ['vehicle_categories', 'name'],
    ['vehicle_types', 'name'],
    ['vehicle_specs', 'name'],
    ['vehicle_spec_values', 'name'],
    ['vehicle_features', 'name'],
    ['vehicle_features', 'group_name'],
  ],
};

/** Names of the contract's own lists, and the colours of the demo's fleets, which are typed. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  vehicles: [...bodyTypes.map(({ label }) => label), ...Object.values(colorsOfLooks)],
};

const countries: readonly CountryCode[] = ['ae', 'in'];

test.each(Object.entries(columns))(
  'every name of %s has its translations, and no other does',
  (kind, tableColumns) => {
    const names = countries.flatMap((country) =>
      referenceRows(country).flatMap(({ table, rows }) =>
        tableColumns
          .filter(([tableName]) => tableName === table)
          .flatMap(([, column]) =>
            rows.map((row) => (row as unknown as Readonly<Record<string, string>>)[column] ?? ''),
          ),
      ),
    );
    const inWords = new Set([...names, ...(fixed[kind] ?? [])].filter((name) => /[A-Za-z]/.test(name)));
    expect(translated(kind).sort()).toEqual([...inWords].sort());
  },
);
