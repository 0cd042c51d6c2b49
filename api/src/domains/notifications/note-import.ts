import { MINUTE, type ImportedSubject } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { addToImport } from './notification-repository';
import { raiseNotification } from './raise-notification';
import { tellCompanyChanged } from './tell-changed';

/** How long a page takes at most to send all parts of a file. */
const PARTS_WITHIN = 10 * MINUTE;

interface FinishedImport {
  readonly subject: ImportedSubject;
  readonly added: number;
  /** Records that existed before. */
  readonly changed: number;
  readonly refused: number;
  /** A file is sent in parts; together they are one import. */
  readonly isPart?: boolean;
}

/**
 * Notifies of rows that were stored from a file.
 * @param trx a transaction
 */
export async function noteImport(
  trx: Db,
  companyId: string,
  { isPart = false, ...counts }: FinishedImport,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - PARTS_WITHIN);
  if (isPart && (await addToImport(trx, companyId, { ...counts, since }))) {
    await tellCompanyChanged(trx, companyId, at);
    return;
  }
  await raiseNotification(trx, companyId, { kind: 'importFinished', key: newId(), facts: counts }, at);
}
