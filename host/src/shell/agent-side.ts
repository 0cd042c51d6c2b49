import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '@portal/shared/portal';
import type { AgentSide } from '../router/guard';
import { reloadOnce } from '../federation/reload-once';

type AgentShell = ComponentType<{ children: ReactNode }>;

/** The part of the shell that only agents' pages need: the sidebar, the gate, the session's watcher. One file, loaded once. */
export interface ShellModule {
  load(): Promise<AgentSide>;
  /** The layout, once loaded. */
  readonly Shell: AgentShell | null;
}

export interface AgentModule {
  readonly AgentShell: AgentShell;
  startSession(portal: Portal): AgentSide;
}

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
