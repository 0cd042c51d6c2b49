import type { levelsFilled, Listing } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { listReferences } from '../../files';
import { sumLinkOpens } from './link-open-repository';
import { vehicleNotFound } from './own';
import { selectListingFiles, findOwn } from './store';
import { toFullView } from './view';

export async function getLevelOne(deps: Deps, user: Actor, vehicleId: string): Promise<Listing> {
  const row = await findOwn(deps.db, user.userId, vehicleId);
  if (row === undefined) throw vehicleNotFound();
  const files = await selectListingFiles(deps.db, row.userId, [row.id]);
  const references = await listReferences(
    deps,
    files.map(({ fileId }) => fileId),
  );
  const { db, country, clock } = deps;
  const own = { companyId: row.companyId, listingId: row.id };
  const linkOpens = row.isVisible ? await sumLinkOpens(db, own, getToday(country, clock.now())) : null;
  return { ...toFullView(deps, row, files, references), linkOpens };
}

export async function getLevelsFilled(
  { db }: Deps,
  user: Actor,
  vehicleId: string,
): Promise<v.InferOutput<typeof levelsFilled>> {
  const row = await db
    .selectFrom('listings')
    .select(['levelsFilled', 'missing'])
    .where('id', '=', vehicleId)
    .where('userId', '=', user.userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw vehicleNotFound();
  return row;
}
