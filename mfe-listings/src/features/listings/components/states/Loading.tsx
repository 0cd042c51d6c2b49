import { SkeletonRows } from '@portal/shared/list';
import { fromDesktop } from '@portal/shared/ui/media';
import { Skeleton, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import type { Layout } from '../../hooks/useLayout';
import { cardHeights } from '../cards/card-heights';
import { CardGrid } from '../cards/card-style';
import { medium } from '../cards/medium';

const Box = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  overflow: clip;
`;

/** As in a card: on a phone the photo is next to the text, and prices are below both. */
const CardShape = styled(Box)`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: var(--space-3);
  align-content: space-between;
  block-size: ${cardHeights.phone};
  padding: var(--space-3);
  & > :first-child {
    grid-row: span 2;
  }
  & > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
  ${medium} {
    grid-template-columns: minmax(0, 1fr);
    block-size: ${cardHeights.medium};
    padding: var(--space-4);
    & > :first-child {
      grid-row: auto;
    }
  }
`;

const ROWS = 6;
const shapes = [{ height: 16 }, ...['70%', '80%', '60%', '50%'].map((width) => ({ width }))] as const;
const fromTable = `@media ${fromDesktop}`;

/** CSS decides which of the two shows: the view made at build time has no window. */
const Wide = styled(Box)`
  display: none;
  ${fromTable} {
    display: block;
  }
`;
const Narrow = styled.div<{ $always: boolean }>`
  ${fromTable} {
    ${({ $always }) => !$always && 'display: none;'}
  }
`;

/** A skeleton of what is loading. */
export function Loading({ layout }: { layout: Layout }) {
  const t = useListingsText();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('listings.loading')}</VisuallyHidden>
      {layout === 'table' && (
        <Wide aria-hidden>
          <SkeletonRows rows={ROWS} columns="84px 2fr 1fr 1fr 1fr" height="5.5rem" shapes={shapes} />
        </Wide>
      )}
      <Narrow $always={layout === 'cards'} aria-hidden>
        <CardGrid as="div">
          {Array.from({ length: ROWS }, (_, card) => (
            <CardShape key={card}>
              <Skeleton height={16} />
              {['70%', '40%', '45%', '75%', '35%'].map((width, at) => (
                <Skeleton key={at} width={width} />
              ))}
            </CardShape>
          ))}
        </CardGrid>
      </Narrow>
    </div>
  );
}
