import type { Endpoint } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Deps, LinkHolder } from '../deps';
import { readAccess, tokenIssuer, type AccessClaims } from '../authentication/tokens';
import { AppProblem } from './problem';

/**
 * Fills `request.actor`, or `request.linkHolder` where a customer calls through their link, or `request.payer`
 * where one pays, or refuses: 401 without an active session, 403 for a role that may not call.
 */
export async function authenticate(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (endpoint.access === 'public') return;
  const token = readBearer(request.headers.authorization);
  if (token === null) throw unauthenticated();
  if (endpoint.access === 'payer') {
    request.payer = await app.findPayer(token);
    if (request.payer !== null) return;
  }
  const actor = await findActor(app.deps, token);
  if (actor === null) {
    request.linkHolder = await admittedByLink(app, endpoint, token);
    return;
  }
  if (endpoint.access === 'operator' && actor.role !== 'operator') throw forbidden();
  // A customer's links have separate kinds of tokens; an agent's token is not accepted for them.
  if (endpoint.access === 'customer' || endpoint.access === 'payer') throw forbidden();
  request.actor = actor;
}

const unauthenticated = () => new AppProblem('unauthenticated', 'Log in to continue.');
const forbidden = () => new AppProblem('forbidden', 'Your account may not do this.');

async function admittedByLink(app: FastifyInstance, endpoint: Endpoint, token: string): Promise<LinkHolder> {
  const holder = await app.findLinkHolder(token);
  if (holder === null) throw unauthenticated();
  if (endpoint.access !== 'customer' && !endpoint.customerLink)
    throw new AppProblem('forbidden', 'A customer\u2019s link may not do this.');
  return holder;
}

const readBearer = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1] ?? null;

async function findActor(deps: Deps, token: string): Promise<Actor | null> {
  const claims = await readAccess(tokenIssuer(deps.config.jwtSecret, deps.country.id, deps.clock), token);
  return claims === null ? null : liveActor(deps, claims);
}

/** One indexed look-up per request: an ended session stops at once, and the role is the current one. */
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
