import type { Listing } from '@portal/shared/contract';
import { PageSelectBox, type RowSelection } from '@portal/shared/list';
import { Inline } from '@portal/shared/ui';
import styled from 'styled-components';
import { useListingsText } from '../../../messages/useListingsText';
import type { useLayout } from '../hooks/useLayout';
import type { ListingPage } from '../model/page-change';
import { LayoutChoice } from './toolbar/LayoutChoice';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 2.25rem;
  color: var(--color-ink-3);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

interface Props {
  page: ListingPage | undefined;
  chosen: RowSelection<Listing>;
  look: ReturnType<typeof useLayout>;
}

/** The count of matches; "select all" if no table header offers it; table or cards. */
export function ListingsToolbar({ page, chosen, look }: Props) {
  const t = useListingsText();
  const isCards = look.layout === 'cards' && page !== undefined && page.list.length > 0;
  return (
    <Line>
      <Inline gap={1}>
        {isCards && <PageSelectBox selection={chosen} />}
        <p role="status">{page && t('listings.showing', { shown: page.list.length, total: page.total })}</p>
      </Inline>
      {look.hasChoice && <LayoutChoice layout={look.layout} onLayout={look.choose} />}
    </Line>
  );
}
