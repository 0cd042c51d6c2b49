import { newId } from '../database/ids';
import type { Actor, Deps } from '../deps';
import { hashPassword } from '../domains/identity';
import { DEMO_PASSWORD } from './desks';

interface Login {
  readonly email: string;
  readonly phoneNumber: string;
}

/** The demo agent with this number; created with a company when there is none yet. */
export async function ensureAgent(
  deps: Deps,
  login: Login,
  addCompany: (userId: string) => Promise<string>,
): Promise<Actor & { readonly companyId: string }> {
  const { id: userId, agentId } = (await find(deps, login)) ?? (await add(deps, login));
  const company = await deps.db
    .selectFrom('companies')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const companyId = company?.id ?? (await addCompany(userId));
  return { userId, agentId, companyId, role: 'agent', country: deps.country.id, sessionId: '' };
}

const find = ({ db }: Deps, { phoneNumber }: Login) =>
  db
    .selectFrom('users')
    .select(['id', 'agentId'])
    .where('phoneNumber', '=', phoneNumber)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

async function add({ db, country, clock }: Deps, { email, phoneNumber }: Login) {
  const now = clock.now();
  const ids = { id: newId(), agentId: newId() };
  await db
    .insertInto('users')
    .values({
      ...ids,
      email,
      phoneNumber,
      emailVerifiedAt: now,
      country: country.id,
      consentedAt: now,
      passwordHash: await hashPassword(DEMO_PASSWORD),
    })
    .execute();
  return ids;
}
