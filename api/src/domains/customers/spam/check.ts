import type { CustomerStatus } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { say, translateText, type PlainSentence } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { ownCustomer } from '../record/read';
import type { StoredCustomer } from '../record/store';
import { listIdentities } from './flags';

/** A single other company may be wrong, or unfair. */
const OTHERS = 3;

export type SpamInfo = {
  readonly isSpammed: boolean;
  /** Own trips and other companies in total. */
  readonly count: number;
  readonly reasons: string[];
};

interface Flag {
  readonly tripId: string;
  readonly companyId: string;
  readonly status: CustomerStatus;
}

/**
 * How earlier trips ended. Every own trip counts; those of others count when three companies agree, and which
 * ones is never revealed.
 */
export function summarizeFlags(flags: readonly Flag[], companyId: string): SpamInfo {
  const own = flags.filter((flag) => flag.companyId === companyId);
  const others = flags.filter((flag) => flag.companyId !== companyId);
  const companies = new Set(others.map((flag) => flag.companyId));
  const counted = companies.size >= OTHERS ? [...own, ...others] : own;
  return {
    isSpammed: counted.length > 0,
    count: new Set(own.map(({ tripId }) => tripId)).size + (companies.size >= OTHERS ? companies.size : 0),
    reasons: [...new Set(counted.map(({ status }) => status))].sort(),
  };
}

export async function checkSpam(
  deps: Pick<Deps, 'config' | 'country'>,
  db: Db,
  companyId: string,
  customer: StoredCustomer,
): Promise<SpamInfo> {
  const hashes = listIdentities(deps, customer).map(({ hash }) => hash);
  const flags = await db
    .selectFrom('customerFlags')
    .select(['tripId', 'companyId', 'status'])
    .where('hash', 'in', hashes)
    .execute();
  return summarizeFlags(flags, companyId);
}

export async function isSpammed(deps: Deps, user: Actor, customerId: string): Promise<SpamInfo> {
  return checkSpam(deps, deps.db, requireCompany(user), await ownCustomer(deps, user, customerId));
}

/** A customer with a warning gets a vehicle only with a reason. @throws AppProblem on the field */
export async function refuseUnreasoned(
  deps: Pick<Deps, 'config' | 'country'>,
  db: Db,
  companyId: string,
  customer: StoredCustomer,
  spamReason: string | undefined,
): Promise<void> {
  if (spamReason !== undefined) return;
  const { isSpammed: isWarned, reasons } = await checkSpam(deps, db, companyId, customer);
  if (!isWarned) return;
  const message = say(
    'Earlier trips of this customer ended with: {reasons}. Say why you still rent to them.',
    { reasons: reasons.map((reason) => translateText(reason as PlainSentence)).join(', ') },
  );
  throw new AppProblem('spam_reason_required', message, { errors: [{ path: 'spamReason', message }] });
}
