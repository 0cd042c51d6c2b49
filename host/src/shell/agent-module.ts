import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '@portal/shared/portal';
import type { AgentSide } from '../router/guard';

export type AgentShell = ComponentType<{ children: ReactNode }>;

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
