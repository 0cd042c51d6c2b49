import type { ComponentType } from 'react';
import type { Portal } from '@portal/shared/portal';
import { nextTurn } from '../core/next-turn';
import { reloadOnce } from '../federation/reload-once';
import type { AgentModule, AgentShell, AgentSide, ShellModule } from '../core/agent-module';

const importAgent = (): Promise<AgentModule> => import(/* webpackChunkName: "agent" */ './agent');

export function createAgentSide(portal: Portal, load: () => Promise<AgentModule> = importAgent): ShellModule {
  let flight: Promise<AgentSide> | null = null;
  let shell: AgentShell | null = null;
  let account: ComponentType | null = null;
  return {
    get Account() {
      return account;
    },
    get Shell() {
      return shell;
    },
    load() {
      flight ??= load().then(
        async ({ AgentShell, AccountButton, startSession }) => {
          // The task that ran the script ends first.
          await nextTurn();
          shell = AgentShell;
          account = AccountButton;
          return startSession(portal);
        },
        (error: unknown) => {
          flight = null;
          if (reloadOnce()) return new Promise<AgentSide>(() => undefined);
          throw error;
        },
      );
      return flight;
    },
  };
}
