import { isDeepStrictEqual } from 'node:util';

import { MINUTE, notificationChoices, type NotificationChoices } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Db } from '../../database/connect';
import { changedSince, defineUndoable, deleteLastAction, recordAction } from '../agent-actions';
import type { Reader } from './reader';
import { readStoredChoices, writeChoices } from './stored-choices';

/** Each press of a switch is saved. Presses within this time are one action. */
const ONE_ACTION = 10 * MINUTE;

const keptChoices = v.object({ before: notificationChoices, after: notificationChoices });

/** Called by the address of the user. Choices that are as they were are no action. */
export async function recordChoices(
  trx: Db,
  reader: Reader,
  { before, after }: { readonly before: NotificationChoices; readonly after: NotificationChoices },
  at: Date,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  const { userId } = reader;
  const action = { kind: 'notificationsChosen', subjectId: userId } as const;
  const last = await deleteLastAction(trx, { ...reader, ...action }, new Date(at.getTime() - ONE_ACTION));
  const first = last === undefined ? before : v.parse(keptChoices, last).before;
  if (isDeepStrictEqual(first, after)) return;
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await recordAction(trx, reader, { ...action, name: email, change: { before: first, after } }, at);
}

/** The user gets the notifications that they got before. */
export const choiceOfNotifications = defineUndoable({
  change: keptChoices,
  async check({ db, user }, { name, change: { after } }) {
    if (!isDeepStrictEqual(await readStoredChoices(db, user), after)) throw changedSince(name);
  },
  async undo({ deps, db, user }, { change: { before } }) {
    await writeChoices(db, user, before, deps.clock.now());
    return null;
  },
});
