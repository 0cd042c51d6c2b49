import type { Enquiry, enquiryPage, suppliedEnquiryPage } from '@portal/shared/contract';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { countsOf, totalOf } from './counts';
import { enquiryColumns, hasStatus, listOfAgent, type PageOf } from './store';
import { viewsOf } from './view';

/** Another's agent id is answered like one that does not exist. */
export function refuseAnotherAgent(agentId: string, { agentId: own }: Actor): void {
  if (agentId !== own) throw notFound('This agent');
}

const pageOf = <Row>(list: Row[], { page, limit }: PageOf, total: number) => ({
  list,
  page,
  limit,
  total,
  totalNumberOfPages: Math.ceil(total / limit),
});

export async function agentsPage(
  deps: Deps,
  user: Actor,
  agentId: string,
  wanted: PageOf,
): Promise<v.InferOutput<typeof enquiryPage>> {
  refuseAnotherAgent(agentId, user);
  const now = deps.clock.now();
  const [counts, rows] = await Promise.all([
    countsOf(deps.db, user.userId, now),
    listOfAgent(deps.db, user.userId, wanted, now),
  ]);
  const total = totalOf(counts, wanted.status);
  return { ...pageOf(await viewsOf(deps, rows, now), wanted, total), counts };
}

/** The beginnings of words, all of which must be there: `sar toy` finds Sara's Toyota. Null: nothing to look for. */
export function wordsOf(search: string | undefined): string | null {
  const words = (search ?? '').match(/[\p{L}\p{M}\p{N}]+/gu);
  return words === null ? null : words.map((word) => `${word}:*`).join(' & ');
}

/** Every supplier's enquiries, for the platform; contact data is masked for it as for the agent. */
export async function everyonesPage(
  deps: Deps,
  wanted: PageOf & { readonly search?: string },
): Promise<v.InferOutput<typeof suppliedEnquiryPage>> {
  const { db } = deps;
  const now = deps.clock.now();
  const { page, limit, status, search } = wanted;
  const words = wordsOf(search);
  let query = db.selectFrom('enquiries').innerJoin('companies', 'companies.id', 'enquiries.companyId');
  if (status) query = query.where((where) => hasStatus(status, now)(where));
  if (words) query = query.where(sql<boolean>`enquiries.search @@ to_tsquery('simple', ${words})`);
  const total = words
    ? (await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow())
        .total
    : totalOf(await countsOf(db, null, now), status);
  const rows = await query
    .select([...enquiryColumns, 'companies.companyName'])
    .orderBy('enquiries.createdAt', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const views = await viewsOf(deps, rows, now);
  const list = rows.map(({ companyId, companyName }, index) => ({
    ...(views[index] as Enquiry),
    companyId,
    companyName,
  }));
  return pageOf(list, wanted, total);
}
