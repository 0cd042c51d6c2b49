import { endpoint } from '../endpoint';
import { agentActionList, agentActionQuery, undoActionBody, undoneAction } from '../entities/agent-action';

const shared = { capability: 'undo', access: 'agent', built: true } as const;

/** What the caller did lately, and how to undo it. Beyond the supplier platform's own calls. */
export const agentActionEndpoints = {
  list: endpoint({
    id: 'agentActions.list',
    ...shared,
    method: 'GET',
    path: '/agent-actions',
    summary: 'The last actions of the caller that can be undone, or why not, the newest first',
    query: agentActionQuery,
    result: agentActionList,
    failure: 'Failed to fetch your last actions',
  }),
  undo: endpoint({
    id: 'agentActions.undo',
    ...shared,
    method: 'POST',
    path: '/agent-actions/undo',
    summary: 'Undo an action of the caller, if its record is still as the action left it',
    body: undoActionBody,
    result: undoneAction,
    failure: 'Failed to undo the action',
  }),
} as const;
