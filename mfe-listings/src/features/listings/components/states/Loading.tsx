import { fromDesktop } from '@portal/shared/ui/media';
import { Skeleton, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import type { Layout } from '../../hooks/useLayout';
import { CardGrid } from '../cards/card-style';
import { medium } from '../cards/medium';

const Box = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  overflow: clip;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 84px 2fr 1fr 1fr 1fr;
  align-items: center;
  gap: var(--space-5);
  block-size: 5.5rem;
  padding-inline: var(--space-5);
  border-block-end: 1px solid var(--color-line);
`;

const CardShape = styled(Box)`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  block-size: 11.5rem;
  padding: var(--space-4);
  ${medium} {
    block-size: 24rem;
  }
`;

const Photo = styled.div`
  block-size: 100%;
  max-block-size: 10rem;
`;

const SHAPES = [0, 1, 2, 3, 4, 5];
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
          {SHAPES.map((row) => (
            <Line key={row}>
              <Skeleton height={16} />
              <Skeleton width="70%" />
              <Skeleton width="80%" />
              <Skeleton width="60%" />
              <Skeleton width="50%" />
            </Line>
          ))}
        </Wide>
      )}
      <Narrow $always={layout === 'cards'} aria-hidden>
        <CardGrid as="div">
          {SHAPES.map((card) => (
            <CardShape key={card}>
              <Photo>
                <Skeleton height={16} />
              </Photo>
              <Skeleton width="70%" />
              <Skeleton width="40%" />
              <Skeleton width="60%" />
            </CardShape>
          ))}
        </CardGrid>
      </Narrow>
    </div>
  );
}
