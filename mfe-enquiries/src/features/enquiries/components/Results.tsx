import { EmptyList, ListPager, type ListLook } from '@portal/shared/list';
import { EmptyState } from '@portal/shared/ui';
import { useCallback } from 'react';
import { useText } from '../../../messages/useText';
import { enquiriesView, pageSizes, type View } from '../../../entities/enquiry/model/view-state';
import type { Commands, Staged } from '../../../entities/enquiry/hooks/useEnquiryActions';
import type { Busy } from '../../../entities/enquiry/hooks/useEnquiryChanges';
import type { Enquiries } from '../hooks/useEnquiries';
import { useIsUsingRows } from '../hooks/useIsUsingRows';
import { useCountArrivals } from '../hooks/useCountArrivals';
import type { Live } from '../hooks/useLive';
import { useStableRows } from '../hooks/useStableRows';
import { NewRows } from './NewRows';
import { Loading } from './states/Loading';
import type { EnquiryColumn } from './table/cell';
import { EnquiryTable } from './table/EnquiryTable';

interface Props {
  enquiries: Enquiries;
  live: Live;
  look: ListLook<EnquiryColumn>;
  commands: Commands;
  staged: Staged;
  busy: ReadonlyMap<string, Busy>;
  singleKeys: boolean;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** The rows, or why there are none, and the pagination. */
export function Results({ enquiries, live, onClear, ...table }: Props) {
  const t = useText();
  const { view, setView, filters, shown, isSettled, viewKey, wantsAll, goTo } = enquiries;
  const { isHeld, handlers } = useIsUsingRows();
  const steady = useStableRows(shown, { isHeld, isSettled, viewKey });
  const isFirst = view.page === enquiriesView.first.page;
  const elsewhere = useCountArrivals(live.arrived, isFirst);
  const before = wantsAll ? 0 : (view.page - 1) * view.size;
  const onSort = useCallback((sort: View['sort']) => setView({ sort }), [setView]);
  const isFiltered = enquiriesView.isFiltered(filters);
  return (
    <>
      <NewRows
        count={isFirst ? steady.waiting : elsewhere}
        onShow={isFirst ? steady.release : () => goTo(enquiriesView.first.page)}
      />
      {steady.rows.length === 0 && enquiries.isSearching ? (
        <Loading />
      ) : steady.rows.length === 0 ? (
        <EmptyList
          // A filter without results has no pages.
          page={isFiltered ? enquiriesView.first.page : view.page}
          isFiltered={isFiltered}
          words={{
            page: t('enquiries.empty.page', { page: view.page }),
            first: t('enquiries.empty.page.first'),
            nothing: t('enquiries.empty.filtered'),
            nothingText: t('enquiries.empty.filtered.text'),
            clear: t('enquiries.filter.clear'),
          }}
          onFirstPage={() => goTo(enquiriesView.first.page)}
          onClear={onClear}
        >
          <EmptyState title={t('enquiries.empty.title')}>{t('enquiries.empty.text')}</EmptyState>
        </EmptyList>
      ) : (
        <EnquiryTable
          {...table}
          rows={steady.rows}
          before={before}
          rowCount={wantsAll ? steady.rows.length : Math.max(enquiries.total, before + steady.rows.length)}
          fresh={live.fresh}
          sort={view.sort}
          onSort={onSort}
          isStale={enquiries.isStale}
          holding={handlers}
        />
      )}
      {!wantsAll && (
        <ListPager
          view={view}
          pages={enquiries.pages}
          onPage={goTo}
          sizes={pageSizes}
          sizeLabel={t('enquiries.pages.size')}
          onSize={(size) => setView({ size })}
        />
      )}
    </>
  );
}
