import { usePortal, usePreferences } from '@portal/shared/portal';
import { useMemo } from 'react';
import type { ColumnTable, ListColumn } from './columns';
import { readLook, withLook } from './stored-look';

/** How a list looks: its density and its columns, as chosen on this device. */
export interface ListLook<Id extends string = string> {
  readonly table: ColumnTable<Id>;
  readonly shown: readonly ListColumn<Id>[];
  readonly hidden: readonly Id[];
  readonly isCompact: boolean;
  /** It is not the first look of the list. */
  readonly isChanged: boolean;
}

/** What the popover of a list changes. */
export interface LookChanges<Id extends string = string> {
  readonly setCompact: (isCompact: boolean) => void;
  readonly setShown: (id: Id, isShown: boolean) => void;
  readonly reset: () => void;
}

/** The look of a list. It is known before the rows are, so nothing moves when they come. */
export function useListLook<Id extends string>(table: ColumnTable<Id>): ListLook<Id> & LookChanges<Id> {
  const { preferences } = usePortal();
  const { lists } = usePreferences();
  return useMemo(() => {
    const { hidden, isCompact, isChanged } = readLook(lists, table);
    const store = (look: Parameters<typeof withLook>[2]) =>
      preferences.set({ lists: withLook(preferences.get().lists, table.name, look) });
    return {
      table,
      shown: table.columns.filter(({ id }) => !hidden.includes(id)),
      hidden,
      isCompact,
      isChanged,
      setCompact: (compact) => store({ isCompact: compact, hidden }),
      setShown: (id, isShown) =>
        store({ isCompact, hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] }),
      reset: () => store(null),
    };
  }, [lists, table, preferences]);
}
