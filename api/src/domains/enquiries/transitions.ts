import type { CancelReason, Enquiry, EnquiryStatus, statusBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../deps';
import { invalidField } from '../../plugins/problem';
import { buildConflict } from './conflict';
import { updateStatus } from './enquiry-repository';
import { loadView } from './view';

/** The possible statuses before each one. Nothing becomes new again, and agents do not decide on expiry. */
const before: Partial<Record<EnquiryStatus, EnquiryStatus>> = {
  AGENTVIEW: 'NEW',
  CONTACTED: 'AGENTVIEW',
  CANCELLED: 'CONTACTED',
};

export interface Move {
  readonly status: EnquiryStatus;
  readonly isMasked?: boolean | undefined;
  readonly cancelReason?: CancelReason | undefined;
}

/**
 * One guarded statement: of any number of simultaneous calls one wins.
 * @throws AppProblem conflict that says what happened instead
 */
export async function moveEnquiry(
  deps: Deps,
  user: Actor,
  enquiryId: string,
  { status, isMasked, cancelReason }: Move,
): Promise<Enquiry> {
  const from = before[status];
  const now = deps.clock.now();
  const row =
    from &&
    (await updateStatus(
      deps.db,
      { enquiryId, userId: user.userId, now },
      { from, status, isMasked, cancelReason },
    ));
  if (!row) throw await buildConflict(deps, user, enquiryId, status);
  return loadView(deps, row, now);
}

export function changeStatus(
  deps: Deps,
  user: Actor,
  enquiryId: string,
  { status, cancelReason }: v.InferOutput<typeof statusBody>,
): Promise<Enquiry> {
  if (cancelReason !== undefined && status !== 'CANCELLED')
    throw invalidField('cancelReason', 'Only a cancellation has a reason.');
  return moveEnquiry(deps, user, enquiryId, { status, cancelReason });
}
