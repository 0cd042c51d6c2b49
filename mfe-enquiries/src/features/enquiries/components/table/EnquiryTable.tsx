import type { Sort } from '@portal/shared/address';
import { limits } from '@portal/shared/contract';
import { styleLook, type ListLook } from '@portal/shared/list';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { useGridKeys } from '../../hooks/useGridKeys';
import type { useIsUsingRows } from '../../hooks/useIsUsingRows';
import { useLazyPart } from '@portal/shared/lazy';
import type { SortColumn } from '../../../../entities/enquiry/model/sort';
import type { EnquiryColumn } from './cell';
import { compactRows } from './compact-rows';
import { HeaderRow } from './HeaderRow';
import { PlainRows } from './PlainRows';
import type { RowsProps } from './rows';

const Box = styled.div<{ $stale: boolean; $look: ListLook }>`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-1);
  transition: opacity var(--slow);
  ${({ $stale }) => $stale && 'opacity: 0.6;'}
  ${({ $look }) => styleLook($look)}
  ${({ $look }) => $look.isCompact && compactRows}
  /* Only the last row is rounded: clipping the whole table would cost time at each scroll step. */
  & [role='rowgroup'] > :last-child {
    border-block-end: 0;
    border-end-start-radius: var(--radius-2);
    border-end-end-radius: var(--radius-2);
  }
`;

/** Above this number, rendering all rows costs too much when only a few are visible. */
const PLAIN_UP_TO = 60;
const loadVirtual = async () =>
  (await import(/* webpackChunkName: "virtual-rows" */ './VirtualRows')).VirtualRows;

interface Props extends Omit<RowsProps, 'activeIndex' | 'isCompact'> {
  /** Of the whole list, whichever page is shown. */
  rowCount: number;
  look: ListLook<EnquiryColumn>;
  sort: Sort<SortColumn>;
  onSort: (sort: Sort<SortColumn>) => void;
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
  singleKeys: boolean;
  holding: ReturnType<typeof useIsUsingRows>['handlers'];
}

/** The table of enquiries. Above `PLAIN_UP_TO` rows only the visible ones have elements. */
export function EnquiryTable({
  rowCount,
  look,
  sort,
  onSort,
  isStale,
  singleKeys,
  holding,
  ...props
}: Props) {
  const t = useText();
  const { rows, busy, onOpen } = props;
  const { grid, activeIndex, handlers } = useGridKeys(rows, { busy, onOpen, singleKeys });
  const isLong = rows.length > PLAIN_UP_TO;
  const virtual = useLazyPart(loadVirtual, isLong);
  const own = { ...props, activeIndex, isCompact: look.isCompact };
  return (
    <Box
      ref={grid}
      role="grid"
      aria-label={t('enquiries.table.label')}
      aria-rowcount={rowCount + 1}
      aria-busy={isStale || undefined}
      $stale={isStale}
      $look={look}
      {...handlers}
      {...holding}
    >
      <HeaderRow shown={look.shown} sort={sort} onSort={onSort} />
      {isLong && virtual ? (
        <virtual.Part {...own} />
      ) : (
        <PlainRows {...own} rows={isLong ? rows.slice(0, limits.page.limit) : rows} />
      )}
    </Box>
  );
}
