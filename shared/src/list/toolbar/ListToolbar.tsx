import { limits } from '@portal/shared/contract';
import { isSingleKeyOn, useSearchKey } from '@portal/shared/keyboard';
import { FilterBar, type FilterBarProps } from '@portal/shared/ui/filter-bar';
import { SearchField } from '@portal/shared/ui/search';
import { useRef, type ReactNode } from 'react';
import type { LabelledId } from '../look/columns';
import { LookButton } from '../look/LookButton';
import type { ListLook, LookChanges } from '../look/useListLook';
import { BarPlace } from '../selection/SelectionBar';
import type { ListView, PagedView } from '../view/useListView';

/** What a page gives to the toolbar of its list. */
export interface ToolbarProps<View, Column extends string> {
  list: ListView<View>;
  look: ListLook<Column> & LookChanges<Column>;
  /** The bar of the selection, which takes this place while rows are selected. */
  selectionBar: ReactNode;
  isSelecting: boolean;
}

interface Props<View, Column extends string>
  extends ToolbarProps<View, Column>, Omit<FilterBarProps, 'search' | 'end'> {
  searchLabel: string;
  /** Shorter words for the empty box. */
  searchPlaceholder?: string;
  getColumnLabel: (id: LabelledId<Column>) => string;
}

/** The search of a list, its filters, its order and its look. */
export function ListToolbar<View extends PagedView, Column extends string>(props: Props<View, Column>) {
  const { list, look, searchLabel, searchPlaceholder, getColumnLabel, selectionBar, isSelecting, ...bar } =
    props;
  const box = useRef<HTMLInputElement>(null);
  const hasKey = isSingleKeyOn();
  useSearchKey(box, hasKey);
  const filters = (
    <FilterBar
      {...bar}
      end={<LookButton look={look} getLabel={getColumnLabel} />}
      search={
        <SearchField
          box={box}
          aria-keyshortcuts={hasKey ? '/' : undefined}
          label={searchLabel}
          placeholder={searchPlaceholder}
          text={list.search}
          onText={list.setSearch}
          maxLength={limits.search.max}
        />
      }
    />
  );
  return (
    <BarPlace $isTaken={isSelecting}>
      {filters}
      {selectionBar}
    </BarPlace>
  );
}
