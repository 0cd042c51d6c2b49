import { limits, type CustomerRecord, type mergeCustomersBody } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';

import type { Database } from '../../database/schema';
import type { Actor, Deps } from '../../deps';
import { invalidField } from '../../plugins/problem';
import { requireCompany } from '../company/require-company';
import { detachFiles } from '../files/attach';
import { documentKinds, documentsOf, writeDocuments } from './documents';
import { customerNotFound } from './problems';
import { customerDetails } from './read';
import { lockCustomers, type StoredCustomer } from './store';

type Filled = 'nationality' | 'passportNumber' | 'licenseNumber' | 'profilePic';

/** What the kept one lacks, from the first of the others that has it; a document's date comes with its number. */
export function gapsFilled(kept: StoredCustomer, others: readonly StoredCustomer[]) {
  const all = [kept, ...others];
  const first = (field: Filled) => all.find((customer) => customer[field] !== null);
  return {
    nationality: first('nationality')?.nationality ?? null,
    passportNumber: first('passportNumber')?.passportNumber ?? null,
    passportExpireDate: first('passportNumber')?.passportExpireDate ?? kept.passportExpireDate,
    licenseNumber: first('licenseNumber')?.licenseNumber ?? null,
    licenseExpireDate: first('licenseNumber')?.licenseExpireDate ?? kept.licenseExpireDate,
    profilePic: first('profilePic')?.profilePic ?? null,
    lastTripAt: newest(all.map(({ lastTripAt }) => lastTripAt)),
  };
}

const newest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((latest, time) => (latest === null || (time !== null && time > latest) ? time : latest), null);

export async function mergeCustomers(
  deps: Deps,
  user: Actor,
  { keepId, mergeIds }: v.InferOutput<typeof mergeCustomersBody>,
): Promise<CustomerRecord> {
  const companyId = requireCompany(user);
  if (mergeIds.includes(keepId))
    throw invalidField('mergeIds', 'Choose other customers than the one to keep.');
  const ids = [...new Set(mergeIds)];
  await deps.db.transaction().execute(async (trx) => {
    const rows = await lockCustomers(trx, companyId, [keepId, ...ids]);
    const kept = rows.find(({ id }) => id === keepId);
    const others = ids.flatMap((wanted) => rows.find(({ id }) => id === wanted) ?? []);
    if (kept === undefined || others.length < ids.length) throw customerNotFound();
    await merge(deps, trx, user.userId, kept, others);
  });
  return customerDetails(deps, user, keepId);
}

async function merge(
  { clock }: Deps,
  trx: Transaction<Database>,
  userId: string,
  kept: StoredCustomer,
  others: readonly StoredCustomer[],
): Promise<void> {
  const ids = others.map(({ id }) => id);
  const order = [kept.id, ...ids];
  const documents = (await documentsOf(trx, order)).sort(
    (a, b) => order.indexOf(a.customerId) - order.indexOf(b.customerId),
  );
  // First, since a number can stand once only.
  await trx.deleteFrom('customers').where('id', 'in', ids).execute();
  await trx
    .updateTable('customers')
    .set({ ...gapsFilled(kept, others), updatedAt: clock.now(), version: kept.version + 1 })
    .where('id', '=', kept.id)
    .execute();
  for (const kind of documentKinds) {
    const ofKind = documents.filter((document) => document.kind === kind);
    const files = [...new Set(ofKind.map(({ fileId }) => fileId))].slice(0, limits.customer.documentsMax);
    const addedAt = (id: string) => ofKind.find(({ fileId }) => fileId === id)?.addedAt ?? clock.now();
    await writeDocuments(trx, kept.id, kind, files, addedAt);
  }
  // Readings of what came over belong to who has it now.
  await trx.updateTable('fileReads').set({ customerId: kept.id }).where('customerId', 'in', ids).execute();
  await detachFiles(trx, userId, [
    ...documents.map(({ fileId }) => fileId),
    ...others.flatMap(({ profilePic }) => profilePic ?? []),
  ]);
}
