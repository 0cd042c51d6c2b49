import type { accountActivityPage, accountActivityQuery } from '@portal/shared/contract';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';
import type { AccountActivityTable } from '../../../database/tables/accounts';
import type { Actor, Deps } from '../../../deps';
import { describeDevice } from '../../../authentication/device-name';

type Row = Selectable<AccountActivityTable>;
type Page = v.InferOutput<typeof accountActivityPage>;

/** The history of the agent's own account, the newest first. */
export async function listActivity(
  { db }: Deps,
  { userId, sessionId }: Actor,
  { page, limit }: v.InferOutput<typeof accountActivityQuery>,
): Promise<Page> {
  const own = db.selectFrom('accountActivity').where('userId', '=', userId);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const list = rows.map((row) => describe(row, sessionId));
  return { list, page, limit, total: Number(total), totalNumberOfPages: Math.ceil(Number(total) / limit) };
}

function describe(row: Row, ownSession: string): Page['list'][number] {
  const { id, kind, actor, at, network, sessionId } = row;
  return {
    id,
    kind,
    actor,
    at: at.toISOString(),
    device: actor === 'portal' ? null : describeDevice(row),
    network,
    subject: describeSubject(row.subject),
    current: sessionId === ownSession,
  };
}

function describeSubject(subject: Row['subject']): string | null {
  if (subject === null) return null;
  return subject.name ?? describeDevice({ browser: subject.browser ?? '', system: subject.system ?? '' });
}
