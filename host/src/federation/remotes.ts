import { toError } from '@portal/shared/api';
import type { Portal } from '@portal/shared/portal';
import type { RegistryEntry, RemoteDefinition } from '@portal/shared/remote';
import { warnAboutDuplicates } from './duplicates';
import type { FederationRuntime } from './create-federation-runtime';
import { readDefinition } from './read-definition';
import { findMismatch } from './registry';

export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly definition: RemoteDefinition }
  | { readonly status: 'failed'; readonly error: Error; readonly at: number };

export interface Remotes {
  readonly entries: readonly RegistryEntry[];
  state(name: string): RemoteState;
  /** Loads a remote once. After a failure it is loaded from scratch. @throws the reason it cannot be used */
  load(name: string): Promise<RemoteDefinition>;
  subscribe(listener: () => void): () => void;
}

interface Slot {
  state: RemoteState;
  attempts: number;
  flight: Promise<RemoteDefinition> | null;
}

const idle: RemoteState = { status: 'idle' };

export function createRemotes(
  portal: Portal,
  runtime: FederationRuntime,
  entries: readonly RegistryEntry[],
): Remotes {
  const slots = new Map<string, Slot>(
    entries.map(({ name }) => [name, { state: idle, attempts: 0, flight: null }]),
  );
  const listeners = new Set<() => void>();
  const set = (slot: Slot, state: RemoteState) => {
    slot.state = state;
    listeners.forEach((listener) => listener());
  };

  async function start(entry: RegistryEntry, slot: Slot): Promise<RemoteDefinition> {
    try {
      const mismatch = findMismatch(entry);
      if (mismatch) throw mismatch;
      runtime.register(entry, slot.attempts);
      slot.attempts += 1;
      const definition = readDefinition(entry.name, await runtime.load(entry.name));
      if (definition.messages) await portal.i18n.add(definition.messages);
      definition.setup?.(portal);
      set(slot, { status: 'ready', definition });
      warnAboutDuplicates(runtime.sharedVersions());
      portal.events.emit('remote:loaded', { remote: entry.name, version: entry.version });
      return definition;
    } catch (thrown) {
      const error = toError(thrown);
      console.error(`Remote ${entry.name} ${entry.version} cannot be used`, error);
      set(slot, { status: 'failed', error, at: Date.now() });
      portal.events.emit('remote:failed', { remote: entry.name, reason: error.message });
      throw error;
    }
  }

  return {
    entries,
    state: (name) => slots.get(name)?.state ?? idle,
    async load(name) {
      const slot = slots.get(name);
      const entry = entries.find((known) => known.name === name);
      if (!slot || !entry) throw new Error(`No remote ${name} in the registry`);
      if (slot.state.status === 'ready') return slot.state.definition;
      if (slot.flight) return slot.flight;
      set(slot, { status: 'loading' });
      slot.flight = start(entry, slot).finally(() => {
        slot.flight = null;
      });
      return slot.flight;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
