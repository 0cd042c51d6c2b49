import type { Enquiry, EnquiryStatus, visibilityChangeBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../deps';
import { say } from '../../language/say';
import { invalidField, notFound } from '../../plugins/problem';
import { buildConflict } from './conflict';
import { updateMasking } from './enquiry-repository';
import { findEnquiry } from './store';
import { moveEnquiry } from './transitions';
import { loadView } from './view';

type Body = v.InferOutput<typeof visibilityChangeBody>;
type Change = { readonly status?: EnquiryStatus; readonly isMasked?: boolean };

const actions: Readonly<Record<NonNullable<Body['action']>, Change>> = {
  mark_agentview: { status: 'AGENTVIEW', isMasked: false },
  mark_contacted: { status: 'CONTACTED' },
  enable_masking: { isMasked: true },
  disable_masking: { isMasked: false },
};

/**
 * An action, or its effects by name; where both are sent they must agree.
 * @throws AppProblem on the field that does not
 */
function toChange({ action, status, isMasked }: Body): Change {
  const named: Change = action ? actions[action] : {};
  if (named.status !== undefined && status !== undefined && status !== named.status)
    throw invalidField(
      'status',
      say('{action} makes the status {status}.', { action: action ?? '', status: named.status }),
    );
  if (named.isMasked !== undefined && isMasked !== undefined && isMasked !== named.isMasked)
    throw invalidField(
      'isMasked',
      say('{action} sets this to {value}.', { action: action ?? '', value: String(named.isMasked) }),
    );
  const change = { status: named.status ?? status, isMasked: named.isMasked ?? isMasked };
  if (change.status === undefined && change.isMasked === undefined)
    throw invalidField('action', 'Say what to change: an action, isMasked or a status.');
  if (change.status === 'CANCELLED')
    throw invalidField('status', 'An enquiry is cancelled by its status call, which takes the reason.');
  return named.status === undefined && change.status === 'AGENTVIEW' && change.isMasked === undefined
    ? { ...change, isMasked: false }
    : change;
}

export async function changeVisibility(
  deps: Deps,
  user: Actor,
  enquiryId: string,
  body: Body,
): Promise<Enquiry> {
  const { status, isMasked } = toChange(body);
  // Masking with an unchanged status is only a change of masking.
  if (status === undefined || (!isMove(body) && (await hasAlready(deps, user, enquiryId, status))))
    return setMasking(deps, user, enquiryId, isMasked === true);
  return moveEnquiry(deps, user, enquiryId, { status, isMasked });
}

const isMove = ({ action, isMasked }: Body): boolean =>
  action === undefined ? isMasked === undefined : actions[action].status !== undefined;

async function hasAlready({ db }: Deps, { userId }: Actor, enquiryId: string, status: EnquiryStatus) {
  const row = await findEnquiry(db, userId, enquiryId);
  if (row === undefined) throw notFound('This enquiry');
  return row.status === status;
}

/**
 * Contact data is shown while an agent works on an enquiry; before and after, masking can only be turned on.
 */
const shownWhile: readonly EnquiryStatus[] = ['AGENTVIEW', 'CONTACTED'];

/**
 * A request for the current state changes nothing and is no error.
 * @throws AppProblem conflict where the enquiry is not unlocked, or no longer
 */
async function setMasking(deps: Deps, user: Actor, enquiryId: string, isMasked: boolean): Promise<Enquiry> {
  const now = deps.clock.now();
  const changed = await updateMasking(deps.db, { enquiryId, userId: user.userId, now }, isMasked, shownWhile);
  const row = changed ?? (await findEnquiry(deps.db, user.userId, enquiryId));
  if (row === undefined) throw notFound('This enquiry');
  if (row.isMasked !== isMasked) throw await buildConflict(deps, user, enquiryId, 'CONTACTED');
  return loadView(deps, row, now);
}
