import { limits } from '@portal/shared/contract';
import { Inline, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { PageSelectBox } from './selection/select-boxes';
import type { RowSelection } from './selection/useRowSelection';
import { EmptyList, type EmptyWords } from './states/EmptyList';
import { LoadFailed, RefreshFailed } from './states/failed';
import { ListPager } from './toolbar/ListPager';
import type { ListPage } from './view/useListPage';
import type { ListView, PagedView } from './view/useListView';
import { usePageTurn } from './view/usePageTurn';

interface RowPage<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly totalNumberOfPages: number;
}

interface Props<View, Row> {
  list: ListView<View>;
  answer: ListPage<RowPage<Row>>;
  isFiltered: boolean;
  words: {
    /** How many rows of how many show; announced when it changes. */
    readonly showing: (counts: { shown: number; total: number }) => string;
    /** For a failed refresh. */
    readonly retry: string;
    readonly kept: string;
    readonly empty: EmptyWords;
    /** The label of the number of rows on a page. */
    readonly size?: string;
  };
  /** The numbers of rows to choose from, the smallest first. */
  sizes?: readonly number[];
  /** Where rows can be selected: the box for all of the page stands at the count. */
  selection?: RowSelection<Row>;
  loading: ReactNode;
  /** Shown where the list has nothing yet. */
  nothing: ReactNode;
  children: (rows: readonly Row[], isStale: boolean) => ReactNode;
}

/** The rows of a list with their count and pages; or that they are loading, failed to load, or why there are none. */
export function ListResults<View extends PagedView & { readonly size?: number }, Row>(
  props: Props<View, Row>,
) {
  const { list, answer, isFiltered, words, sizes, selection, loading, nothing, children } = props;
  const { page, isStale, error, refresh } = answer;
  const setView = list.setView as ListView<PagedView & { size?: number }>['setView'];
  const goTo = usePageTurn({ page: list.view.page, answer: isStale ? undefined : page, setView });
  const failed = error && { error, isRetrying: answer.isRefreshing, onRetry: refresh };
  if (!page) return failed ? <LoadFailed {...failed} /> : loading;
  const isPaged = sizes ? page.total > Math.min(...sizes) : page.totalNumberOfPages > 1;
  return (
    <>
      {failed && <RefreshFailed {...failed} words={words} />}
      {page.list.length === 0 ? (
        <EmptyList
          page={list.view.page}
          isFiltered={isFiltered}
          words={words.empty}
          onFirstPage={() => goTo(limits.page.first)}
          onClear={list.clear}
        >
          {nothing}
        </EmptyList>
      ) : (
        <>
          <Inline gap={1} wrap={false}>
            {selection && <PageSelectBox selection={selection} />}
            <Text tone="muted" size={2} role="status">
              {words.showing({ shown: page.list.length, total: page.total })}
            </Text>
          </Inline>
          {children(page.list, isStale)}
          {isPaged && (
            <ListPager
              view={list.view}
              pages={page.totalNumberOfPages}
              onPage={goTo}
              {...(sizes && { sizes, sizeLabel: words.size, onSize: (size) => setView({ size }) })}
            />
          )}
        </>
      )}
    </>
  );
}
