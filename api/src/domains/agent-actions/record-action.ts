import type { AgentActionKind } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import type { Actor } from '../../deps';
import { insertAction } from './action-repository';

const NAME_MAX = 200;

interface Done<Change> {
  readonly kind: AgentActionKind;
  /** The record, or the first of several. */
  readonly subjectId: string;
  readonly name: string;
  /** How many more records the action changed. */
  readonly others?: number;
  /** What was before, and what is now: what the kind's `undo` reads. */
  readonly change: Change;
}

/**
 * Keeps what an agent did, so that they can undo it, together with what the transaction writes. An agent without a company
 * has nothing to undo.
 * @param trx a transaction
 */
export async function recordAction<Change extends object>(
  trx: Db,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  { name, others = 0, ...done }: Done<Change>,
  doneAt: Date,
): Promise<void> {
  if (companyId === null) return;
  await insertAction(trx, { companyId, userId, ...done, name: name.slice(0, NAME_MAX), others, doneAt });
}
