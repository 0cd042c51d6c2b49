import { createHash } from 'node:crypto';

import type { CountryCode } from '@portal/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Database } from '../schema';
import { countryList } from './country-list';
import { featureRows } from './features';
import { geographyRows } from './geography';
import { uaePlaces } from './uae-places';
import { indiaPlaces } from './india-places';
import type { TableRows } from './number-rows';
import { vehicleBrands } from './vehicle-brands';
import { vehicleFeatures } from './vehicle-features';
import { vehicleSpecs } from './vehicle-specs';
import { vehicleTypes } from './vehicle-types';
import { vehicleRows } from './vehicles';

type Db = Kysely<Database>;

/** An arbitrary number for the lock, the same in every server. */
const LOCK = 7_241_118;

/** Increase it when the same texts should give other rows. */
const FORM = 1;
const SOURCES = [
  countryList,
  uaePlaces,
  indiaPlaces,
  vehicleBrands,
  vehicleFeatures,
  vehicleSpecs,
  vehicleTypes,
];

/** Computed from the texts and not from the rows, which take a quarter of a second to make. */
const fingerprint = (country: CountryCode): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, country, SOURCES]))
    .digest('hex');

/** In the order in which the tables refer to each other. */
export const referenceRows = (country: CountryCode): TableRows[] => [
  ...geographyRows(country),
  ...vehicleRows(country),
  ...featureRows(country),
];

/**
 * Inserts new rows, updates changed ones and retires removed ones. Rows are never deleted, since something
 * may refer to them.
 */
async function upsert(db: Db, { table, rows }: TableRows): Promise<void> {
  const name = sql.table(table);
  const columns = Object.keys(rows[0] ?? {});
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const updates = columns.filter((column) => column !== 'id');
  const changes = sql.join(updates.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const ids = rows.map(({ id }) => id);
  await sql`update ${name} set retired = true where not retired and id <> all(${ids}::uuid[])`.execute(db);
  await sql`
    insert into ${name} (${list})
    select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set ${changes}
  `.execute(db);
}

/** Loads a country's reference data, unless the same data was loaded last. Returns whether it was loaded. */
export async function loadReferenceData(db: Db, country: CountryCode): Promise<boolean> {
  const hash = fingerprint(country);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const stamp = await trx.selectFrom('referenceDataStamp').select('hash').executeTakeFirst();
    if (stamp?.hash === hash) return false;
    for (const table of referenceRows(country)) await upsert(trx, table);
    const loaded = { hash, loadedAt: new Date() };
    await trx
      .insertInto('referenceDataStamp')
      .values(loaded)
      .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet(loaded))
      .execute();
    return true;
  });
}
