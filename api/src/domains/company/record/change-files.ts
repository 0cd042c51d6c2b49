import type { FileKind } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema';
import { attachFiles } from '../../files';

/** Columns that name a stored file, and which files each accepts. */
const kinds = {
  companyLogo: 'image',
  commercialLicense: 'document',
  licenseFront: 'document',
  licenseBack: 'document',
} as const satisfies Record<string, FileKind>;
type FileField = keyof typeof kinds;
const fields = Object.keys(kinds) as FileField[];
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
    next[path] ? [{ path, fileId: next[path], kind: kinds[path] }] : [],
  );
  await attachFiles(trx, userId, given, now);
  const kept = fields.map((field) => next[field] ?? before[field]);
  return given
    .map(({ path }) => before[path])
    .filter((id): id is string => typeof id === 'string' && !kept.includes(id));
}
