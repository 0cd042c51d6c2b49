import { Skeleton } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';

interface LineStyle {
  $columns: string;
  $height: string;
  $wide: string | undefined;
}

const styleLine = ({ $columns, $height }: LineStyle) => css`
  grid-template-columns: ${$columns};
  gap: var(--space-4);
  block-size: ${$height};
  padding-block: 0;
`;

const styleCard = (line: LineStyle) => css`
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-4);
  ${line.$wide} {
    ${styleLine(line)}
  }
`;

const Line = styled.div<LineStyle>`
  display: grid;
  align-items: center;
  padding-inline: var(--space-4);
  & + & {
    border-block-start: 1px solid var(--color-line);
  }
  ${(line) => (line.$wide ? styleCard(line) : styleLine(line))}
`;

export interface SkeletonRowsProps {
  rows: number;
  /** As in CSS: the columns of a row, and its height. */
  columns: string;
  height?: string;
  /** The container query from which rows are lines of a table. Below it they are cards. Without it they always are lines. */
  wide?: string | undefined;
  /** The content of each column. */
  shapes: readonly ComponentProps<typeof Skeleton>[];
}

/** The shapes of rows that are loading. */
export function SkeletonRows({ rows, columns, height = '4.4rem', wide, shapes }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <Line key={row} $columns={columns} $height={height} $wide={wide} aria-hidden>
      {shapes.map((shape, at) => (
        <Skeleton key={at} {...shape} />
      ))}
    </Line>
  ));
}
