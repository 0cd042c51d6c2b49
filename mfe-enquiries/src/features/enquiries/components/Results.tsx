import { Pager } from '@portal/shared/ui/pager';
import { useCallback } from 'react';
import { useText } from '../../../messages/useText';
import { firstView, isFiltered, pageSizes, type View } from '../../../entities/enquiry/model/view-state';
import type { Commands, Staged } from '../../../entities/enquiry/hooks/useEnquiryActions';
import type { Busy } from '../../../entities/enquiry/hooks/useEnquiryChanges';
import type { Enquiries } from '../hooks/useEnquiries';
import { useIsUsingRows } from '../hooks/useIsUsingRows';
import { useCountArrivals } from '../hooks/useCountArrivals';
import type { Live } from '../hooks/useLive';
import { useStableRows } from '../hooks/useStableRows';
import { NewRows } from './NewRows';
import { Empty } from './states/Empty';
import { Loading } from './states/Loading';
import { EnquiryTable } from './table/EnquiryTable';

interface Props {
  enquiries: Enquiries;
  live: Live;
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
  const { view, setView, filters, shown, isSettled, viewKey, wantsAll } = enquiries;
  const { isHeld, handlers } = useIsUsingRows();
  const steady = useStableRows(shown, { isHeld, isSettled, viewKey });
  const isFirst = view.page === firstView.page;
  const elsewhere = useCountArrivals(live.arrived, isFirst);
  const before = wantsAll ? 0 : (view.page - 1) * view.size;
  const onSort = useCallback((sort: View['sort']) => setView({ sort }), [setView]);
  const goTo = (page: number) => {
    setView({ page });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <NewRows
        count={isFirst ? steady.waiting : elsewhere}
        onShow={isFirst ? steady.release : () => goTo(firstView.page)}
      />
      {steady.rows.length === 0 && enquiries.isSearching ? (
        <Loading />
      ) : steady.rows.length === 0 ? (
        <Empty
          isFiltered={isFiltered(filters)}
          page={view.page}
          onClear={onClear}
          onFirstPage={() => goTo(firstView.page)}
        />
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
        <Pager
          page={view.page}
          pages={enquiries.pages}
          onPage={goTo}
          size={{
            label: t('enquiries.pages.size'),
            value: view.size,
            choices: pageSizes,
            onChange: (size) => setView({ size }),
          }}
        />
      )}
    </>
  );
}
