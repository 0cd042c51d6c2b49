import { headerSize } from '@portal/shared/ui/media';
import { Icon } from '@portal/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import type { Sort, SortColumn } from '../../../../entities/enquiry/model/sort';
import { cellNames, columns, wide, type CellName } from './cell';

const Box = styled.div`
  display: none;
  ${wide} {
    ${columns}
    position: sticky;
    inset-block-start: ${headerSize};
    z-index: 5;
    align-items: center;
    min-block-size: 2.25rem;
    border-block-end: 1px solid var(--color-line-2);
    border-start-start-radius: var(--radius-2);
    border-start-end-radius: var(--radius-2);
    background: var(--color-surface-2);
  }
`;

const Head = styled.div<{ $end: boolean }>`
  display: flex;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  color: var(--color-ink-3);
  font-size: var(--text-1);
  font-weight: 600;
  line-height: 1.25;
`;

const SortButton = styled.button<{ $active: boolean; $up: boolean; $end: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
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
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--color-ink-1);
    background: var(--color-surface-3);
  }
  & > svg {
    opacity: ${({ $active }) => ($active ? 1 : 0)};
    transform: ${({ $up }) => ($up ? 'rotate(180deg)' : 'none')};
  }
  &:hover > svg {
    opacity: 1;
  }
`;

const sorted: Partial<Record<CellName, SortColumn>> = { booking: 'amount', expiry: 'expiry', date: 'date' };
/** The order that a first click gives: the highest, the newest, the next to expire. */
const descendsFirst: Readonly<Record<SortColumn, boolean>> = { amount: true, date: true, expiry: false };
const atTheEnd: readonly CellName[] = ['booking', 'date'];

interface Props {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

export const HeaderRow = memo(function HeaderRow({ sort, onSort }: Props) {
  const t = useText();
  return (
    <Box role="row" aria-rowindex={1}>
      {cellNames.map((name) => {
        const by = sorted[name];
        const isActive = by === sort.by;
        const words = t(`enquiries.column.${name}`);
        const direction = sort.descending ? 'descending' : 'ascending';
        return (
          <Head
            key={name}
            role="columnheader"
            aria-sort={by && (isActive ? direction : 'none')}
            $end={atTheEnd.includes(name)}
          >
            {by ? (
              <SortButton
                type="button"
                $active={isActive}
                $end={atTheEnd.includes(name)}
                $up={isActive ? !sort.descending : !descendsFirst[by]}
                onClick={() => onSort({ by, descending: isActive ? !sort.descending : descendsFirst[by] })}
              >
                {words}
                <Icon name="chevron-down" size={12} />
              </SortButton>
            ) : (
              words
            )}
          </Head>
        );
      })}
    </Box>
  );
});
