import { searchLimits, type FoundItem } from '@portal/shared/contract';
import type { Db } from '../../../database/connect';
import { hasDigit, matchesKey, numberKey } from '../../../database/search-key';

/**
 * Invoices and credit notes by their number, and those of the given trips, the newest first. A number without a digit is none.
 * @param tripIds - trips that the search has found by their customer, plate or code
 */
export async function findInvoices(
  db: Db,
  companyId: string,
  words: readonly string[],
  tripIds: readonly string[],
): Promise<FoundItem[]> {
  const select = () =>
    db
      .selectFrom('invoices')
      .select(['id', 'number', 'tripId', 'facts', 'kind', 'issuedAt'])
      .where('companyId', '=', companyId)
      .orderBy('issuedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(searchLimits.eachKind);
  const byNumber = hasDigit(words)
    ? await select()
        .where(matchesKey(numberKey('number'), words))
        .execute()
    : [];
  const byTrip =
    tripIds.length > 0
      ? await select()
          .where('tripId', 'in', [...tripIds])
          .execute()
      : [];
  const known = new Set(byNumber.map(({ id }) => id));
  return [...byNumber, ...byTrip.filter(({ id }) => !known.has(id))]
    .slice(0, searchLimits.eachKind)
    .map(({ id, number, tripId, facts, kind, issuedAt }) => ({
      kind: 'invoice',
      id,
      title: number,
      facts: [facts.customer.name, facts.tripCode],
      at: issuedAt.toISOString(),
      status: kind,
      params: { id, bookingId: tripId },
    }));
}
