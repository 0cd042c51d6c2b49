import { searchLimits, type FoundItem } from '@portal/shared/contract';
import type { Db } from '../../../database/connect';
import { hasDigit, matchesKey, numberKey } from '../../../database/search-key';

/** Tolls and fines by the number that their issuer gave them, the newest first. */
export async function findChargesByReference(
  db: Db,
  companyId: string,
  words: readonly string[],
): Promise<FoundItem[]> {
  if (!hasDigit(words)) return [];
  const rows = await db
    .selectFrom('charges')
    .select(['id', 'reference', 'plate', 'place', 'at', 'state'])
    .where('companyId', '=', companyId)
    .where('state', '<>', 'undone')
    .where(matchesKey(numberKey('reference'), words))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(searchLimits.eachKind)
    .execute();
  return rows.map(({ id, reference, plate, place, at, state }) => ({
    kind: 'charge',
    id,
    title: reference,
    facts: place === '' ? [plate] : [plate, place],
    at: at.toISOString(),
    status: state,
    params: { id },
  }));
}
