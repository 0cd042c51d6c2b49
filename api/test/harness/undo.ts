import { agentActionEndpoints, type AgentAction, type UndoneAction } from '@portal/shared/contract';

import type { TestAgent } from './agents';
import { addSupplier } from './enquiries';
import { startTestApp, type TestApp } from './start-test-app';

/** The last actions of an agent, and their undoing. */
export function undoCalls(app: TestApp, { token }: Pick<TestAgent, 'token'>) {
  const list = async () =>
    (await app.client<{ list: AgentAction[] }>(agentActionEndpoints.list, { token })).result.list;
  const undo = (actionId: string) =>
    app.client<UndoneAction>(agentActionEndpoints.undo, { token, body: { actionId } });
  async function last(): Promise<AgentAction> {
    const [first] = await list();
    if (first === undefined) throw new Error('The agent has done nothing yet');
    return first;
  }
  return { list, undo, last };
}

/** Undoing seen from outside: what another agent gets, and what happens after the record changed. */
export function undoChecks(
  app: TestApp,
  agent: Pick<TestAgent, 'token'>,
  stranger: Pick<TestAgent, 'token'>,
) {
  const { last, undo } = undoCalls(app, agent);
  return {
    last,
    /** Another agent does not find the action; its own agent undoes it. */
    async undoLast(expected: Partial<AgentAction>): Promise<void> {
      const action = await last();
      expect(action).toMatchObject({ ...expected, refusal: null });
      expect((await undoCalls(app, stranger).undo(action.actionId)).status).toBe(404);
      expect((await undo(action.actionId)).status).toBe(200);
    },
    /** Something happened to the record that is no action of the agent. */
    async refuseChanged(kind: AgentAction['kind']): Promise<void> {
      const action = await last();
      expect(action.kind).toBe(kind);
      const { status, problem } = await undo(action.actionId);
      expect([status, problem.code]).toEqual([409, 'changed_meanwhile']);
      expect(problem.detail).toBe(`${action.name} was changed since, so this can no longer be undone.`);
      expect((await last()).refusal).toBe(problem.detail);
    },
  };
}

/** A server with an agent who undoes, and a stranger who may not. */
export async function startUndoTest() {
  const app = await startTestApp();
  const agent = await addSupplier(app);
  return {
    app,
    agent,
    undo: undoCalls(app, agent),
    checks: undoChecks(app, agent, await addSupplier(app)),
  };
}
export type UndoTest = Awaited<ReturnType<typeof startUndoTest>>;
