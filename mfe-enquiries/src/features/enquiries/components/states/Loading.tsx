import { SkeletonRows } from '@portal/shared/list';
import { Spinner } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { wide } from '../table/cell';

const Box = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  overflow: clip;
`;

/** The place of the line above the table. */
const TopPlaceholder = styled.div`
  block-size: 1.25rem;
`;

const Words = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.25rem;
  padding-inline: var(--space-4);
  border-block-end: 1px solid var(--color-line-2);
  background: var(--color-surface-2);
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;

const shapes = [
  { height: 12, width: '64px' },
  ...['70%', '80%', '60%', '90%', '70%', '80%'].map((width) => ({ width })),
] as const;

/** A skeleton of the table that is loading. */
export function Loading() {
  const t = useText();
  return (
    <>
      <TopPlaceholder />
      <Box aria-busy>
        <Words role="status">
          <Spinner />
          {t('enquiries.loading')}
        </Words>
        <SkeletonRows
          rows={8}
          columns="64px 1.7fr 1.3fr 1fr 0.7fr 0.5fr 0.8fr"
          height="4rem"
          wide={wide}
          shapes={shapes}
        />
      </Box>
    </>
  );
}
