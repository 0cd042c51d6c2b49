import type { agreementBody, AgreementData, TermsVersion } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';

import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { insertAgreement, insertTerms, updateAgreement } from './agreement-repository';
import { cleanTerms } from './clean-terms';
import { findAgreement, findTermsVersion, listTermsVersions } from './store';
import { checkTax } from './check-tax';
import { taxColumns, toTaxColumns, toTaxFields } from './tax-columns';

type Body = v.InferOutput<typeof agreementBody>;

export async function getAgreement({ db }: Pick<Deps, 'db'>, { userId }: Actor): Promise<AgreementData> {
  const row = await findAgreement(db, userId);
  if (row === undefined) return { country: null, taxNumber: null, termsNCondition: null };
  return {
    ...toTaxFields(row),
    termsNCondition: row.terms,
    termsVersion: row.version,
    termsChangedAt: row.changedAt?.toISOString() ?? null,
  };
}

/** Changes only what was sent. */
export async function changeAgreement(deps: Deps, user: Actor, body: Body): Promise<AgreementData> {
  const terms = body.termsNCondition === undefined ? null : cleanTerms(body.termsNCondition);
  await deps.db.transaction().execute(async (trx) => {
    await changeTax(deps, trx, user.userId, body);
    if (terms !== null) await addTerms(deps, trx, user.userId, terms);
  });
  return getAgreement(deps, user);
}

async function changeTax({ clock }: Deps, trx: Transaction<Database>, userId: string, body: Body) {
  await insertAgreement(trx, userId);
  const before = await trx
    .selectFrom('agreements')
    .select(taxColumns)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const columns = toTaxColumns(body, before);
  const checked = await checkTax(trx, columns);
  await updateAgreement(trx, userId, { ...columns, ...checked, updatedAt: clock.now() });
}

/** Terms that equal the newest version make no new version. */
async function addTerms({ clock }: Deps, trx: Transaction<Database>, userId: string, terms: string) {
  const newest = await findAgreement(trx, userId);
  if (newest?.terms === terms) return;
  await insertTerms(trx, {
    userId,
    terms,
    version: (newest?.version ?? 0) + 1,
    changedBy: userId,
    changedAt: clock.now(),
  });
}

export async function getTermsVersions({ db }: Deps, { userId }: Actor): Promise<{ list: TermsVersion[] }> {
  const rows = await listTermsVersions(db, userId);
  return { list: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })) };
}

export async function getTermsVersion(
  { db }: Deps,
  { userId }: Actor,
  version: number,
): Promise<TermsVersion> {
  const row = await findTermsVersion(db, userId, version);
  if (row === undefined) throw notFound('This version of the terms');
  const { terms, changedAt, ...rest } = row;
  return { ...rest, changedAt: changedAt.toISOString(), termsNCondition: terms };
}
