import { searchLimits } from '@portal/shared/contract';
import { useI18n, useSession } from '@portal/shared/portal';
import { translateLabel, type SearchTarget } from '@portal/shared/remote';
import { useRemotes } from '../../../core/host-context';
import { useSearchMessages } from '../../../messages/useSearchMessages';
import { useAnnounced } from '../../navigation/useAnnounced';
import { findIcon } from '../../navigation/find-icon';
import { useNavigationEntries } from '../../navigation/useNavigationEntries';
import { buildActions, buildFound, listTargets } from '../model/build-found';
import type { Entry, Section } from '../model/entry';
import { fillAddress } from '../model/fill-address';
import { matchEntries } from '../model/match-entries';
import { readRecent } from '../model/recent-entries';
import { splitAction } from '../model/split-action';
import type { Found } from './useSearchResults';

const kinds = ['trip', 'customer', 'vehicle', 'listing', 'enquiry', 'invoice', 'charge'] as const;

/** The pages of the menu. */
function usePages(): readonly Entry[] {
  const entries = useNavigationEntries();
  return entries.flatMap(({ label, to, icon, children }): readonly Entry[] =>
    children
      ? children.map((child) => ({
          id: `page ${child.to}`,
          icon: findIcon(icon),
          title: child.label,
          facts: [],
          to: child.to,
          words: label,
        }))
      : [{ id: `page ${to}`, icon: findIcon(icon), title: label, facts: [], to }],
  );
}

/** What the remotes of the registry offer to do, and what the shell does itself. */
function useEnquiryActions(): readonly Entry[] {
  const t = useSearchMessages();
  const { locale } = useI18n();
  const { entries } = useRemotes();
  const userId = useSession()?.userId;
  const all = entries.flatMap(({ actions }) => actions).sort((one, other) => one.order - other.order);
  const announced = useAnnounced(all.flatMap(({ capability }) => capability ?? []));
  const offered = all.flatMap((action): readonly Entry[] => {
    const to = fillAddress(action.to, { userId });
    if (to === null || (action.capability !== undefined && !announced.has(action.capability))) return [];
    const title = translateLabel(action, locale);
    return [{ id: `action ${to}`, icon: findIcon(action.icon), title, facts: [], to, words: action.label }];
  });
  return [
    ...offered,
    { id: 'keyboard', icon: 'info', title: t('search.keyboard'), facts: [], to: null, command: 'keyboard' },
    { id: 'help', icon: 'help', title: t('search.help'), facts: [], to: null, command: 'help' },
  ];
}

/** An action that was typed with a name, as in "return P 12345"; null without one. */
export function useTypedAction(text: string): ReturnType<typeof splitAction> {
  const { locale } = useI18n();
  const { entries } = useRemotes();
  const action = splitAction(text, { targets: listTargets(entries), locale });
  return action && action.name.length >= searchLimits.shortest ? action : null;
}

function useFoundEntries(text: string, { list }: Found) {
  const { locale } = useI18n();
  const { entries } = useRemotes();
  const action = useTypedAction(text);
  const translate = ({ label = '', labels }: SearchTarget) => translateLabel({ label, labels }, locale);
  const typed = action ? buildActions(list, { targets: action.targets, translate }) : [];
  return {
    typed,
    // Each of them once.
    results: buildFound(list, { targets: listTargets(entries), translate }).filter(
      ({ id }) => !typed.some((line) => line.id === `action ${id}`),
    ),
  };
}

/**
 * All lines for a text, by section. Without a text: what was opened last, then actions and pages. What was opened last
 * also stands in for results that are not there: until the server answers, and where it does not.
 */
export function useSections(text: string, found: Found): readonly Section[] {
  const t = useSearchMessages();
  const userId = useSession()?.userId ?? '';
  const pages = matchEntries(usePages(), text);
  const actions = matchEntries(useEnquiryActions(), text);
  const { typed, results } = useFoundEntries(text, found);
  const recent = found.list.length === 0 ? matchEntries(readRecent(userId), text) : [];
  const sections: readonly Section[] = [
    { id: 'recent', label: t('search.recent'), entries: recent },
    { id: 'actions', label: t('search.actions'), entries: [...typed, ...actions] },
    { id: 'pages', label: t('search.pages'), entries: pages },
    ...kinds.map((kind) => ({
      id: kind,
      label: t(`search.kind.${kind}`),
      entries: results.filter((entry) => entry.kind === kind),
    })),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
