import type { Portal } from '@portal/shared/portal';
import type { AgentSide } from '../router/guard';
import { reloadOnce } from '../federation/reload-once';
import type { AgentModule, AgentShell, ShellModule } from './agent-module';

const importAgent = (): Promise<AgentModule> => import(/* webpackChunkName: "agent" */ './agent');

export function createAgentSide(portal: Portal, load: () => Promise<AgentModule> = importAgent): ShellModule {
  let flight: Promise<AgentSide> | null = null;
  let shell: AgentShell | null = null;
  return {
    get Shell() {
      return shell;
    },
    load() {
      flight ??= load().then(
        ({ AgentShell, startSession }) => {
          shell = AgentShell;
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
