import { headerSize } from '@portal/shared/ui/media';
import type { Sort } from '@portal/shared/address';
import type { Listing, ListingSort } from '@portal/shared/contract';
import {
  getAriaSort,
  PageSelectBox,
  SortButton,
  type ListLook,
  type RowSelection,
} from '@portal/shared/list';
import { VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import type { ListingColumn } from '../../model/columns';
import { useListingsText } from '../../../../messages/useListingsText';

const Head = styled.thead`
  & th {
    position: sticky;
    inset-block-start: ${headerSize};
    z-index: 5;
    padding-block: 6px;
    background: var(--color-surface-2);
    color: var(--color-ink-3);
    font-size: var(--text-1);
    font-weight: 600;
  }
  & th:first-child {
    border-start-start-radius: var(--radius-2);
  }
  & th:last-child {
    border-start-end-radius: var(--radius-2);
  }
`;

interface Sorting {
  readonly by: ListingSort;
  /** The order that a first click gives. */
  readonly descendsFirst?: boolean;
}
const sorted: Partial<Record<ListingColumn, Sorting>> = {
  vehicle: { by: 'vehicleModel' },
  rates: { by: 'dailyRate' },
  progress: { by: 'levelsFilled' },
  updated: { by: 'updatedAt', descendsFirst: true },
};
const Narrow = styled.col<{ $width: string }>`
  inline-size: ${({ $width }) => $width};
`;

interface Props {
  look: ListLook<ListingColumn>;
  chosen: RowSelection<Listing>;
  sort: Sort<ListingSort>;
  onSort: (sort: Sort<ListingSort>) => void;
}

export function HeaderRow({ look, chosen, sort, onSort }: Props) {
  const t = useListingsText();
  function heading(id: ListingColumn) {
    if (id === 'select')
      return (
        <th key={id} scope="col">
          <PageSelectBox selection={chosen} />
        </th>
      );
    if (id === 'actions')
      return (
        <th key={id} scope="col">
          <VisuallyHidden>{t('listings.column.actions')}</VisuallyHidden>
        </th>
      );
    const sorting = sorted[id];
    const words = t(`listings.column.${id}`);
    return (
      <th key={id} scope="col" aria-sort={getAriaSort(sorting?.by, sort)}>
        {sorting ? (
          <SortButton {...sorting} sort={sort} onSort={onSort}>
            {words}
          </SortButton>
        ) : (
          words
        )}
      </th>
    );
  }
  return (
    <>
      <colgroup>
        {look.shown.map(({ id, width }) => (
          <Narrow key={id} $width={width} />
        ))}
      </colgroup>
      <Head>
        <tr>{look.shown.map(({ id }) => heading(id))}</tr>
      </Head>
    </>
  );
}
