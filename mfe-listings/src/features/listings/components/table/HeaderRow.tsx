import { headerSize } from '@portal/shared/ui/media';
import type { Sort } from '@portal/shared/address';
import type { Listing, ListingSort } from '@portal/shared/contract';
import { getAriaSort, PageSelectBox, SortButton, type RowSelection } from '@portal/shared/list';
import { VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
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

interface Column {
  readonly name: 'vehicle' | 'kind' | 'rates' | 'progress' | 'figures' | 'updated' | 'visible';
  readonly width?: string;
  readonly by?: ListingSort;
  /** The order that a first click gives. */
  readonly descendsFirst?: boolean;
}
const columns: readonly Column[] = [
  { name: 'vehicle', by: 'vehicleModel' },
  { name: 'kind', width: '9.5%' },
  { name: 'rates', width: '13%', by: 'dailyRate' },
  { name: 'progress', width: '15.5%', by: 'levelsFilled' },
  { name: 'figures', width: '7rem' },
  { name: 'updated', width: '6.25rem', by: 'updatedAt', descendsFirst: true },
  { name: 'visible', width: '5.5rem' },
];
const Narrow = styled.col<{ $width: string | undefined }>`
  ${({ $width }) => $width && `inline-size: ${$width};`}
`;

interface Props {
  chosen: RowSelection<Listing>;
  sort: Sort<ListingSort>;
  onSort: (sort: Sort<ListingSort>) => void;
}

export function HeaderRow({ chosen, sort, onSort }: Props) {
  const t = useListingsText();
  return (
    <>
      <colgroup>
        <Narrow $width="2.75rem" />
        {columns.map(({ name, width }) => (
          <Narrow key={name} $width={width} />
        ))}
        <Narrow $width="3.75rem" />
      </colgroup>
      <Head>
        <tr>
          <th scope="col">
            <PageSelectBox selection={chosen} />
          </th>
          {columns.map(({ name, by, descendsFirst }) => (
            <th key={name} scope="col" aria-sort={getAriaSort(by, sort)}>
              {by ? (
                <SortButton by={by} sort={sort} descendsFirst={descendsFirst} onSort={onSort}>
                  {t(`listings.column.${name}`)}
                </SortButton>
              ) : (
                t(`listings.column.${name}`)
              )}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('listings.column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </Head>
    </>
  );
}
