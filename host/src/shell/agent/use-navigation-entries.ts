import { useI18n, useT } from '@portal/shared/portal';
import type { NavEntry } from '@portal/shared/remote';
import { useRemotes } from '../../core/host-context';

/** The sidebar's entries of all remotes in order, in the reader's language where the shell has the messages. */
export function useNavigationEntries(): readonly NavEntry[] {
  const t = useT();
  const { has } = useI18n();
  const { entries } = useRemotes();
  const named = <Item extends { label: string }>(item: Item): Item => ({
    ...item,
    label: has(item.label) ? t(item.label) : item.label,
  });
  return entries
    .flatMap(({ nav }) => nav)
    .sort((one, other) => one.order - other.order)
    .map((entry) => ({
      ...named(entry),
      ...(entry.children ? { children: entry.children.map(named) } : {}),
    }));
}
