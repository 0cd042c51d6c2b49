import { DAY, limits, type Enquiry, type followUpBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Db } from '../../database/connect';
import type { Actor, Deps } from '../../deps';
import { invalidField, notFound } from '../../plugins/problem';
import { recordAction } from '../agent-actions';
import type { FollowUp } from './follow-up-change';
import { updateFollowUp } from './enquiry-repository';
import { enquiryColumns, findEnquiry, type EnquiryRow } from './store';
import { loadView, toViews } from './view';

/** Saving the same values again changes nothing and is no error. */
export async function keepFollowUp(
  deps: Deps,
  user: Actor,
  enquiryId: string,
  { remindAt, note }: v.InferOutput<typeof followUpBody>,
): Promise<Enquiry> {
  const now = deps.clock.now();
  const { userId } = user;
  const before = await findEnquiry(deps.db, userId, enquiryId);
  if (before === undefined) throw notFound('This enquiry');
  const moment = remindAt === null ? null : new Date(remindAt);
  refuseWrongTime(moment, before, now);
  const changed = await deps.db.transaction().execute(async (trx) => {
    const row = await updateFollowUp(trx, { enquiryId, userId, now }, moment, note);
    if (row !== undefined) await recordFollowUp(trx, user, before, row, now);
    return row;
  });
  return loadView(deps, changed ?? before, now);
}

const toFollowUp = ({ remindAt, followUpNote }: EnquiryRow): FollowUp => ({
  remindAt: remindAt?.toISOString() ?? null,
  note: followUpNote,
});

/** Called by its vehicle: the name of the customer may still be hidden. */
const recordFollowUp = (trx: Db, user: Actor, before: EnquiryRow, after: EnquiryRow, now: Date) =>
  recordAction(
    trx,
    user,
    {
      kind: 'followUpChanged',
      subjectId: after.id,
      name: after.car.vehicleTitle ?? after.car.vehicleModel ?? '',
      change: { before: toFollowUp(before), after: toFollowUp(after) },
    },
    now,
  );

/** A note may still be changed after its reminder is due. @throws AppProblem on the field */
function refuseWrongTime(moment: Date | null, before: EnquiryRow, now: Date): void {
  if (moment === null || moment.getTime() === before.remindAt?.getTime()) return;
  if (moment <= now) throw invalidField('remindAt', 'Choose a time to come.');
  if (moment.getTime() - now.getTime() > limits.enquiry.followUpDaysMax * DAY)
    throw invalidField('remindAt', 'Choose a time within a year.');
}

const AT_MOST = 100;

/** Future reminders, and those that became due unseen. A cancelled enquiry needs no follow-up. */
export async function listReminders(deps: Deps, { userId }: Actor): Promise<{ list: Enquiry[] }> {
  const now = deps.clock.now();
  const rows = await deps.db
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where('userId', '=', userId)
    .where('remindAt', '>', new Date(now.getTime() - DAY))
    .where('status', '<>', 'CANCELLED')
    .orderBy('remindAt')
    .limit(AT_MOST)
    .execute();
  return { list: await toViews(deps, rows, now) };
}
