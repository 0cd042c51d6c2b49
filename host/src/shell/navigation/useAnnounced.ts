import type { Capability } from '@portal/shared/contract';
import { usePortal } from '@portal/shared/portal';
import { useSyncExternalStore } from 'react';

/** Which of these capabilities are announced. Read as one text, so that it changes only when they do. */
export function useAnnounced(needed: readonly string[]): ReadonlySet<string> {
  const { capabilities } = usePortal();
  const read = () => needed.filter((name) => capabilities.has(name as Capability)).join(' ');
  return new Set(useSyncExternalStore(capabilities.subscribe, read, read).split(' '));
}
