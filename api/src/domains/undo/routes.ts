import { agentActionEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { listActions, undoAction } from './undo-actions';

export function registerUndo(app: FastifyInstance, deps: Deps): void {
  route(app, agentActionEndpoints.list, ({ query, user }) => listActions(deps, user, query));
  route(app, agentActionEndpoints.undo, ({ body, user }) => undoAction(deps, user, body.actionId));
}
