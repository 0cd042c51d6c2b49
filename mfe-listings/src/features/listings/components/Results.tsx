import { useLastPage } from '@portal/shared/address';
import { Pager } from '@portal/shared/ui/pager';
import { useListingsText } from '../../../messages/useListingsText';
import { addPath } from '../../../entities/listing/model/paths';
import type { SetView } from '../hooks/useListingsView';
import type { Layout } from '../hooks/useLayout';
import { firstView, isFiltered, pageSizes, type View } from '../model/view-state';
import type { ListingPage } from '../model/page-change';
import { ListingCards } from './cards/ListingCards';
import type { RowsProps } from './row/row-props';
import { Empty } from './states/Empty';
import { ListingTable } from './table/ListingTable';

interface Props extends Omit<RowsProps, 'rows'> {
  page: ListingPage;
  view: View;
  setView: SetView;
  layout: Layout;
  /** Drafts are shown above the results. */
  hasDrafts: boolean;
  onClear: () => void;
  onImport: () => void;
}

/** The listings, or why there are none, and the pagination. */
export function Results({ page, view, setView, layout, hasDrafts, onClear, onImport, ...rowProps }: Props) {
  const t = useListingsText();
  useLastPage({
    page: view.page,
    answer: rowProps.isStale ? undefined : page,
    goTo: (last) => setView({ page: last }, 'replace'),
  });
  const goTo = (next: number) => {
    setView({ page: next });
    window.scrollTo({ top: 0 });
  };
  const rows = { ...rowProps, rows: page.list };
  if (page.list.length === 0)
    return (
      <Empty
        isFiltered={isFiltered(view)}
        hasDrafts={hasDrafts}
        page={view.page}
        addTo={addPath(rowProps.owner.userId)}
        onImport={onImport}
        onClear={onClear}
        onFirstPage={() => goTo(firstView.page)}
      />
    );
  return (
    <>
      {layout === 'table' ? (
        <ListingTable {...rows} sort={view.sort} setView={setView} />
      ) : (
        <ListingCards {...rows} />
      )}
      {(page.totalNumberOfPages > 1 || view.size !== firstView.size) && (
        <Pager
          page={view.page}
          pages={page.totalNumberOfPages}
          onPage={goTo}
          size={{
            label: t('listings.pages.size'),
            value: view.size,
            choices: pageSizes,
            onChange: (size) => setView({ size }),
          }}
        />
      )}
    </>
  );
}
