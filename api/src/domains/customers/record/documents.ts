import { customerWire, listFields } from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import type { DocumentKind } from '../../../database/tables/customers';
import { attachFiles } from '../../files';
import { writeDocuments, type CustomerKey } from './customer-repository';

type Db = Kysely<Database>;

export const documentKinds: readonly DocumentKind[] = listFields(customerWire, 'files');

export const listDocuments = (db: Db, companyId: string, customerIds: readonly string[]) =>
  db
    .selectFrom('customerDocuments')
    .select(['customerId', 'fileId', 'kind', 'addedAt'])
    .where('companyId', '=', companyId)
    .where('customerId', 'in', [...customerIds])
    .orderBy('kind')
    .orderBy('position')
    .execute();
export type StoredDocument = Awaited<ReturnType<typeof listDocuments>>[number];

export type DocumentIds = { readonly [Kind in DocumentKind]?: readonly string[] | undefined };

/**
 * Attaches the files to the customer, kind by kind as sent, and returns those that they replace.
 * @throws AppProblem on the field
 */
export async function replaceDocuments(
  trx: Db,
  userId: string,
  customer: CustomerKey,
  next: DocumentIds,
  now: Date,
): Promise<string[]> {
  const before = await listDocuments(trx, customer.companyId, [customer.id]);
  const replaced: string[] = [];
  for (const kind of documentKinds) {
    const sent = next[kind];
    if (sent === undefined) continue;
    const fileIds = [...new Set(sent)];
    const attachments = fileIds.map((fileId) => ({ path: kind, fileId, kind: 'document' as const }));
    await attachFiles(trx, userId, attachments, now);
    const old = before.filter((document) => document.kind === kind);
    await writeDocuments(
      trx,
      customer,
      kind,
      fileIds,
      (id) => old.find(({ fileId }) => fileId === id)?.addedAt ?? now,
    );
    replaced.push(...old.map(({ fileId }) => fileId).filter((fileId) => !fileIds.includes(fileId)));
  }
  return replaced;
}
