import { searchLimits, type FoundItem } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../database/connect';
import { matchesKey, orderExactFirst } from '../../../database/search-key';

/** One word of digits may be an Emirates ID or a part of it, which the key does not contain. */
function matchesCustomer(key: RawBuilder<string>, words: readonly string[]): RawBuilder<boolean> {
  const [word = ''] = words;
  if (words.length !== 1 || !/^\d{3,}$/.test(word)) return matchesKey(key, words);
  return sql`(${matchesKey(key, words)} or emirates_id like ${`%${word}%`})`;
}

/** Customers by name, phone, e-mail address, Emirates ID, passport and licence: who had a trip last comes first. */
export async function findCustomers(
  db: Db,
  companyId: string,
  words: readonly string[],
): Promise<FoundItem[]> {
  const key = sql<string>`search_key`;
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'name', 'countryCode', 'phone', 'email'])
    .where('companyId', '=', companyId)
    .where(matchesCustomer(key, words))
    .orderBy(orderExactFirst(key, words))
    .orderBy('lastTripAt', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(searchLimits.eachKind)
    .execute();
  return rows.map(({ id, name, countryCode, phone, email }) => ({
    kind: 'customer',
    id,
    title: name,
    facts: [`${countryCode} ${phone}`, email].filter(Boolean),
    at: null,
    status: null,
    params: { id },
  }));
}
