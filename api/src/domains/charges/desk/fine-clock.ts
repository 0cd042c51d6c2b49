import { DAY, limits, type AlertRules, type Country } from '@portal/shared/contract';
import type { ExpressionBuilder, Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Database } from '../../../database/schema';
import type { ChargesTable } from '../../../database/tables/charges';
import { getSettings } from '../../company';

export type FineClock = AlertRules['fineDue'];

export const readFineClock = async (db: Db, country: Country, companyId: string): Promise<FineClock> =>
  (await getSettings(db, country, companyId)).alertRules.fineDue;

/** When the time to dispute a fine ends; null for what has no clock, or no longer. */
export const computeDueAt = (
  { kind, state, at }: Pick<Selectable<ChargesTable>, 'kind' | 'state' | 'at'>,
  { limit }: FineClock,
): Date | null =>
  kind === 'fine' && (state === 'unbilled' || state === 'disputed')
    ? new Date(at.getTime() + limit * DAY)
    : null;

/** Fines whose time ends soon, or has ended a short while ago. */
export const isFineDue =
  ({ limit, days }: FineClock, now: Date) =>
  (eb: ExpressionBuilder<Database, 'charges'>) =>
    eb.and([
      eb('charges.kind', '=', 'fine'),
      eb('charges.state', 'in', ['unbilled', 'disputed']),
      eb('charges.at', '<', new Date(now.getTime() + (days - limit) * DAY)),
      eb('charges.at', '>', new Date(now.getTime() - (limit + limits.charge.overdueDays) * DAY)),
    ]);
