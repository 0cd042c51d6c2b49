import { searchLimits, type FoundItem } from '@portal/shared/contract';
import { sql } from 'kysely';

import { matchesKey, orderExactFirst } from '../../database/search-key';
import type { Deps } from '../../deps';
import { maskText } from './mask';
import { statusNow } from './view';

/**
 * Enquiries by name and car, unlocked ones also by phone and e-mail address, the newest first. The key of a locked one
 * does not contain what is hidden.
 */
export async function findEnquiries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  words: readonly string[],
): Promise<FoundItem[]> {
  const key = sql<string>`search_key`;
  const now = clock.now();
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'name', 'phone', 'car', 'status', 'isMasked', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where(matchesKey(key, words))
    .orderBy(orderExactFirst(key, words))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(searchLimits.eachKind)
    .execute();
  return rows.map(({ id, name, phone, car, isMasked, createdAt, ...row }) => ({
    kind: 'enquiry',
    id,
    title: isMasked ? maskText(name) : name,
    facts: [...(car.vehicleTitle ? [car.vehicleTitle] : []), ...(isMasked ? [] : [phone])],
    at: createdAt.toISOString(),
    status: statusNow(row, now),
    params: { id },
  }));
}
