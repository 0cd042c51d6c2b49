import { agentActionEndpoints, type AgentActionKind } from '@portal/shared/contract';
import type { BulkCall } from '@portal/shared/list';
import { useApi, useCapability } from '@portal/shared/portal';

type UndoForRow = (subjectId: string, call: BulkCall) => Promise<unknown>;

/**
 * Undoes what the agent has just done to a record, which the server knows by its kind.
 * @returns null where the server undoes nothing
 */
export function useUndoForRow(kind: AgentActionKind): UndoForRow | null {
  const api = useApi();
  const canUndo = useCapability('undo');
  if (!canUndo) return null;
  return async (subjectId, call) => {
    const { list } = await api.call(agentActionEndpoints.list, { query: { kind, subjectId } });
    const actionId = list.find(({ undoneAt }) => !undoneAt)?.actionId ?? '';
    return call(agentActionEndpoints.undo, { body: { actionId } });
  };
}
