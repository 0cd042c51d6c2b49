import type { NotificationChoices } from '@portal/shared/contract';

import type { Actor, Deps } from '../../deps';
import { AppProblem } from '../../plugins/problem';
import { recordChoices } from './choice-action';
import { readStoredChoices, writeChoices } from './stored-choices';

const none: NotificationChoices = { muted: [], email: [], push: [], quietHours: null };

/** Which kinds the caller does not want to see, which are sent to them, and when none is. */
export const readChoices = async (
  { db }: Deps,
  { companyId, userId }: Actor,
): Promise<NotificationChoices> => (companyId === null ? none : readStoredChoices(db, { companyId, userId }));

/** @throws AppProblem 409 for a caller without a company */
export async function changeChoices(
  { db, clock }: Deps,
  { companyId, userId }: Actor,
  choices: NotificationChoices,
): Promise<NotificationChoices> {
  if (companyId === null)
    throw new AppProblem('company_required', 'Register your company first; then you can go on here.');
  const reader = { companyId, userId };
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const before = await readStoredChoices(trx, reader);
    await writeChoices(trx, reader, choices, now);
    const after = await readStoredChoices(trx, reader);
    await recordChoices(trx, reader, { before, after }, now);
    return after;
  });
}
