import { accountEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { readDevice } from '../../authentication/device';
import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { planDeletion, undoDeletion } from './deletion';

export function registerAccountDeletion(app: FastifyInstance, deps: Deps): void {
  route(app, accountEndpoints.requestDeletion, ({ body, user, request }) =>
    planDeletion(deps, user, body.currentPassword, readDevice(request)),
  );
  route(app, accountEndpoints.undoDeletion, ({ user, request }) =>
    undoDeletion(deps, user, readDevice(request)),
  );
}
