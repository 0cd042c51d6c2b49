import { limits } from '@portal/shared/contract';
import { isSingleKeyOn, useSearchKey } from '@portal/shared/keyboard';
import { FilterBar, type FilterBarProps } from '@portal/shared/ui/filter-bar';
import { SearchField } from '@portal/shared/ui/search';
import { useRef, type ReactNode } from 'react';
import { BarPlace } from '../selection/SelectionBar';
import type { ListView, PagedView } from '../view/useListView';

interface Props<View> extends Omit<FilterBarProps, 'search'> {
  list: Pick<ListView<View>, 'search' | 'setSearch'>;
  searchLabel: string;
  /** The bar of the selection, which takes this place while rows are selected. */
  selectionBar?: ReactNode;
  isSelecting?: boolean;
}

/** The search of a list, its filters and its order. */
export function ListToolbar<View extends PagedView>(props: Props<View>) {
  const { list, searchLabel, selectionBar, isSelecting = false, ...bar } = props;
  const box = useRef<HTMLInputElement>(null);
  const hasKey = isSingleKeyOn();
  useSearchKey(box, hasKey);
  const filters = (
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
  if (!selectionBar) return filters;
  return (
    <BarPlace $isTaken={isSelecting}>
      {filters}
      {selectionBar}
    </BarPlace>
  );
}
