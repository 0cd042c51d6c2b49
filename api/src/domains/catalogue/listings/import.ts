import type { importUpdatesBody, ImportReport, RowChange } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { toFieldErrors } from '../../../imports/to-field-errors';
import { say } from '../../../language/say';
import { noteImport } from '../../notifications';
import { judgeChange, judgeNewRow, type JudgedRow } from './judge-row';
import { changeLevelOne, insertListing } from './level-one';
import { writeCities } from './listing-repository';
import { lockOwn } from './own';
import { companyRequired, plateTaken, toPlateProblem } from './problems';
import { settle } from './settle';

interface Member {
  readonly userId: string;
  readonly companyId: string;
}
type Outcome = Omit<ImportReport['rows'][number], 'row'>;

const PLATE = 'vehicleRegistrationNumber';

/**
 * Handles each row separately: valid ones become listings at level 0 or change one, the others come back with their
 * errors.
 */
export async function importListings(
  deps: Deps,
  { userId, companyId }: Actor,
  { rows, dryRun, updates }: v.InferOutput<typeof importUpdatesBody>,
): Promise<ImportReport> {
  if (companyId === null) throw companyRequired();
  const member = { userId, companyId };
  const judged = await judgeAll(deps, member, { rows, updates });
  const report: ImportReport['rows'] = [];
  for (const [index, one] of judged.entries())
    report.push({
      row: index,
      ...(dryRun || one.errors.length > 0 ? toOutcome(one) : await store(deps, member, one)),
    });
  const count = (kind: RowChange) => report.filter(({ ok, change = 'new' }) => ok && change === kind).length;
  const added = count('new');
  const changed = count('changed');
  const refused = report.filter(({ ok }) => !ok).length;
  if (!dryRun)
    await deps.db
      .transaction()
      .execute((trx) =>
        noteImport(
          trx,
          companyId,
          { subject: 'listings', changed, added, refused, isPart: true },
          deps.clock.now(),
        ),
      );
  return { added, refused, rows: report };
}

const toOutcome = ({ errors, report }: JudgedRow): Outcome =>
  errors.length === 0 ? { ok: true, ...report } : { ok: false, errors: [...errors] };

async function judgeAll(
  deps: Deps,
  member: Member,
  { rows, updates }: { readonly rows: readonly unknown[]; readonly updates: boolean },
): Promise<JudgedRow[]> {
  const taken = await deps.db
    .selectFrom('listings')
    .select(['id', 'plate'])
    .where('userId', '=', member.userId)
    .where('companyId', '=', member.companyId)
    .where('deletedAt', 'is', null)
    .execute();
  const idsByPlate = new Map(taken.map(({ id, plate }) => [plate, id]));
  const targets = { userId: member.userId, idsByPlate };
  const inFile = new Map<string, number>();
  const judged: JudgedRow[] = [];
  for (const [index, sent] of rows.entries()) {
    const one = await (updates ? judgeChange(deps, targets, sent) : judgeNewRow(deps, sent));
    const plate = one.row?.[PLATE];
    // A file may name a listing twice, once by its id and once by its plate.
    const keys = [plate, one.listingId].filter((key) => key !== undefined);
    const duplicate = keys.map((key) => inFile.get(key)).find((row) => row !== undefined);
    if (duplicate === undefined) for (const key of keys) inFile.set(key, index);
    const holder = plate === undefined ? undefined : idsByPlate.get(plate);
    const message =
      duplicate !== undefined
        ? say('Row {row} has the same number plate.', { row: duplicate + 1 })
        : holder !== undefined && holder !== one.listingId
          ? plateTaken().detail
          : undefined;
    judged.push(message === undefined ? one : { ...one, errors: [...one.errors, { path: PLATE, message }] });
  }
  return judged;
}

async function store(deps: Deps, member: Member, judged: JudgedRow): Promise<Outcome> {
  const { row, columns, listingId, report } = judged;
  if (report?.change === 'unchanged') return { ok: true, vehicleId: listingId, ...report };
  if (row === undefined || columns === undefined) throw new Error('A row without errors was not judged');
  const now = deps.clock.now();
  try {
    const vehicleId = await deps.db.transaction().execute(async (trx) => {
      if (listingId !== undefined) {
        const before = await lockOwn(trx, member, listingId, report?.version);
        await changeLevelOne(trx, deps, before, { body: row, columns });
        await settle(trx, before, now);
        return listingId;
      }
      const id = await insertListing(trx, member, columns, now);
      const listing = { id, userId: member.userId };
      await writeCities(trx, listing, row.cityIds);
      await settle(trx, listing, now, true);
      return id;
    });
    return { ok: true, vehicleId, ...report };
  } catch (error) {
    // Another request added or changed it after the rows were checked.
    return { ok: false, errors: toFieldErrors(toPlateProblem(error)) };
  }
}
