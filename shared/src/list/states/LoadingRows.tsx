import { Skeleton, VisuallyHidden } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
`;

const Line = styled.div<{ $columns: string; $height: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  align-items: center;
  gap: var(--space-4);
  block-size: ${({ $height }) => $height};
  padding-inline: var(--space-4);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
`;

interface Props {
  /** Says that the list is loading. */
  label: string;
  rows: number;
  /** As in CSS: the columns of a row, and its height. */
  columns: string;
  height?: string;
  /** The content of each column. */
  shapes: readonly ComponentProps<typeof Skeleton>[];
}

/** A skeleton of the rows that are loading. */
export function LoadingRows({ label, rows, columns, height = '4.4rem', shapes }: Props) {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Box aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <Line key={row} $columns={columns} $height={height}>
            {shapes.map((shape, at) => (
              <Skeleton key={at} {...shape} />
            ))}
          </Line>
        ))}
      </Box>
    </div>
  );
}
