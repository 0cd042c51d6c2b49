import type { Enquiry, enquiryPage, suppliedEnquiryPage } from '@portal/shared/contract';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { getEnquiryCounts, sumCounts } from './counts';
import { enquiryColumns, hasStatus, listAgentEnquiries, type EnquiryPageQuery } from './store';
import { toViews } from './view';

/** The id of another agent is answered like one that does not exist. */
export function refuseAnotherAgent(agentId: string, { agentId: own }: Actor): void {
  if (agentId !== own) throw notFound('This agent');
}

const buildPage = <Row>(list: Row[], { page, limit }: EnquiryPageQuery, total: number) => ({
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
  query: EnquiryPageQuery,
): Promise<v.InferOutput<typeof enquiryPage>> {
  refuseAnotherAgent(agentId, user);
  const now = deps.clock.now();
  const [counts, rows] = await Promise.all([
    getEnquiryCounts(deps.db, user.userId, now),
    listAgentEnquiries(deps.db, user.userId, query, now),
  ]);
  const total = sumCounts(counts, query.status);
  return { ...buildPage(await toViews(deps, rows, now), query, total), counts };
}

/** The beginnings of words, all of which must occur: `sar toy` finds Sara's Toyota. Null: no search. */
export function toSearchQuery(search: string | undefined): string | null {
  const words = (search ?? '').match(/[\p{L}\p{M}\p{N}]+/gu);
  return words === null ? null : words.map((word) => `${word}:*`).join(' & ');
}

/** Every supplier's enquiries, for the platform; contact data is masked for it as for the agent. */
export async function readAllAgentsPage(
  deps: Deps,
  pageQuery: EnquiryPageQuery & { readonly search?: string },
): Promise<v.InferOutput<typeof suppliedEnquiryPage>> {
  const { db } = deps;
  const now = deps.clock.now();
  const { page, limit, status, search } = pageQuery;
  const words = toSearchQuery(search);
  let query = db.selectFrom('enquiries').innerJoin('companies', 'companies.id', 'enquiries.companyId');
  if (status) query = query.where((where) => hasStatus(status, now)(where));
  if (words) query = query.where(sql<boolean>`enquiries.search @@ to_tsquery('simple', ${words})`);
  const total = words
    ? (await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow())
        .total
    : sumCounts(await getEnquiryCounts(db, null, now), status);
  const rows = await query
    .select([...enquiryColumns, 'companies.companyName'])
    .orderBy('enquiries.createdAt', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const views = await toViews(deps, rows, now);
  const list = rows.map(({ companyId, companyName }, index) => ({
    ...(views[index] as Enquiry),
    companyId,
    companyName,
  }));
  return buildPage(list, pageQuery, total);
}
