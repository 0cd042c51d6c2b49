import type { Kysely } from 'kysely';

import { ensureExtension } from './extensions';
import { runStatements } from './statements';

/** The first of each ten digits of all scripts: what the portal hides as a phone number may be written in any. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50,
  0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40,
  0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
];
const writeCode = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
const digits = zeros.map((zero) => `${writeCode(zero)}-${writeCode(zero + 9)}`).join('');
/** Everything above the basic plane: letters of names are below it, further digits are in it. */
const isPlainName = `name !~ '[@${digits}\\U00010000-\\U0001ffff]'`;

/** What a name may differ in: marks above Latin and Arabic letters, the Arabic stroke, the dot of Hindi, and separators in numbers. */
const ignored = `[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640\\u093c./_-]`;
const foreignDigits =
  '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f';

/** The number of a document without its separators; short, because the index computes it for each row. */
const numberKey = (column: string): string => `(' ' || translate(lower(${column}), './_-', ''))`;

const keys = [
  `create function to_search_key(value text) returns text language sql immutable strict parallel safe
    return lower(regexp_replace(translate(normalize(value, NFD), '${foreignDigits}', '${'0123456789'.repeat(3)}'),
      '${ignored}', '', 'g'))`,

  `alter table trip_searches add column search_key text not null generated always as (to_search_key(search)) stored`,
  `alter table customers add column search_key text not null generated always as (to_search_key(' ' || name || ' ' || email || ' ' ||
    ltrim(country_code, '+') || phone || ' ' || coalesce(passport_number, '') || ' ' || coalesce(license_number, ''))) stored`,
  `alter table fleet_vehicles add column search_key text not null generated always as (to_search_key(' ' || plate || ' ' ||
    replace(plate, ' ', '') || ' ' || coalesce(model, '') || ' ' || coalesce(chassis_number, '') || ' ' || traffic_fine_id)) stored`,
  `alter table listings add column search_key text not null generated always as (to_search_key(' ' || title || ' ' || plate || ' ' ||
    replace(plate, ' ', '') || ' ' || code)) stored`,
  // A locked enquiry is found by what its reader sees: the car, and a name in which nothing is hidden.
  `alter table enquiries add column search_key text not null generated always as (to_search_key(
    case when not is_masked then ' ' || name || ' ' || email || ' ' || ltrim(phone, '+') when ${isPlainName} then ' ' || name else '' end
    || ' ' || coalesce(car ->> 'vehicleTitle', '') || ' ' || coalesce(car ->> 'vehicleModel', '')
    || ' ' || coalesce(car ->> 'vehicleCode', ''))) stored`,
];

/** One key for the words by which everything of a company is found, whatever the case, the marks and the digits of what is typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const gin = `"${await ensureExtension(db, 'btree_gin')}"`;
  const trigrams = `"${await ensureExtension(db, 'pg_trgm')}"`;
  const index = (name: string, table: string, owner: string, key: string): string =>
    `create index ${name} on ${table} using gin (${owner} ${gin}.uuid_ops, ${key} ${trigrams}.gin_trgm_ops) with (fastupdate = off)`;
  await runStatements(db, [
    ...keys,
    index('trip_searches_by_key', 'trip_searches', 'company_id', 'search_key'),
    index('customers_by_key', 'customers', 'company_id', 'search_key'),
    index('enquiries_by_key', 'enquiries', 'user_id', 'search_key'),
    index('invoices_by_number', 'invoices', 'company_id', numberKey('number')),
    index('charges_by_reference', 'charges', 'company_id', numberKey('reference')),
    // The newest trips of a status are found without reading all that have a frequent name.
    `create index trip_searches_newest on trip_searches (company_id, status, trip_id desc)`,
  ]);
}
