import { DAY, limits, type CreateEnquiry } from '@portal/shared/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { newId } from '../../database/ids';
import type { Deps } from '../../deps';
import { say, sayRule } from '../../language/say';
import { keyedHash } from '../../plugins/keyed-hash';
import { AppProblem, invalidField, notFound } from '../../plugins/problem';
import { getToday } from '../../time/today';
import { insertEnquiry } from './enquiry-repository';

/**
 * A customer's enquiry from the marketplace. The same Idempotency-Key never makes a second one, from any
 * address.
 */
export async function createEnquiry(
  deps: Deps,
  body: CreateEnquiry,
  idempotencyKey: string | undefined,
): Promise<{ _id: string }> {
  const period = readPeriod(deps, body);
  const phone = validPhone(body.phone);
  const { companyId, userId } = await findSupplier(deps, body);
  const now = deps.clock.now();
  const { jwtSecret } = deps.config;
  const sourceKey = idempotencyKey === undefined ? null : keyedHash(jwtSecret, 'enquiry', idempotencyKey);
  const sourceHash = keyedHash(jwtSecret, 'enquiry-body', JSON.stringify(body));
  const row = await insertEnquiry(deps.db, {
    id: newId(),
    userId,
    companyId,
    vehicleId: body.vehicleId ?? null,
    car: JSON.stringify(body.car),
    name: body.name,
    phone,
    email: body.email,
    message: body.message,
    ...period,
    sourceKey,
    sourceHash,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + limits.enquiry.expiry),
  });
  return { _id: row?.id ?? (await findFirst(deps, sourceKey, sourceHash)) };
}

async function findFirst({ db }: Deps, sourceKey: string | null, sourceHash: string): Promise<string> {
  const first = await db
    .selectFrom('enquiries')
    .select(['id', 'sourceHash'])
    .where('sourceKey', '=', sourceKey)
    .executeTakeFirstOrThrow();
  if (first.sourceHash !== sourceHash)
    throw new AppProblem('idempotency_mismatch', 'This Idempotency-Key was used for another request.');
  return first.id;
}

/** @throws AppProblem on the field */
function readPeriod({ country, clock }: Deps, { rentalStartDate, rentalEndDate }: CreateEnquiry) {
  const now = clock.now();
  const [rentalStart, rentalEnd] = [new Date(rentalStartDate), new Date(rentalEndDate)];
  if (getToday(country, rentalStart) < getToday(country, now))
    throw invalidField('rentalStartDate', 'Choose today or a later day.');
  if (rentalStart.getTime() - now.getTime() > limits.enquiry.daysAheadMax * DAY)
    throw invalidField('rentalStartDate', 'Choose a day within the next two years.');
  if (rentalEnd.getTime() - rentalStart.getTime() > limits.enquiry.rentalDaysMax * DAY)
    throw invalidField(
      'rentalEndDate',
      say('Choose at most {days} days.', { days: limits.enquiry.rentalDaysMax }),
    );
  return { rentalStart, rentalEnd };
}

/** @throws AppProblem on the field */
function validPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed?.isValid()) throw invalidField('phone', sayRule('validation.phone'));
  return parsed.number;
}

/** Only approved suppliers are offered to customers. @throws AppProblem not_found */
async function findSupplier({ db }: Deps, { companyId, agentId }: CreateEnquiry) {
  const row = await db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.userId')
    .select(['companies.id as companyId', 'users.id as userId'])
    .where('companies.approvalStatus', '=', 'APPROVED')
    .where('users.deletedAt', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('companies.id', '=', companyId as string))
    .$if(agentId !== undefined, (query) => query.where('users.agentId', '=', agentId as string))
    .executeTakeFirst();
  if (row === undefined) throw notFound('This supplier');
  return row;
}
