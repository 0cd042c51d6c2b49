import { VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { SkeletonRows, type SkeletonRowsProps } from './SkeletonRows';

const Box = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
`;

interface Props extends SkeletonRowsProps {
  /** Says that the list is loading. */
  label: string;
}

/** A skeleton of the rows that are loading. */
export function LoadingRows({ label, ...rows }: Props) {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Box>
        <SkeletonRows {...rows} />
      </Box>
    </div>
  );
}
