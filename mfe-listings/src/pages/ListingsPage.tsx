import type { Listing } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { ListFrame, useListLook, useListView, useRowSelection } from '@portal/shared/list';
import { useNotify } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useListingsText } from '../messages/useListingsText';
import { ListingsToolbar } from '../features/listings/components/ListingsToolbar';
import { BulkBar } from '../features/listings/components/bulk/BulkBar';
import { Drafts } from '../features/listings/components/drafts/Drafts';
import { PageTop } from '../features/listings/components/PageTop';
import { RemovalNotice } from '../features/listings/components/RemovalNotice';
import { Results } from '../features/listings/components/Results';
import { DraftsFailed } from '../features/listings/components/states/DraftsFailed';
import { ListFailed } from '../features/listings/components/states/ListFailed';
import { Loading } from '../features/listings/components/states/Loading';
import { StateTabs } from '../features/listings/components/toolbar/StateTabs';
import { Toolbar } from '../features/listings/components/toolbar/Toolbar';
import { useDrafts } from '../features/listings/hooks/useDrafts';
import { useFocusAfterRemoval } from '../features/listings/hooks/useFocusAfterRemoval';
import { useLayout } from '../features/listings/hooks/useLayout';
import { useListings } from '../features/listings/hooks/useListings';
import { useRemoveListing } from '../features/listings/hooks/useRemoveListing';
import { useRowActions } from '../features/listings/hooks/useRowActions';
import { useShortWait } from '../features/listings/hooks/useShortWait';
import { useVisibility } from '../features/listings/hooks/useVisibility';
import { useListingFigures } from '../features/listings/hooks/useListingFigures';
import { useListingOwner } from '../features/listings/hooks/useListingOwner';
import { formatListingTitle } from '../entities/listing/model/format-listing-title';
import { listingColumns } from '../features/listings/model/columns';
import { isListedWithDrafts, listingsView } from '../features/listings/model/view-state';
import { WaitingPhotos } from '../features/shared-photos/components/WaitingPhotos';

/** Drafts that come after the list push it down, so it waits for them this long. In milliseconds. */
const LONGEST_WAIT_FOR_DRAFTS = 1000;

const nothing: readonly Listing[] = [];
const getId = ({ vehicleId }: Listing) => vehicleId;

const loadImport = async () =>
  (await import(/* webpackChunkName: "listings-import" */ '../features/import/ListingsImport'))
    .ListingsImport;

export function ListingsPage() {
  const t = useListingsText();
  const list = useListView(listingsView);
  const { view, setView } = list;
  const { drafts, changes, isLoading: areDraftsLoading, failure: draftsFailure } = useDrafts();
  // What is begun is not a listing yet: it is shown where nothing is filtered out, with a count of its own.
  const showsDrafts = isListedWithDrafts(view);
  const waitsForDrafts = useShortWait(showsDrafts && areDraftsLoading, LONGEST_WAIT_FOR_DRAFTS);
  const { answer, counts } = useListings(view);
  const { page: loaded, isStale, error, refresh } = answer;
  const page = waitsForDrafts ? undefined : loaded;
  const figures = useListingFigures(page?.list ?? nothing);
  const owner = useListingOwner();
  const layout = useLayout();
  const look = useListLook(listingColumns);
  const chosen = useRowSelection({ rows: page?.list ?? nothing, getId, query: list.query });
  const notify = useNotify();
  const visibility = useVisibility((row, isVisible) =>
    notify({
      title: t(isVisible ? 'listings.published' : 'listings.hidden', { title: formatListingTitle(row) }),
      tone: 'success',
      undo: { kind: isVisible ? 'listingPublished' : 'listingHidden', subjectId: row.vehicleId },
    }),
  );
  const removal = useRemoveListing();
  const focusNextRow = useFocusAfterRemoval(page?.list);
  const remove = (row: Listing) => {
    focusNextRow(row);
    return removal.remove(row);
  };
  const actions = useRowActions({ owner, chosen, visibility, remove });
  const [isImporting, setImporting] = useState(false);
  const importing = useLazyPart(loadImport, isImporting, () => setImporting(false));
  const onImport = () => setImporting(true);
  // There is nothing to search yet.
  const isNew = counts?.all === 0 && page?.total === 0 && !listingsView.isFiltered(view);
  const failed = error && { error, isRetrying: answer.isRefreshing, onRetry: refresh };
  return (
    <ListFrame>
      <PageTop
        userId={owner.userId}
        view={view}
        isImporting={isImporting && !importing}
        onImport={onImport}
      />
      <Stack gap={3}>
        {!isNew && (
          <>
            <StateTabs counts={counts} state={view.state} onState={(state) => setView({ state })} />
            <Toolbar
              list={list}
              look={look}
              isSelecting={chosen.rows.length > 0}
              selectionBar={<BulkBar chosen={chosen} onChanged={refresh} />}
            />
          </>
        )}
        <WaitingPhotos />
        {showsDrafts && <Drafts drafts={drafts} userId={owner.userId} />}
        {draftsFailure && !failed && <DraftsFailed {...draftsFailure} />}
        {failed && page && <ListFailed {...failed} hasRows />}
        {!isNew && <ListingsToolbar page={page} chosen={chosen} look={layout} />}
        {page ? (
          <Results
            page={page}
            list={list}
            owner={owner}
            chosen={chosen}
            visibility={visibility}
            actions={actions}
            figures={figures}
            changes={changes}
            hasDrafts={drafts.length > 0}
            isStale={isStale}
            onImport={onImport}
            layout={layout.layout}
            look={look}
          />
        ) : failed ? (
          <ListFailed {...failed} hasRows={false} />
        ) : (
          <Loading layout={layout.layout} />
        )}
      </Stack>
      <RemovalNotice {...removal} />
      {isImporting && importing && <importing.Part onClose={() => setImporting(false)} onAdded={refresh} />}
    </ListFrame>
  );
}
