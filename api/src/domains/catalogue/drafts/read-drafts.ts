import type { ListingDraft, ListingDraftName, ListingDraftSummary } from '@portal/shared/contract';
import * as v from 'valibot';

import { describeDevice } from '../../../authentication/device-name';
import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { companyRequired } from '../listings/problems';
import { describeContent } from './describe-content';
import { findDraft, listDrafts, type DraftOwner, type DraftRow } from './draft-repository';

const content = v.record(v.string(), v.unknown());

export const readContent = (row: Pick<DraftRow, 'content'>) => v.parse(content, row.content);

/** @throws AppProblem if the caller has no company */
export function requireOwner({ companyId, userId }: Actor): DraftOwner {
  if (companyId === null) throw companyRequired();
  return { companyId, userId };
}

export const draftNotFound = () => notFound('This draft');

const toKept = (row: DraftRow) => ({
  draftId: row.draftId,
  level: row.level,
  vehicleId: row.vehicleId,
  // A form cannot copy a listing that is deleted, but it can once that one comes back.
  copiedListingId: row.copiedPlate === null ? null : row.copiedListingId,
  version: row.version,
  keptAt: row.keptAt.toISOString(),
  device: describeDevice(row),
});

/** Names of makers by their ids, English as on the wire. */
export async function readBrandNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string | null, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('vehicleBrands').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function listOwnDrafts({ db }: Deps, user: Actor): Promise<{ list: ListingDraftSummary[] }> {
  const found = await listDrafts(db, requireOwner(user));
  const described = found.map((row) => ({ row, ...describeContent(readContent(row)) }));
  const brands = await readBrandNames(
    db,
    described.map(({ brandId }) => brandId),
  );
  return {
    list: described.map(({ row, brandId, ...facts }) => ({
      ...toKept(row),
      ...facts,
      vehicleBrand: brands.get(brandId) ?? '',
      copiedPlate: row.copiedPlate ?? '',
    })),
  };
}

/** @throws AppProblem if the caller has no such draft */
export async function getDraft({ db }: Deps, user: Actor, name: ListingDraftName): Promise<ListingDraft> {
  const row = await findDraft(db, requireOwner(user), name);
  if (row === undefined) throw draftNotFound();
  return { ...toKept(row), values: readContent(row) };
}
