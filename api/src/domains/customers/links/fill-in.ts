import {
  customerFilledKind,
  customerUploads,
  type CustomerUpload,
  type LiveCustomerFilled,
} from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import type { Deps, LinkHolder } from '../../../deps';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { isUniqueViolation } from '../../../plugins/database-errors';
import { sayRule } from '../../../language/say';
import { tellAgent } from '../../agent-events';
import { raiseNotification } from '../../notifications';
import { listDocuments } from '../record/documents';
import type { UpdateBody } from '../record/to-columns';
import { customerNotFound } from '../record/problems';
import { changeLocked, type Saved } from '../record/service';
import { lockCustomers, type StoredCustomer } from '../record/store';
import { linkUsed } from './problems';
import { useUp } from './customer-link-repository';
import { listMissingPictures } from './list-missing-pictures';

type Db = Kysely<Database>;

/** The customer's own submission. It overrides what the agent changed meanwhile, and uses up the link. */
export async function fillInByLink(deps: Deps, holder: LinkHolder, body: UpdateBody): Promise<Saved> {
  if (body.customerId !== holder.customerId) throw customerNotFound();
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const now = deps.clock.now();
      if (!(await useUp(trx, holder, now))) throw linkUsed();
      const [before] = await lockCustomers(trx, holder.companyId, [holder.customerId]);
      if (before === undefined) throw customerNotFound();
      refuseWithoutNumber(before, body);
      refuseEmptiedEmail(before, body);
      await refuseForeignFiles(trx, holder, before, body);
      refuseMissingPictures(await listMissingPictures(trx, deps.country, before, body));
      const saved = await changeLocked(deps, trx, holder.userId, before, body);
      await tellAgent(trx, holder.userId, filled(holder, body.customerName ?? before.name, now), now);
      const { companyId, customerId, linkId, bookingId } = holder;
      const news = { kind: 'customerFilled', key: linkId, facts: { customerId }, tripId: bookingId } as const;
      await raiseNotification(trx, companyId, news, now);
      return saved;
    });
  } catch (error) {
    throw explained(error);
  }
}

const filled = (
  { customerId, bookingId }: LinkHolder,
  customerName: string,
  at: Date,
): LiveCustomerFilled => ({
  kind: customerFilledKind,
  at: at.toISOString(),
  customerId,
  bookingId,
  customerName,
});

function refuseWithoutNumber(before: StoredCustomer, body: UpdateBody): void {
  const { passportNumber = before.passportNumber, drivingLicenseNumber = before.licenseNumber } = body;
  if (!passportNumber && !drivingLicenseNumber)
    throw invalidField('drivingLicenseNumber', sayRule('validation.identityRequired'));
}

/** Who has an address can be reached by it: the desk alone removes one. */
function refuseEmptiedEmail(before: StoredCustomer, { email }: UpdateBody): void {
  if (email === '' && before.email !== '') throw invalidField('email', sayRule('validation.required'));
}

function refuseMissingPictures(missing: readonly CustomerUpload[]): void {
  if (missing.length === 0) return;
  const text = sayRule('validation.required');
  throw new AppProblem('invalid_input', text, { errors: missing.map((path) => ({ path, message: text })) });
}

/** Files that came through this link, or are the customer's already; no others of the agent. */
async function refuseForeignFiles(
  db: Db,
  { companyId, linkId, customerId }: LinkHolder,
  before: StoredCustomer,
  body: UpdateBody,
) {
  const uploaded = await db
    .selectFrom('customerLinkFiles')
    .select('fileId')
    .where('companyId', '=', companyId)
    .where('linkId', '=', linkId)
    .execute();
  const own = new Set(
    [...uploaded, ...(await listDocuments(db, companyId, [customerId]))]
      .map(({ fileId }) => fileId)
      .concat(before.profilePic ?? []),
  );
  const goneText = 'This file is no longer there. Upload it again.';
  for (const path of customerUploads) {
    const sent = [body[path] ?? []].flat();
    if (!sent.every((fileId) => own.has(fileId)))
      throw new AppProblem('not_found', goneText, { errors: [{ path, message: goneText }] });
  }
}

/** The refusal of the database, without any mention of the other customer who has the number. */
function explained(error: unknown): unknown {
  const path = isUniqueViolation(error, 'customers_passport')
    ? 'passportNumber'
    : isUniqueViolation(error, 'customers_license')
      ? 'drivingLicenseNumber'
      : null;
  if (path === null) return error;
  const text = 'The rental company has this number already. Check it, or ask the company.';
  return new AppProblem('duplicate_customer', text, { errors: [{ path, message: text }] });
}
