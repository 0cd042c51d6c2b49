import type { FoundItem, FoundKind } from '@portal/shared/contract';
import type { RegistryEntry, SearchTarget } from '@portal/shared/remote';
import type { IconName } from '@portal/shared/ui';
import type { Entry } from './entry';
import { fillAddress } from './fill-address';
import { findAddress, matchesTarget } from './find-address';

const icons: Readonly<Record<FoundKind, IconName>> = {
  trip: 'key',
  customer: 'user',
  vehicle: 'car',
  listing: 'eye',
  enquiry: 'inbox',
  invoice: 'info',
  charge: 'alert',
};

/** Contact data is not repeated where a line is kept in the browser. */
const isContact = (kind: string): boolean => kind === 'customer' || kind === 'enquiry';

/** A line that was opened, as it is kept: without times and states, which change, and without contact data. */
export const keepEntry = ({ id, icon, title, facts, to, kind = '' }: Entry): Entry => ({
  id,
  icon,
  title,
  facts: isContact(kind) ? [] : facts,
  to,
  kind,
});

interface Targets {
  readonly targets: readonly SearchTarget[];
  readonly translate: (target: SearchTarget) => string;
}

/** Where the remotes of the registry open results. A withdrawn remote opens nothing. */
export const listTargets = (entries: readonly RegistryEntry[]): readonly SearchTarget[] =>
  entries.flatMap(({ finds }) => finds);

/**
 * The lines of what the server found. One of a kind that no remote opens is left out. The first
 * of a kind is followed by the ways to go on with it.
 */
export function buildFound(list: readonly FoundItem[], { targets, translate }: Targets): readonly Entry[] {
  return list.flatMap((item): readonly Entry[] => {
    const to = findAddress(targets, item);
    if (to === null) return [];
    const { kind, id, title, facts, status, at } = item;
    const isFirst = item === list.find((one) => one.kind === kind);
    const entry: Entry = { id: `${kind} ${id}`, icon: icons[kind], title, facts, to, kind, status, at };
    return [entry, ...(isFirst ? listFurther(item, { targets, translate }) : [])];
  });
}

/** The lines of an action that was typed with a name: one for each result with which it can go on so. */
export const buildActions = (list: readonly FoundItem[], { targets, translate }: Targets): readonly Entry[] =>
  list.flatMap((item) =>
    listFurther(item, { targets, translate }).map(({ id, icon, title, to }) => ({
      id: `action ${id}`,
      icon,
      title,
      facts: [item.title, ...item.facts],
      to,
    })),
  );

const listFurther = (item: FoundItem, { targets, translate }: Targets): readonly Entry[] =>
  targets
    .filter((target) => target.label !== undefined && matchesTarget(target, item))
    .flatMap((target): readonly Entry[] => {
      const to = fillAddress(target.to, item.params);
      if (to === null) return [];
      return [
        {
          id: `${item.kind} ${item.id} ${target.to}`,
          icon: 'chevron-end',
          title: translate(target),
          facts: [item.title],
          to,
          kind: item.kind,
          isFurther: true,
        },
      ];
    });
