import type { Capability } from '@portal/shared/contract';
import { useI18n, usePortal } from '@portal/shared/portal';
import { translateLabel, type NavEntry } from '@portal/shared/remote';
import { useSyncExternalStore } from 'react';
import { useRemotes } from '../../core/host-context';

type Conditional = Pick<NavEntry, 'capability'>;

/** Which of the capabilities that entries need are announced, as one text, so that it changes only when they do. */
function useAnnounced(entries: readonly NavEntry[]): ReadonlySet<string> {
  const { capabilities } = usePortal();
  const needed = entries
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
    .flatMap((entry) => entry.capability ?? []);
  const read = () => needed.filter((name) => capabilities.has(name as Capability)).join(' ');
  return new Set(useSyncExternalStore(capabilities.subscribe, read, read).split(' '));
}

/**
 * The sidebar's entries of all remotes in order, in the reader's language where a remote gives it. An entry
 * that needs a capability is left out while the server does not announce it.
 */
export function useNavigationEntries(): readonly NavEntry[] {
  const { locale } = useI18n();
  const { entries } = useRemotes();
  const all = entries.flatMap(({ nav }) => nav);
  const announced = useAnnounced(all);
  const isOffered = ({ capability }: Conditional): boolean =>
    capability === undefined || announced.has(capability);
  const named = <Item extends Pick<NavEntry, 'label' | 'labels'>>(item: Item): Item => ({
    ...item,
    label: translateLabel(item, locale),
  });
  return all
    .filter(isOffered)
    .sort((one, other) => one.order - other.order)
    .map((entry) => ({
      ...named(entry),
      ...(entry.children ? { children: entry.children.filter(isOffered).map(named) } : {}),
    }));
}
