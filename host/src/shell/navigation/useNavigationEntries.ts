import { useI18n } from '@portal/shared/portal';
import { translateLabel, type NavEntry } from '@portal/shared/remote';
import { useRemotes } from '../../core/host-context';
import { useAnnounced } from './useAnnounced';

type Conditional = Pick<NavEntry, 'capability'>;

/**
 * The sidebar's entries of all remotes in order, in the reader's language where a remote gives it. An entry
 * that needs a capability is left out while the server does not announce it.
 */
export function useNavigationEntries(): readonly NavEntry[] {
  const { locale } = useI18n();
  const { entries } = useRemotes();
  const all = entries.flatMap(({ nav }) => nav);
  const announced = useAnnounced(
    all.flatMap((entry) => [entry, ...(entry.children ?? [])]).flatMap(({ capability }) => capability ?? []),
  );
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
