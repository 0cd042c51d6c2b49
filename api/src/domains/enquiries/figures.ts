import type { dateRangeQuery, enquiryFigures, queryRow } from '@portal/shared/contract';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { selectStartOfDay } from '../../database/days';
import type { Actor, Deps } from '../../deps';
import { invalidField } from '../../plugins/problem';
import { sayRule } from '../../language/say';
import { maskText } from './mask';

type Range = v.InferOutput<typeof dateRangeQuery>;

/** The agent's enquiries that arrived on days of the range, both ends included; days are the country's. */
function inRange({ db, country }: Deps, { userId }: Actor, { dateStartRange, dateEndRange }: Range) {
  if (dateStartRange && dateEndRange && dateEndRange < dateStartRange)
    throw invalidField('dateEndRange', sayRule('validation.dateOrder'));
  let query = db.selectFrom('enquiries').where('userId', '=', userId);
  if (dateStartRange) query = query.where('createdAt', '>=', selectStartOfDay(country, dateStartRange));
  if (dateEndRange) query = query.where('createdAt', '<', selectStartOfDay(country, dateEndRange, 1));
  return query;
}

/** How many arrived, by day and by outcome. */
export async function getFigures(
  deps: Deps,
  user: Actor,
  range: Range,
): Promise<v.InferOutput<typeof enquiryFigures>> {
  const day = sql<string>`to_char(created_at at time zone ${sql.lit(deps.country.timeZone)}, 'YYYY-MM-DD')`;
  const status = sql<string>`case when status = 'NEW' and expires_at <= ${deps.clock.now()} then 'EXPIRED' else status end`;
  const rows = await inRange(deps, user, range)
    .select((select) => [day.as('date'), status.as('shown'), select.fn.countAll<number>().as('count')])
    .groupBy(['date', 'shown'])
    .orderBy('date')
    .execute();
  const [byDay, byStatus] = [new Map<string, number>(), new Map<string, number>()];
  for (const { date, shown, count } of rows) {
    byDay.set(date, (byDay.get(date) ?? 0) + count);
    byStatus.set(shown, (byStatus.get(shown) ?? 0) + count);
  }
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    list: [...byDay].map(([date, count]) => ({ date, count })),
    byStatus: Object.fromEntries(byStatus),
  };
}

/** What customers wrote in their enquiries, newest first. */
export async function queriesPage(
  deps: Deps,
  user: Actor,
  { page, limit, ...range }: Range & { readonly page: number; readonly limit: number },
) {
  const query = inRange(deps, user, range).where('message', '<>', '');
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'message', 'name', 'car', 'isMasked', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const list: v.InferOutput<typeof queryRow>[] = rows.map(
    ({ id, message: text, name, car, isMasked, createdAt }) => ({
      _id: id,
      message: isMasked ? maskText(text) : text,
      name: isMasked ? maskText(name) : name,
      vehicle: car.vehicleTitle ?? car.vehicleModel ?? null,
      createdAt: createdAt.toISOString(),
    }),
  );
  return { list, page, limit, total, totalNumberOfPages: Math.ceil(total / limit) };
}
