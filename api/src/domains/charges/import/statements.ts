import {
  limits,
  type addStatementRowsBody,
  type createStatementBody,
  type previewStatementBody,
  type RecognisedStatement,
  type Statement,
  type StatementReport,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { AppProblem, notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { raiseNotification } from '../../notifications';
import { insertChargeHistory, undoCharges } from '../charge-repository';
import { promoteDuplicateLines } from '../statement-line-repository';
import { insertStatement, markStatementUndone } from '../statement-repository';
import { detectNegative } from '../statements/read-row';
import { isCompleteMapping, recogniseStatement } from '../statements/recognise-statement';
import { importRows, previewRows } from './import-rows';

/** The suggestion for a file, or the mapping that the company used last for the same headings. */
export async function recogniseRows(
  deps: Deps,
  user: Actor,
  rows: readonly (readonly string[])[],
): Promise<RecognisedStatement | null> {
  const companyId = requireCompany(user);
  const found = recogniseStatement(rows, deps.country.id);
  if (found === null) return null;
  const amountAt = found.columns.indexOf('amount');
  const amounts = rows.slice(found.firstRow).map((row) => row[amountAt] ?? '');
  const remembered = await deps.db
    .selectFrom('chargeStatements')
    .select('mapping')
    .where('companyId', '=', companyId)
    .where('headingKey', '=', found.headingKey)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const suggestion = {
    issuer: found.issuer,
    kind: found.kind,
    columns: [...found.columns],
    isNegative: detectNegative(amounts),
    dateOrder: found.dateOrder,
  };
  return {
    ...suggestion,
    ...remembered?.mapping,
    dialect: found.dialect,
    firstRow: found.firstRow,
    headings: [...found.headings],
    headingKey: found.headingKey,
    // The dates of this file prove more than those of an earlier one.
    dateOrder: found.dateOrder ?? remembered?.mapping.dateOrder ?? null,
    isRemembered: remembered !== undefined,
  };
}

function requireCompleteMapping({
  columns,
}: {
  readonly columns: v.InferOutput<typeof previewStatementBody>['mapping']['columns'];
}): void {
  if (isCompleteMapping(columns)) return;
  const message = 'Choose the columns of the plate, the date and the amount.';
  throw new AppProblem('invalid_input', message, { errors: [{ path: 'mapping.columns', message }] });
}

export function previewStatement(
  deps: Deps,
  user: Actor,
  { mapping, rows }: v.InferOutput<typeof previewStatementBody>,
): Promise<StatementReport> {
  const companyId = requireCompany(user);
  requireCompleteMapping(mapping);
  return previewRows(deps, { companyId, userId: user.userId, mapping }, rows);
}

export async function createStatement(
  deps: Deps,
  user: Actor,
  { fileName, headingKey, mapping }: v.InferOutput<typeof createStatementBody>,
): Promise<{ statementId: string }> {
  const companyId = requireCompany(user);
  requireCompleteMapping(mapping);
  const statementId = newId();
  await insertStatement(deps.db, {
    id: statementId,
    companyId,
    fileName,
    issuer: mapping.issuer,
    kind: mapping.kind,
    headingKey,
    mapping: JSON.stringify(mapping),
    createdBy: user.userId,
    createdAt: deps.clock.now(),
  });
  return { statementId };
}

const findStatement = (db: Db, companyId: string, statementId: string) =>
  db
    .selectFrom('chargeStatements')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', statementId);

export async function addStatementRows(
  deps: Deps,
  user: Actor,
  { statementId, rows }: v.InferOutput<typeof addStatementRowsBody>,
): Promise<StatementReport> {
  const companyId = requireCompany(user);
  return deps.db.transaction().execute(async (trx) => {
    // Locked, so that rows of one file are never counted twice, and an undone import gets no more rows.
    const statement = await findStatement(trx, companyId, statementId).forUpdate().executeTakeFirst();
    if (statement === undefined) throw notFound('This statement');
    if (statement.undoneAt !== null)
      throw new AppProblem('conflict', 'This import was undone. Import the file again.');
    const target = { companyId, userId: user.userId, statementId, mapping: statement.mapping };
    const report = await importRows(deps, trx, target, rows);
    await notifyImported(trx, companyId, statementId, deps.clock.now());
    return report;
  });
}

/** A file is sent in parts: each brings the counts of its notification up to date. */
async function notifyImported(trx: Db, companyId: string, statementId: string, at: Date): Promise<void> {
  const { added, refused } = await selectStatements(trx, companyId)
    .where('statement.id', '=', statementId)
    .executeTakeFirstOrThrow();
  const facts = { subject: 'charges', added: Number(added), changed: 0, refused: Number(refused) } as const;
  await raiseNotification(trx, companyId, { kind: 'importFinished', key: statementId, facts }, at);
}

const selectStatements = (db: Db, companyId: string) =>
  db
    .selectFrom('chargeStatements as statement')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('chargeStatementLines as line')
          .whereRef('line.companyId', '=', 'statement.companyId')
          .whereRef('line.statementId', '=', 'statement.id')
          .select(({ fn }) => [
            fn.countAll<string>().filterWhere('outcome', '=', 'added').as('added'),
            fn.countAll<string>().filterWhere('outcome', '=', 'duplicate').as('duplicate'),
            fn.countAll<string>().filterWhere('outcome', '=', 'refused').as('refused'),
            fn.countAll<string>().filterWhere('outcome', 'in', ['free', 'skipped']).as('skipped'),
          ])
          .as('lines'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('charges')
          .whereRef('charges.companyId', '=', 'statement.companyId')
          .whereRef('charges.statementId', '=', 'statement.id')
          .where((eb) =>
            eb.or([
              eb('charges.state', 'not in', ['unbilled', 'undone']),
              eb('charges.accountedAt', 'is not', null),
            ]),
          )
          .select(({ fn }) => fn.countAll<string>().as('billed'))
          .as('moved'),
      (join) => join.onTrue(),
    )
    .selectAll('statement')
    .select(['lines.added', 'lines.duplicate', 'lines.refused', 'lines.skipped', 'moved.billed'])
    .where('statement.companyId', '=', companyId);
type StatementRow = Awaited<ReturnType<ReturnType<typeof selectStatements>['execute']>>[number];

const toStatement = (row: StatementRow): Statement => ({
  statementId: row.id,
  fileName: row.fileName,
  issuer: row.issuer,
  kind: row.kind,
  createdAt: row.createdAt.toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
  added: Number(row.added),
  duplicate: Number(row.duplicate),
  refused: Number(row.refused),
  skipped: Number(row.skipped),
  billed: Number(row.billed),
});

/** The latest first. */
export async function listStatements({ db }: Deps, user: Actor): Promise<{ list: Statement[] }> {
  const rows = await selectStatements(db, requireCompany(user))
    .orderBy('statement.createdAt', 'desc')
    .orderBy('statement.id', 'desc')
    .limit(limits.charge.statementsMax)
    .execute();
  return { list: rows.map(toStatement) };
}

/** The lines that did not become charges, as the file has them. */
export async function reportStatement(
  { db }: Deps,
  user: Actor,
  statementId: string,
): Promise<StatementReport> {
  const companyId = requireCompany(user);
  if ((await findStatement(db, companyId, statementId).executeTakeFirst()) === undefined)
    throw notFound('This statement');
  const rows = await db
    .selectFrom('chargeStatementLines')
    .select(['line', 'outcome', 'problems', 'cells'])
    .where('companyId', '=', companyId)
    .where('statementId', '=', statementId)
    .where('outcome', '<>', 'added')
    .orderBy('line')
    .limit(limits.charge.reportMax)
    .execute();
  return {
    rows: rows.map(({ line, outcome, problems, cells }) => ({
      line,
      outcome,
      problems: [...problems],
      cells: [...cells],
    })),
  };
}

/** Takes an import back. Charges that another statement lists as well stay, with that statement. */
export async function undoStatement(deps: Deps, user: Actor, statementId: string): Promise<Statement> {
  const companyId = requireCompany(user);
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    if ((await findStatement(trx, companyId, statementId).forUpdate().executeTakeFirst()) === undefined)
      throw notFound('This statement');
    const view = await selectStatements(trx, companyId)
      .where('statement.id', '=', statementId)
      .executeTakeFirstOrThrow();
    if (view.undoneAt !== null) throw new AppProblem('conflict', 'This import was undone already.');
    if (Number(view.billed) > 0)
      throw new AppProblem(
        'conflict',
        'Charges of this statement are on an account, billed or written off already, so it stays.',
      );
    const undone = await undoCharges(trx, companyId, statementId);
    await promoteDuplicateLines(trx, companyId);
    await insertChargeHistory(trx, companyId, undone, { kind: 'undone', userId: user.userId, at });
    await markStatementUndone(trx, companyId, statementId, { at, userId: user.userId });
    return toStatement({ ...view, undoneAt: at });
  });
}
