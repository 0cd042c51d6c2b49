import { EmptyList, ListPager, usePageTurn, type ListLook, type ListView } from '@portal/shared/list';
import { useListingsText } from '../../../messages/useListingsText';
import { addPath } from '../../../entities/listing/model/paths';
import type { Layout } from '../hooks/useLayout';
import type { ListingColumn } from '../model/columns';
import { listingsView, pageSizes, type View } from '../model/view-state';
import type { ListingPage } from '../model/page-change';
import { ListingCards } from './cards/ListingCards';
import type { RowsProps } from './row/row-props';
import { Empty } from './states/Empty';
import { ListingTable } from './table/ListingTable';

interface Props extends Omit<RowsProps, 'rows'> {
  page: ListingPage;
  list: ListView<View>;
  layout: Layout;
  look: ListLook<ListingColumn>;
  /** Drafts are shown above the results. */
  hasDrafts: boolean;
  onImport: () => void;
}

/** The listings, or why there are none, and the pagination. */
export function Results({ page, list, layout, look, hasDrafts, onImport, ...rowProps }: Props) {
  const t = useListingsText();
  const { view, setView, clear } = list;
  const { first, isFiltered } = listingsView;
  const goTo = usePageTurn({ page: view.page, answer: rowProps.isStale ? undefined : page, setView });
  const rows = { ...rowProps, rows: page.list };
  if (page.list.length === 0)
    return (
      <EmptyList
        page={view.page}
        isFiltered={isFiltered(view)}
        words={{
          page: t('listings.empty.page', { page: view.page }),
          first: t('listings.empty.page.first'),
          nothing: t('listings.empty.filtered'),
          nothingText: t('listings.empty.filtered.text'),
          clear: t('listings.filter.clear'),
        }}
        onFirstPage={() => goTo(first.page)}
        onClear={clear}
      >
        <Empty hasDrafts={hasDrafts} addTo={addPath(rowProps.owner.userId)} onImport={onImport} />
      </EmptyList>
    );
  return (
    <>
      {layout === 'table' ? (
        <ListingTable {...rows} look={look} sort={view.sort} onSort={(sort) => setView({ sort })} />
      ) : (
        <ListingCards {...rows} look={look} />
      )}
      {(page.totalNumberOfPages > 1 || view.size !== first.size) && (
        <ListPager
          view={view}
          pages={page.totalNumberOfPages}
          onPage={goTo}
          sizes={pageSizes}
          sizeLabel={t('listings.pages.size')}
          onSize={(size) => setView({ size })}
        />
      )}
    </>
  );
}
