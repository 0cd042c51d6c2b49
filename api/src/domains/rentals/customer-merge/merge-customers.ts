import {
  customerFields,
  limits,
  type CustomerFieldName,
  type CustomerRecord,
  type mergeCustomersBody,
  type MergeField,
  type RecordField,
} from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';

import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { invalidField } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import {
  columnsByField,
  type CustomerColumn,
  customerDetails,
  customerNotFound,
  deleteCustomers,
  documentKinds,
  listDocuments,
  lockCustomers,
  moveLinks,
  type StoredCustomer,
  updateCustomer,
  writeDocuments,
  writeDownChange,
} from '../../customers';
import { detachFiles, moveReads } from '../../files';
import { moveTrips } from '../trips/trip-repository';

type Take = NonNullable<v.InferOutput<typeof mergeCustomersBody>['take']>;

type MergedColumns = Pick<StoredCustomer, CustomerColumn>;

/**
 * The details that stay: the chosen ones, else the kept customer's own. A missing one comes from the first of
 * the others who has it. A document's date comes with its number, a phone's prefix with the phone.
 */
export function mergeDetails(kept: StoredCustomer, others: readonly StoredCustomer[], take: Take = {}) {
  const all = [kept, ...others];
  const source = (field: MergeField): StoredCustomer => {
    const chosen = all.find(({ id }) => id === take[field]);
    const order = chosen ? [chosen, ...all] : all;
    return order.find((customer) => hasValue(customer[columnsByField[field]])) ?? kept;
  };
  const columns = Object.entries<CustomerColumn>(columnsByField).map(([name, column]) => {
    const { mainField = name } = customerFields[name as CustomerFieldName] as RecordField;
    return [column, source(mainField as MergeField)[column]];
  });
  return {
    ...(Object.fromEntries(columns) as MergedColumns),
    lastTripAt: newest(all.map(({ lastTripAt }) => lastTripAt)),
  };
}

/** A customer without an e-mail address has an empty text. */
const hasValue = (value: string | null): boolean => value !== null && value !== '';

const newest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((latest, time) => (latest === null || (time !== null && time > latest) ? time : latest), null);

export async function mergeCustomers(
  deps: Deps,
  user: Actor,
  { keepId, mergeIds, take }: v.InferOutput<typeof mergeCustomersBody>,
): Promise<CustomerRecord> {
  const companyId = requireCompany(user);
  if (mergeIds.includes(keepId))
    throw invalidField('mergeIds', 'Choose other customers than the one to keep.');
  const ids = [...new Set(mergeIds)];
  // A customer who is neither kept nor merged may belong to another company.
  if (Object.values(take ?? {}).some((id) => id !== keepId && !ids.includes(id))) throw customerNotFound();
  await deps.db.transaction().execute(async (trx) => {
    const rows = await lockCustomers(trx, companyId, [keepId, ...ids]);
    const kept = rows.find(({ id }) => id === keepId);
    const others = ids.flatMap((customerId) => rows.find(({ id }) => id === customerId) ?? []);
    if (kept === undefined || others.length < ids.length) throw customerNotFound();
    await merge(deps, trx, user.userId, { kept, others, take });
  });
  return customerDetails(deps, user, keepId);
}

async function merge(
  { clock }: Deps,
  trx: Transaction<Database>,
  userId: string,
  { kept, others, take }: { kept: StoredCustomer; others: readonly StoredCustomer[]; take: Take | undefined },
): Promise<void> {
  const ids = others.map(({ id }) => id);
  const order = [kept.id, ...ids];
  const documents = (await listDocuments(trx, kept.companyId, order)).sort(
    (a, b) => order.indexOf(a.customerId) - order.indexOf(b.customerId),
  );
  // Done while the others still exist: a trip whose customer is deleted has none.
  await moveTrips(trx, kept, ids);
  const now = clock.now();
  await moveLinks(trx, kept, ids, now);
  // Done before the kept customer gets their details, since a number may exist only once.
  await deleteCustomers(trx, kept.companyId, ids);
  await updateCustomer(trx, kept, {
    ...mergeDetails(kept, others, take),
    updatedAt: now,
    version: kept.version + 1,
  });
  await writeDownChange(trx, {
    companyId: kept.companyId,
    customerId: kept.id,
    userId,
    kind: 'merged',
    at: now,
  });
  for (const kind of documentKinds) {
    const kindDocuments = documents.filter((document) => document.kind === kind);
    const files = [...new Set(kindDocuments.map(({ fileId }) => fileId))].slice(
      0,
      limits.customer.documentsMax,
    );
    const addedAt = (id: string) => kindDocuments.find(({ fileId }) => fileId === id)?.addedAt ?? now;
    await writeDocuments(trx, kept, kind, files, addedAt);
  }
  // Readings of moved documents now belong to the customer who has them.
  await moveReads(trx, kept, ids);
  await detachFiles(trx, userId, [
    ...documents.map(({ fileId }) => fileId),
    ...[kept, ...others].flatMap(({ profilePic }) => profilePic ?? []),
  ]);
}
