import { userEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findOwnUser } from './find-own-user';

export function registerUsers(app: FastifyInstance, deps: Deps): void {
  route(app, userEndpoints.me, async ({ user }) => {
    const { agentId, email, phoneNumber, role, deletesAt } = await findOwnUser(deps.db, user.userId);
    return {
      id: user.userId,
      agentId,
      email,
      phoneNumber,
      role,
      deletesAt: deletesAt?.toISOString() ?? null,
    };
  });
  // A country of the portal contains only its own users, so every user's country is this one.
  route(app, userEndpoints.country, async ({ params, user }) => {
    if (params.userId !== user.userId) throw notFound('This user');
    return deps.country.value;
  });
}
