import { MINUTE, limits, type EnquiryStatus } from '@portal/shared/contract';
import { sql, type Transaction } from 'kysely';
import { newId } from '../database/ids';
import type { Database } from '../database/schema';
import type { Deps } from '../deps';
import { makeEnquiry } from './make-enquiry';

const AT_ONCE = 500;
/** The newest past enquiry is older than any that still waits. */
const PAST_FROM = 2 * limits.enquiry.expiry;
const BETWEEN = 13 * MINUTE;
/** New enquiries arrived within these last minutes. */
const LIVE_WITHIN = 8 * MINUTE;

interface Amount {
  readonly userId: string;
  readonly companyId: string;
  readonly rows: number;
  /** How many of them still wait for an answer. */
  readonly live: number;
}

type ManyDeps = Pick<Deps, 'db' | 'clock' | 'country'>;

/**
 * A long history of one supplier, for measurements: answered, cancelled and expired enquiries, and some that
 * wait.
 */
export async function addMany(deps: ManyDeps, { userId, companyId, rows, live }: Amount): Promise<void> {
  const now = deps.clock.now().getTime();
  const getCreatedAt = (number: number) =>
    number < live
      ? now - Math.round((number * LIVE_WITHIN) / live)
      : now - PAST_FROM - (number - live) * BETWEEN;
  for (let from = 0; from < rows; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, rows - from) }, (_, index) => from + index);
    const values = numbers.map((number) =>
      buildEnquiryValues(deps, { userId, companyId }, number, getCreatedAt(number)),
    );
    // In one transaction: otherwise a running server would expire the overdue ones in between.
    await deps.db.transaction().execute(async (trx) => {
      await trx.insertInto('enquiries').values(values).execute();
      await answerPast({ ...deps, db: trx }, userId);
    });
  }
}

function buildEnquiryValues(
  { country }: ManyDeps,
  owner: { userId: string; companyId: string },
  number: number,
  at: number,
) {
  const createdAt = new Date(at);
  const { car, rentalStartDate, rentalEndDate, ...customer } = makeEnquiry(country.id, number, createdAt);
  return {
    id: newId(),
    ...owner,
    ...customer,
    car: JSON.stringify(car),
    createdAt,
    updatedAt: createdAt,
    name: `${customer.name} ${number}`,
    rentalStart: rentalStartDate,
    rentalEnd: rentalEndDate,
    expiresAt: new Date(at + limits.enquiry.expiry),
  };
}

/** Of ten: two expired, two were only unlocked, four were contacted, and two more of those were cancelled. */
async function answerPast(
  { db, clock }: Pick<Deps, 'clock'> & { db: Transaction<Database> },
  userId: string,
): Promise<void> {
  const past = db
    .updateTable('enquiries')
    .where('userId', '=', userId)
    .where('expiresAt', '<=', clock.now())
    .set({ changedBy: userId });
  const move = (to: EnquiryStatus, from: EnquiryStatus, endings: string, minutes: number) =>
    past
      .set({ status: to, updatedAt: sql<Date>`created_at + ${`${minutes} minutes`}::interval` })
      .$if(to === 'AGENTVIEW', (update) => update.set({ isMasked: false }))
      .$if(to === 'CANCELLED', (update) => update.set({ cancelReason: 'PRICE_TOO_LOW' }))
      .where('status', '=', from)
      .where(sql<boolean>`name ~ ${`[${endings}]$`}`)
      .execute();
  await move('EXPIRED', 'NEW', '01', 30);
  await move('AGENTVIEW', 'NEW', '2-9', 6);
  await move('CONTACTED', 'AGENTVIEW', '4-9', 20);
  await move('CANCELLED', 'CONTACTED', '89', 60);
}
