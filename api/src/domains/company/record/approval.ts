import type { companyDecisionBody, companyListPage, companyListRow } from '@portal/shared/contract';
import type * as v from 'valibot';
import { newId } from '../../../database/ids';
import type { Deps } from '../../../deps';
import { companyApprovedMail, companyRejectedMail } from '../../../mail/templates';
import { AppProblem, notFound } from '../../../plugins/problem';
import { runForOwner } from '../../identity';
import { hideAllListings } from '../../catalogue';
import { insertDecision, updateCompany } from './company-repository';
import { findListRow, listCompanies, listCompaniesAfter, type ListFilter, type ListRow } from './store';

export type Decision = v.InferOutput<typeof companyDecisionBody>;
export type CompanyListRow = v.InferOutput<typeof companyListRow>;
type ApprovalDeps = Pick<Deps, 'db' | 'mail' | 'clock'>;

const toListRow = ({ id, createdAt, locale: _, ...row }: ListRow): CompanyListRow => ({
  companyId: id,
  ...row,
  createdAt: createdAt.toISOString(),
});

export async function companiesPage(
  { db }: Pick<Deps, 'db'>,
  filter: ListFilter,
): Promise<v.InferOutput<typeof companyListPage>> {
  const { rows, total } = await listCompanies(db, filter);
  const { page, limit } = filter;
  return { list: rows.map(toListRow), page, limit, total, totalNumberOfPages: Math.ceil(total / limit) };
}

const AT_ONCE = 500;

/** Every company, the newest first, read in parts. */
export async function readAllCompanies(
  { db }: Pick<Deps, 'db'>,
  approvalStatus: ListFilter['approvalStatus'],
): Promise<readonly CompanyListRow[]> {
  const all: ListRow[] = [];
  for (;;) {
    const rows = await listCompaniesAfter(db, approvalStatus, all.at(-1)?.id, AT_ONCE);
    all.push(...rows);
    if (rows.length < AT_ONCE) return all.map(toListRow);
  }
}

/**
 * `decidedBy` goes into the history: the operator's user id, or the command line. The mail is sent only if
 * the decision is committed.
 */
export async function decideCompany(
  { db, mail, clock }: ApprovalDeps,
  decision: Decision,
  decidedBy: string,
): Promise<CompanyListRow> {
  const { companyId, approvalStatus } = decision;
  const reason = decision.approvalStatus === 'REJECTED' ? decision.rejectionReason : null;
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('companies')
      .select('approvalStatus')
      .where('id', '=', companyId)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) throw notFound('This company');
    if (before.approvalStatus === approvalStatus)
      throw new AppProblem(
        'conflict',
        approvalStatus === 'APPROVED'
          ? 'This company is approved already.'
          : 'This company is rejected already.',
      );
    const now = clock.now();
    await updateCompany(trx, companyId, { approvalStatus, rejectionReason: reason, decidedAt: now });
    await insertDecision(trx, { id: newId(), companyId, approvalStatus, reason, decidedBy, decidedAt: now });
    if (reason !== null) await hideAllListings(trx, companyId, now);
    const row = await findListRow(trx, companyId);
    if (row === undefined) throw notFound('This company');
    const to = { to: row.email, name: row.companyName };
    const decisionMail = runForOwner(row, () =>
      reason === null ? companyApprovedMail(to) : companyRejectedMail({ ...to, reason }),
    );
    await mail.send(decisionMail, trx);
    return toListRow(row);
  });
}
