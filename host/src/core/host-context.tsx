import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { RemoteState, Remotes } from '../federation/remotes';
import type { ShellModule } from './agent-module';
import type { Connection } from './connection';

/** What the shell's own components share in addition to the portal. */
export interface Host {
  readonly remotes: Remotes;
  readonly agentSide: ShellModule;
  readonly connection: Connection;
}

const HostContext = createContext<Host | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('HostProvider is missing above this component');
  return host;
}

export const useRemotes = (): Remotes => useHost().remotes;

export function useRemoteState(name: string): RemoteState {
  const remotes = useRemotes();
  return useSyncExternalStore(remotes.subscribe, () => remotes.state(name));
}
