import type { Sort } from '@portal/shared/address';
import type { ListingSort } from '@portal/shared/contract';
import { styleLook, useMovingRows, type ListLook } from '@portal/shared/list';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import type { ListingColumn } from '../../model/columns';
import { toRowProps, type RowsProps } from '../row/row-props';
import { HeaderRow } from './HeaderRow';
import { ListingRow } from './ListingRow';

const Box = styled.div<{ $stale: boolean; $look: ListLook }>`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-1);
  transition: opacity var(--slow);
  ${({ $stale }) => $stale && 'opacity: 0.6;'}
  ${({ $look }) => styleLook($look)}
`;

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  & th,
  & td {
    padding: var(--row-space, var(--space-3)) var(--space-3);
    text-align: start;
    vertical-align: middle;
  }
  & th:first-child,
  & td:first-child {
    padding-inline: var(--space-3) 0;
  }
  & tbody td {
    border-block-start: 1px solid var(--color-line);
  }
`;

interface Props extends RowsProps {
  look: ListLook<ListingColumn>;
  sort: Sort<ListingSort>;
  onSort: (sort: Sort<ListingSort>) => void;
}

export function ListingTable({ rows, isStale, look, sort, onSort, ...rowProps }: Props) {
  const t = useListingsText();
  const body = useMovingRows<HTMLTableSectionElement>();
  return (
    <Box $stale={isStale} $look={look}>
      <Table aria-label={t('listings.list.label')} aria-busy={isStale || undefined}>
        <HeaderRow look={look} chosen={rowProps.chosen} sort={sort} onSort={onSort} />
        <tbody ref={body}>
          {rows.map((row, at) => (
            <ListingRow
              key={row.vehicleId}
              {...toRowProps(rowProps, row)}
              isFirst={at < 6}
              columnCount={look.shown.length}
            />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
