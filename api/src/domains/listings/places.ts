import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';

/** The cities a listing is offered in, in the order sent. */
export async function replaceCities(
  trx: Transaction<Database>,
  listingId: string,
  cityIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('listingCities').where('listingId', '=', listingId).execute();
  const rows = [...new Set(cityIds.map((id) => id.toLowerCase()))].map((cityId, position) => ({
    listingId,
    cityId,
    position,
  }));
  await trx.insertInto('listingCities').values(rows).execute();
}
