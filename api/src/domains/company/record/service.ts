import type { CompanyRecord } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { isUniqueViolation } from '../../../plugins/database-errors';
import { AppProblem, notFound } from '../../../plugins/problem';
import { detachFiles } from '../../files';
import { changeFiles } from './change-files';
import * as repository from './company-repository';
import { changeableFields, type CreateBody, type UpdateBody } from './changeable-fields';
import {
  refuseAnother,
  refuseForeignFields,
  refuseIndividualAbroad,
  refusePastDate,
  refuseUnknownCity,
} from './rules';
import { findByUser } from './store';
import { toCompanyRecord } from './to-company-record';

export async function createCompany(deps: Deps, user: Actor, body: CreateBody): Promise<CompanyRecord> {
  refuseAnother(body.userId, user.userId);
  refuseIndividualAbroad(deps, body.accountType);
  refusePastDate(deps, body.expireDate);
  if (body.accountType === 'company') await refuseUnknownCity(deps, body.location);
  const now = deps.clock.now();
  const { location, ...fields } = { location: undefined, ...body };
  try {
    await deps.db.transaction().execute(async (trx) => {
      await changeFiles(trx, user.userId, {}, fields, now);
      const stamps = { createdAt: now, updatedAt: now };
      await repository.insertCompany(trx, {
        id: newId(),
        ...fields,
        ...(location && { location: JSON.stringify(location) }),
        plan: body.accountType === 'individual' ? 'INDIVIDUAL' : 'STARTER',
        ...stamps,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'companies_user_id'))
      throw new AppProblem('company_exists', 'Your account has a company already.');
    throw error;
  }
  return ownCompany(deps, user);
}

export async function updateCompany(deps: Deps, user: Actor, body: UpdateBody): Promise<CompanyRecord> {
  refusePastDate(deps, body.expireDate);
  await refuseUnknownCity(deps, body.location);
  await deps.db.transaction().execute((trx) => change(deps, trx, user, body));
  return ownCompany(deps, user);
}

async function change(
  { clock }: Deps,
  trx: Transaction<Database>,
  user: Actor,
  body: UpdateBody,
): Promise<void> {
  const before = await trx
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', body.companyId)
    .where('userId', '=', user.userId)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) throw notFound('This company');
  if (body.version !== undefined && body.version !== before.version)
    throw new AppProblem(
      'version_conflict',
      'Someone changed this company meanwhile. Load it again; what you typed is kept.',
    );
  refuseForeignFields(before.accountType, body);
  const now = clock.now();
  const replaced = await changeFiles(trx, user.userId, before, body, now);
  const { location, ...fields } = Object.fromEntries(
    changeableFields[before.accountType].flatMap((field) =>
      body[field] === undefined ? [] : [[field, body[field]]],
    ),
  ) as Partial<UpdateBody>;
  await repository.updateCompany(trx, before.id, {
    ...fields,
    ...(location && { location: JSON.stringify(location) }),
    // Sending a rejected registration again requests a new decision.
    ...(before.approvalStatus === 'REJECTED' && {
      approvalStatus: 'PENDING',
      rejectionReason: null,
      decidedAt: null,
    }),
    updatedAt: now,
  });
  await detachFiles(trx, user.userId, replaced);
  if (before.approvalStatus !== 'REJECTED') return;
  await repository.insertDecision(trx, {
    id: newId(),
    companyId: before.id,
    approvalStatus: 'PENDING',
    decidedBy: user.userId,
    decidedAt: now,
  });
}

export async function getCompany(deps: Deps, user: Actor, userId: string): Promise<CompanyRecord | null> {
  refuseAnother(userId, user.userId);
  const row = await findByUser(deps.db, userId);
  return row ? toCompanyRecord(deps, row) : null;
}

async function ownCompany(deps: Deps, user: Actor): Promise<CompanyRecord> {
  const record = await getCompany(deps, user, user.userId);
  if (record === null) throw notFound('This company');
  return record;
}
