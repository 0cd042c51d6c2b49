import type { Db } from '../../database/connect';
import { say } from '../../language/say';
import { AppProblem } from '../../plugins/problem';

const NAMED = 3;

/**
 * What trips still need is not deleted. A draft that holds no dates counts too, since somebody works on it.
 * @throws AppProblem
 */
export async function refuseOpenTrips(
  trx: Db,
  companyId: string,
  { vehicleId, customerId }: { readonly vehicleId?: string; readonly customerId?: string },
  name: string,
): Promise<void> {
  const trips = await trx
    .selectFrom('trips')
    .select('code')
    .where('companyId', '=', companyId)
    .where('status', 'in', ['INCOMPLETE', 'ONGOING'])
    .$if(vehicleId !== undefined, (query) => query.where('vehicleId', '=', vehicleId ?? ''))
    .$if(customerId !== undefined, (query) => query.where('customerId', '=', customerId ?? ''))
    .orderBy('createdAt')
    .execute();
  if (trips.length === 0) return;
  const codes = trips
    .slice(0, NAMED)
    .map(({ code }) => code)
    .join(', ');
  const more = trips.length - NAMED;
  throw new AppProblem(
    'conflict',
    more > 0
      ? say('{name} has trips that are not over: {codes} and {more} more. End or cancel them first.', {
          name,
          codes,
          more,
        })
      : say('{name} has trips that are not over: {codes}. End or cancel them first.', { name, codes }),
  );
}
