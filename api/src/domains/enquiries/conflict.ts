import type { EnquiryStatus } from '@portal/shared/contract';
import type { Actor, Deps } from '../../deps';
import { joinSentences, say, type Translated, type Text } from '../../language/say';
import { AppProblem, notFound } from '../../plugins/problem';
import { momentText } from '../../time/moment-text';
import { findEnquiry, type EnquiryRow } from './store';
import { statusNow } from './view';

/** By somebody unknown, and by somebody known. */
const done = {
  NEW: ['This enquiry has been new since {moment}.', '{person} set this enquiry to new on {moment}.'],
  AGENTVIEW: ['This enquiry was unlocked on {moment}.', 'This enquiry was unlocked by {person} on {moment}.'],
  CONTACTED: [
    'This enquiry was marked as contacted on {moment}.',
    'This enquiry was marked as contacted by {person} on {moment}.',
  ],
  CANCELLED: [
    'This enquiry was cancelled on {moment}.',
    'This enquiry was cancelled by {person} on {moment}.',
  ],
} as const;

/** Why a transition in the wrong order is impossible, when nobody else changed the enquiry. */
const outOfOrder: Partial<Record<EnquiryStatus, Partial<Record<EnquiryStatus, Text>>>> = {
  NEW: {
    CONTACTED: 'Unlock this enquiry first.',
    CANCELLED: 'Unlock this enquiry and contact the customer before you cancel it.',
    NEW: 'This enquiry is new already.',
    EXPIRED: 'An enquiry expires automatically, 30 minutes after it arrived.',
  },
  AGENTVIEW: { CANCELLED: 'Contact the customer before you cancel this enquiry.' },
};

/** What happened instead, by whom and when, so that the second of two people knows. */
export async function buildConflict(
  deps: Deps,
  user: Actor,
  enquiryId: string,
  target: EnquiryStatus,
): Promise<AppProblem> {
  const row = await findEnquiry(deps.db, user.userId, enquiryId);
  if (row === undefined) return notFound('This enquiry');
  const status = statusNow(row, deps.clock.now());
  const plain = outOfOrder[status]?.[target];
  if (plain !== undefined) return new AppProblem('conflict', plain);
  const happened = await whatHappened(deps, row, status);
  return new AppProblem(
    'conflict',
    target === 'NEW' ? joinSentences(happened, say('It cannot become new again.')) : happened,
  );
}

async function whatHappened(
  { db, country }: Deps,
  row: EnquiryRow,
  status: EnquiryStatus,
): Promise<Translated> {
  if (status === 'EXPIRED')
    return say('This enquiry expired on {moment}, 30 minutes after it arrived.', {
      moment: momentText(country, row.expiresAt),
    });
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
  const moment = momentText(country, event?.at ?? row.updatedAt);
  const [byNobody, bySomebody] = done[status];
  return event?.email ? say(bySomebody, { person: event.email, moment }) : say(byNobody, { moment });
}
