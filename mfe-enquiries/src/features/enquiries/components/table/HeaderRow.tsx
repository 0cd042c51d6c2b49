import type { Sort } from '@portal/shared/address';
import { getAriaSort, SortButton, type ListLook } from '@portal/shared/list';
import { headerSize } from '@portal/shared/ui/media';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import type { SortColumn } from '../../../../entities/enquiry/model/sort';
import { columns, wide, type EnquiryColumn } from './cell';

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
  & > button {
    white-space: nowrap;
  }
`;

const sorted: Partial<Record<EnquiryColumn, SortColumn>> = {
  booking: 'amount',
  expiry: 'expiry',
  date: 'date',
};
/** The order that a first click gives: the highest, the newest, the next to expire. */
const descendsFirst: Readonly<Record<SortColumn, boolean>> = { amount: true, date: true, expiry: false };
const atTheEnd: readonly EnquiryColumn[] = ['booking', 'date'];

interface Props {
  shown: ListLook<EnquiryColumn>['shown'];
  sort: Sort<SortColumn>;
  onSort: (sort: Sort<SortColumn>) => void;
}

export const HeaderRow = memo(function HeaderRow({ shown, sort, onSort }: Props) {
  const t = useText();
  return (
    <Box role="row" aria-rowindex={1}>
      {shown.map(({ id: name }) => {
        const by = sorted[name];
        const words = t(`enquiries.column.${name}`);
        const isAtEnd = atTheEnd.includes(name);
        return (
          <Head key={name} role="columnheader" aria-sort={getAriaSort(by, sort)} $end={isAtEnd}>
            {by ? (
              <SortButton
                by={by}
                sort={sort}
                descendsFirst={descendsFirst[by]}
                isAtEnd={isAtEnd}
                onSort={onSort}
              >
                {words}
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
