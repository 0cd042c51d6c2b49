import type { Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Deps } from '../deps';
import { readAccess, tokenIssuer, type AccessClaims } from '../domains/auth/tokens';
import { AppProblem } from './problem';

/** Fills `request.actor`, or refuses: 401 without a session that lives, 403 for a role that may not. */
export async function authenticate(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (endpoint.access === 'public') return;
  const actor = await actorOf(app.deps, request.headers.authorization);
  if (actor === null) throw new AppProblem('unauthenticated', 'Sign in to go on.');
  if (endpoint.access === 'operator' && actor.role !== 'operator')
    throw new AppProblem('forbidden', 'Your account may not do this.');
  // A customer's link has a token of its own kind; an agent's is not accepted in its place.
  if (endpoint.access === 'customer') throw new AppProblem('forbidden', 'Your account may not do this.');
  request.actor = actor;
}

async function actorOf(deps: Deps, authorization: string | undefined): Promise<Actor | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const claims = await readAccess(tokenIssuer(deps.config.jwtSecret, deps.country.id, deps.clock), token);
  return claims === null ? null : liveActor(deps, claims);
}

/** One indexed look-up a request: a session that has ended stops at once, and the role is the one of now. */
async function liveActor({ db, country }: Deps, { userId, sessionId }: AccessClaims): Promise<Actor | null> {
  const row = await db
    .selectFrom('refreshFamilies as family')
    .innerJoin('users', 'users.id', 'family.userId')
    .leftJoin('companies', 'companies.userId', 'users.id')
    .select(['users.id', 'users.agentId', 'users.role', 'companies.id as companyId'])
    .where('family.id', '=', sessionId)
    .where('users.id', '=', userId)
    .where('family.endedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    userId: row.id,
    agentId: row.agentId,
    companyId: row.companyId,
    role: row.role,
    country: country.id,
    sessionId,
  };
}
