import type { EnquiryStatus } from '@portal/shared/contract';
import type { Actor, Deps } from '../../deps';
import { AppProblem, notFound } from '../../plugins/problem';
import { momentText } from '../moment-text';
import { findEnquiry, type EnquiryRow } from './store';
import { statusNow } from './view';

const done: Readonly<Record<EnquiryStatus, string>> = {
  NEW: 'is new',
  AGENTVIEW: 'was unlocked',
  CONTACTED: 'was marked as contacted',
  CANCELLED: 'was cancelled',
  EXPIRED: 'expired',
};

/** Why a move that is not in the order of things cannot be made, when nobody else was in the way. */
const outOfOrder: Partial<Record<EnquiryStatus, Partial<Record<EnquiryStatus, string>>>> = {
  NEW: {
    CONTACTED: 'Unlock this enquiry first.',
    CANCELLED: 'Unlock this enquiry and contact the customer before you cancel it.',
    NEW: 'This enquiry is new already.',
    EXPIRED: 'An enquiry expires by itself, 30 minutes after it came.',
  },
  AGENTVIEW: { CANCELLED: 'Contact the customer before you cancel this enquiry.' },
};

/** What happened instead: by whom and when, so that the second of two people knows. */
export async function conflictOf(
  deps: Deps,
  user: Actor,
  enquiryId: string,
  wanted: EnquiryStatus,
): Promise<AppProblem> {
  const row = await findEnquiry(deps.db, user.userId, enquiryId);
  if (row === undefined) return notFound('This enquiry');
  const status = statusNow(row, deps.clock.now());
  const plain = outOfOrder[status]?.[wanted];
  if (plain !== undefined) return new AppProblem('conflict', plain);
  const happened = `This enquiry ${done[status]} ${await byWhomAndWhen(deps, row, status)}.`;
  const refusal = wanted === 'NEW' ? ' It cannot become new again.' : '';
  return new AppProblem('conflict', `${happened}${refusal}`);
}

async function byWhomAndWhen({ db, country }: Deps, row: EnquiryRow, status: EnquiryStatus): Promise<string> {
  if (status === 'EXPIRED') return `on ${momentText(country, row.expiresAt)}, 30 minutes after it came`;
  const event = await db
    .selectFrom('enquiryEvents')
    .leftJoin('users', (join) =>
      join.on((on) => on(on.cast<string>('users.id', 'text'), '=', on.ref('enquiryEvents.changedBy'))),
    )
    .select(['enquiryEvents.at', 'users.email'])
    .where('enquiryId', '=', row.id)
    .where('toStatus', '=', status)
    .orderBy('enquiryEvents.id')
    .executeTakeFirst();
  const at = momentText(country, event?.at ?? row.updatedAt);
  return event?.email ? `by ${event.email} on ${at}` : `on ${at}`;
}
