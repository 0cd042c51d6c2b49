import { agentActionEndpoints, type AgentAction, type UndoneAction } from '@portal/shared/contract';

import type { TestAgent } from './agents';
import type { TestApp } from './start-test-app';

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
