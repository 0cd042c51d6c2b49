import { accountFields, listFields, type FileKind } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema';
import { attachFiles } from '../../files';

/** Which files a field of each kind accepts. */
const kinds = { photo: 'image', document: 'document' } as const satisfies Record<string, FileKind>;
const fields = listFields(accountFields, 'photo', 'document');
type FileField = (typeof fields)[number];
type FileIds = { readonly [Field in FileField]?: string | null };

/**
 * Attaches uploaded files to the company and returns those that they replace.
 * @throws AppProblem on the field
 */
export async function changeFiles(
  trx: Transaction<Database>,
  userId: string,
  before: FileIds,
  next: FileIds,
  now: Date,
): Promise<string[]> {
  const given = fields.flatMap((path) =>
    next[path] ? [{ path, fileId: next[path], kind: kinds[accountFields[path].kind] }] : [],
  );
  await attachFiles(trx, userId, given, now);
  const kept = fields.map((field) => next[field] ?? before[field]);
  return given
    .map(({ path }) => before[path])
    .filter((id): id is string => typeof id === 'string' && !kept.includes(id));
}
