import type { chargePage, chargesQuery } from '@portal/shared/contract';
import type * as v from 'valibot';

import { selectStartOfDay } from '../../../database/days';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { ownTrip } from '../../rentals';
import { isFineDue, readFineClock } from './fine-clock';
import { isToDecide, selectCharges, viewCharges } from './select-charges';

type Query = v.InferOutput<typeof chargesQuery>;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The ids of a query are those of the company, or of nobody. */
async function refuseForeignIds(
  { db }: Deps,
  companyId: string,
  { statementId, bookingId }: Query,
): Promise<void> {
  if (bookingId !== undefined) await ownTrip(db, companyId, bookingId);
  if (statementId === undefined) return;
  const statement = await db
    .selectFrom('chargeStatements')
    .select('id')
    .where('id', '=', statementId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (statement === undefined) throw notFound('This statement');
}

/** Charges by time. Those of undone imports are shown only if asked for. */
export async function chargesPage(
  deps: Deps,
  user: Actor,
  query: Query,
): Promise<v.InferOutput<typeof chargePage>> {
  const companyId = requireCompany(user);
  await refuseForeignIds(deps, companyId, query);
  const { db, country } = deps;
  const {
    page,
    limit,
    sortOrder,
    search,
    state,
    kind,
    match,
    statementId,
    bookingId,
    dateStartRange,
    dateEndRange,
  } = query;
  let found = selectCharges(db, companyId).where(
    'charges.state',
    state === undefined ? '<>' : '=',
    state ?? 'undone',
  );
  if (kind) found = found.where('charges.kind', '=', kind);
  if (match === 'toDecide') found = found.where(isToDecide);
  else if (match === 'due')
    found = found.where(isFineDue(await readFineClock(db, country, companyId), deps.clock.now()));
  else if (match) found = found.where('charges.match', '=', match);
  if (statementId) found = found.where('charges.statementId', '=', statementId);
  if (bookingId) found = found.where('charges.tripId', '=', bookingId);
  if (dateStartRange) found = found.where('charges.at', '>=', selectStartOfDay(country, dateStartRange));
  if (dateEndRange) found = found.where('charges.at', '<', selectStartOfDay(country, dateEndRange, 1));
  if (search) {
    const pattern = `%${escapeLike(search.toLowerCase())}%`;
    found = found.where((eb) =>
      eb.or([
        eb('charges.search', 'like', pattern),
        eb('trips.code', 'ilike', pattern),
        eb('trips.customerName', 'ilike', pattern),
      ]),
    );
  }
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const direction = sortOrder === 'DESC' ? 'desc' : 'asc';
  const rows = await found
    .orderBy('charges.at', direction)
    .orderBy('charges.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    list: await viewCharges(db, country, companyId, rows),
    page,
    limit,
    total: Number(total),
    totalNumberOfPages: Math.ceil(Number(total) / limit),
  };
}
