import { headerSize } from '@portal/shared/ui/media';
import { type ListingSort } from '@portal/shared/contract';
import { Icon, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import type { Chosen } from '../../hooks/useSelection';
import type { Sort } from '../../model/view-state';
import { SelectBox } from '../row/SelectBox';

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

const SortButton = styled.button<{ $active: boolean; $up: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 28px;
  margin-inline: -4px;
  padding-inline: 4px;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: ${({ $active }) => ($active ? 'var(--color-ink-1)' : 'inherit')};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    color: var(--color-ink-1);
    background: var(--color-surface-3);
  }
  & > svg {
    opacity: ${({ $active }) => ($active ? 1 : 0)};
    transform: ${({ $up }) => ($up ? 'rotate(180deg)' : 'none')};
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 1;
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
  chosen: Chosen;
  sort: Sort;
  onSort: (sort: Sort) => void;
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
            <SelectBox
              label={t('listings.page.select')}
              checked={chosen.ofPage === 'all'}
              isMixed={chosen.ofPage === 'some'}
              onToggle={chosen.togglePage}
            />
          </th>
          {columns.map(({ name, by, descendsFirst = false }) => {
            const isActive = by === sort.by;
            const descending = isActive ? !sort.descending : descendsFirst;
            const words = t(`listings.column.${name}`);
            const order = sort.descending ? 'descending' : 'ascending';
            return (
              <th key={name} scope="col" aria-sort={by && (isActive ? order : 'none')}>
                {by ? (
                  <SortButton
                    type="button"
                    $active={isActive}
                    $up={isActive ? !sort.descending : !descendsFirst}
                    onClick={() => onSort({ by, descending })}
                  >
                    {words}
                    <Icon name="chevron-down" size={12} />
                  </SortButton>
                ) : (
                  words
                )}
              </th>
            );
          })}
          <th scope="col">
            <VisuallyHidden>{t('listings.column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </Head>
    </>
  );
}
