import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '@portal/shared/portal';

export interface AgentSide {
  /** Resolves when the tokens were checked and, where they had expired, renewed. */
  checkSession(): Promise<void>;
  /** Resolves when user and company of the session were read or have failed. */
  readAccount(): Promise<void>;
}

export type AgentShell = ComponentType<{ children: ReactNode }>;

/** The part of the shell that only agents' pages need: the sidebar, the gate, the session's watcher. One file, loaded once. */
export interface ShellModule {
  load(): Promise<AgentSide>;
  /** The account's menu, once loaded. */
  readonly Account: ComponentType | null;
  /** The layout, once loaded. */
  readonly Shell: AgentShell | null;
}

export interface AgentModule {
  readonly AccountButton: ComponentType;
  readonly AgentShell: AgentShell;
  startSession(portal: Portal): AgentSide;
}
