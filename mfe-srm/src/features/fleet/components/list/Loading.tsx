import { Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { limits } from '@portal/shared/contract';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';

const Box = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 88px 2fr 1fr 1fr;
  align-items: center;
  gap: var(--space-4);
  block-size: 5.6rem;
  padding-inline: var(--space-4);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
`;

/** The shape of what is on its way. */
export function Loading() {
  const t = useFleetText();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('fleet.loading')}</VisuallyHidden>
      <Box aria-hidden>
        {Array.from({ length: limits.page.srmLimit }, (_, row) => (
          <Line key={row}>
            <Skeleton height={12} />
            <Skeleton width="70%" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </Line>
        ))}
      </Box>
    </div>
  );
}
