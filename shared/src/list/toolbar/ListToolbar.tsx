import { limits } from '@portal/shared/contract';
import { isSingleKeyOn, useSearchKey } from '@portal/shared/keyboard';
import { FilterBar, type FilterBarProps } from '@portal/shared/ui/filter-bar';
import { SearchField } from '@portal/shared/ui/search';
import { useRef } from 'react';
import type { ListView, PagedView } from '../view/useListView';

interface Props<View> extends Omit<FilterBarProps, 'search'> {
  list: Pick<ListView<View>, 'search' | 'setSearch'>;
  searchLabel: string;
}

/** The search of a list, its filters and its order. */
export function ListToolbar<View extends PagedView>({ list, searchLabel, ...bar }: Props<View>) {
  const box = useRef<HTMLInputElement>(null);
  const hasKey = isSingleKeyOn();
  useSearchKey(box, hasKey);
  return (
    <FilterBar
      {...bar}
      search={
        <SearchField
          box={box}
          aria-keyshortcuts={hasKey ? '/' : undefined}
          label={searchLabel}
          text={list.search}
          onText={list.setSearch}
          maxLength={limits.search.max}
        />
      }
    />
  );
}
