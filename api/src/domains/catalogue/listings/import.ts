import { importRow, type FieldError, type importBody, type ImportReport } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';
import { noteImport } from '../../notifications';
import type { toColumns } from './fields';
import { judge } from './fitting';
import { insertListing } from './level-one';
import { writeCities } from './listing-repository';
import { toPlateProblem, companyRequired, plateTaken } from './problems';
import { settle } from './settle';

type Row = v.InferOutput<typeof importRow>;
type Owner = { readonly userId: string; readonly companyId: string };
interface Judged {
  readonly row?: Row;
  readonly columns?: ReturnType<typeof toColumns>;
  readonly errors: readonly FieldError[];
}

const PLATE = 'vehicleRegistrationNumber';

/**
 * Handles each row separately: valid ones become listings at level 0, the others come back with their errors.
 */
export async function importListings(
  deps: Deps,
  { userId, companyId }: Actor,
  { rows, dryRun }: v.InferOutput<typeof importBody>,
): Promise<ImportReport> {
  if (companyId === null) throw companyRequired();
  const owner = { userId, companyId };
  const judged = await judgeAll(deps, owner, rows);
  const report: ImportReport['rows'] = [];
  for (const [index, one] of judged.entries())
    report.push({
      row: index,
      ...(dryRun || one.errors.length > 0 ? toOutcome(one) : await add(deps, owner, one)),
    });
  const added = report.filter(({ ok }) => ok).length;
  const counts = { added, refused: rows.length - added };
  if (!dryRun)
    await deps.db
      .transaction()
      .execute((trx) =>
        noteImport(
          trx,
          companyId,
          { subject: 'listings', changed: 0, ...counts, isPart: true },
          deps.clock.now(),
        ),
      );
  return { ...counts, rows: report };
}

const toOutcome = ({ errors }: Judged) =>
  errors.length === 0 ? { ok: true } : { ok: false, errors: [...errors] };

async function judgeAll(deps: Deps, owner: Owner, rows: readonly unknown[]): Promise<Judged[]> {
  const taken = await deps.db
    .selectFrom('listings')
    .select('plate')
    .where('companyId', '=', owner.companyId)
    .where('deletedAt', 'is', null)
    .execute();
  const listed = new Set(taken.map(({ plate }) => plate));
  const inFile = new Map<string, number>();
  const judged: Judged[] = [];
  for (const [index, sent] of rows.entries()) {
    const one = await judgeRow(deps, sent);
    const plate = one.row?.[PLATE];
    const duplicate = plate === undefined ? undefined : inFile.get(plate);
    if (plate !== undefined && duplicate === undefined) inFile.set(plate, index);
    const message =
      duplicate !== undefined
        ? say('Row {row} has the same number plate.', { row: duplicate + 1 })
        : plate !== undefined && listed.has(plate)
          ? plateTaken().detail
          : undefined;
    judged.push(message === undefined ? one : { ...one, errors: [...one.errors, { path: PLATE, message }] });
  }
  return judged;
}

async function judgeRow(deps: Deps, sent: unknown): Promise<Judged> {
  try {
    const row = validate(importRow, sent);
    const { columns, errors } = await judge(deps, row);
    return columns ? { row, columns, errors } : { row, errors };
  } catch (error) {
    return { errors: toFieldErrors(error) };
  }
}

async function add({ db, clock }: Deps, owner: Owner, { row, columns }: Judged) {
  if (row === undefined || columns === undefined) throw new Error('A row without errors was not judged');
  const now = clock.now();
  try {
    const vehicleId = await db.transaction().execute(async (trx) => {
      const id = await insertListing(trx, owner, columns, now);
      await writeCities(trx, id, row.cityIds);
      await settle(trx, id, now, true);
      return id;
    });
    return { ok: true, vehicleId };
  } catch (error) {
    // Another request added it after the rows were checked.
    return { ok: false, errors: toFieldErrors(toPlateProblem(error)) };
  }
}

/** @throws any error that is not a refusal */
function toFieldErrors(error: unknown): FieldError[] {
  if (!(error instanceof AppProblem)) throw error;
  return [...(error.errors ?? [{ path: '', message: error.detail }])];
}
