import styled from 'styled-components';
import { getBarFill, type Bar, type BarColor } from './bar';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  font-size: var(--text-2);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  & > span:last-of-type {
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  grid-column: 1 / -1;
  block-size: 10px;
  border-radius: 3px;
  background: var(--color-surface-3);
`;

const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  /* The length carries meaning: it stays in print and in forced colours. */
  print-color-adjust: exact;
  forced-color-adjust: none;
`;

export interface BarRowsProps {
  /** Names the chart for screen readers. */
  title: string;
  bars: readonly Bar[];
  color?: BarColor;
  /** How a count is written. Without it a plain number. */
  formatCount?: ((count: number) => string) | undefined;
}

/** Horizontal bars, one below the other, each below its whole name, because names can be long. */
export function BarRows({ title, bars, color = 'info', formatCount = String }: BarRowsProps) {
  const most = bars.reduce((max, { count }) => Math.max(max, count), 0);
  return (
    <List role="list" aria-label={title}>
      {bars.map(({ label, count }) => (
        <Row key={label}>
          <span>
            {/* Starts where its bar starts, in whatever script it is written. */}
            <bdi>{label}</bdi>
          </span>
          <span>{formatCount(count)}</span>
          <Track aria-hidden>
            <Fill
              style={{
                inlineSize: most > 0 ? `${(count / most) * 100}%` : 0,
                background: getBarFill(color),
              }}
            />
          </Track>
        </Row>
      ))}
    </List>
  );
}
