import type { ListingState, updateLevelOneBody, vehicleCreated } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { invalidField } from '../../../plugins/problem';
import { sayRule } from '../../../language/say';
import { getToday } from '../../../time/today';
import { newVehicleCode } from './code';
import type { toColumns, LevelOne, LevelOneFields } from './fields';
import { replaceFiles } from './files';
import { toListingColumns } from './fitting';
import {
  deleteForeignFeatures,
  deleteSpecs,
  insertRow,
  updateListing,
  writeCities,
} from './listing-repository';
import { lockOwn, type LockedListing } from './own';
import { toPlateProblem, companyRequired } from './problems';
import { settle } from './settle';

type Columns = ReturnType<typeof toColumns>;

/** Inserts only the row. Its code is drawn again in the rare case that it is taken. */
export async function insertListing(
  trx: Transaction<Database>,
  owner: { readonly userId: string; readonly companyId: string },
  columns: Columns,
  now: Date,
): Promise<string> {
  const row = await insertRow(trx, {
    id: newId(),
    userId: owner.userId,
    companyId: owner.companyId,
    code: newVehicleCode(),
    ...columns,
    missing: ['vehiclePhotos'],
    createdAt: now,
    updatedAt: now,
  });
  return row?.id ?? insertListing(trx, owner, columns, now);
}

export async function createListing(
  deps: Deps,
  { userId, companyId }: Actor,
  body: LevelOne,
): Promise<v.InferOutput<typeof vehicleCreated>> {
  if (companyId === null) throw companyRequired();
  const columns = await toListingColumns(deps, body);
  const now = deps.clock.now();
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const vehicleId = await insertListing(trx, { userId, companyId }, columns, now);
      const listing = { id: vehicleId, userId };
      await writeCities(trx, listing, body.cityIds);
      await replaceFiles(trx, listing, body, now);
      return { vehicleId, ...(await settle(trx, listing, now, true)) };
    });
  } catch (error) {
    throw toPlateProblem(error);
  }
}

export async function updateLevelOne(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof updateLevelOneBody>,
): Promise<ListingState> {
  const { vehicleId, version } = body;
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const before = await lockOwn(trx, user, vehicleId, version);
      const columns = await toListingColumns(deps, body);
      const now = deps.clock.now();
      await changeLevelOne(trx, deps, before, { body, columns });
      await replaceFiles(trx, before, body, now);
      return settle(trx, before, now);
    });
  } catch (error) {
    throw toPlateProblem(error);
  }
}

/**
 * Changes level one except its files. The listing is locked, and settled afterwards.
 * @throws AppProblem on the field
 */
export async function changeLevelOne(
  trx: Transaction<Database>,
  deps: Deps,
  before: LockedListing,
  { body, columns }: { readonly body: LevelOneFields; readonly columns: Columns },
): Promise<void> {
  refuseEndedLicence(deps, before, body.commercialLicenseExpireDate);
  await updateListing(trx, before, columns);
  await dropForeign(trx, before, columns);
  await writeCities(trx, before, body.cityIds);
}

/** A published listing needs a valid licence. @throws AppProblem on the field */
export function refuseEndedLicence(
  { country, clock }: Deps,
  { isVisible }: Pick<LockedListing, 'isVisible'>,
  date: string | undefined,
): void {
  if (isVisible && date !== undefined && date <= getToday(country, clock.now()))
    throw invalidField('commercialLicenseExpireDate', sayRule('validation.dateInPast'));
}

/** Specifications of another type and features of another category do not apply to this vehicle. */
async function dropForeign(
  trx: Transaction<Database>,
  before: LockedListing,
  { typeId, categoryId }: Columns,
): Promise<void> {
  if (typeId !== before.typeId) await deleteSpecs(trx, before);
  if (categoryId !== before.categoryId) await deleteForeignFeatures(trx, before, categoryId);
}
