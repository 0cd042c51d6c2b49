import { useMessages } from '@portal/shared/i18n';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import type { Bar } from './bar';

const Fold = styled.details`
  font-size: var(--text-2);
  & > summary {
    color: var(--color-ink-2);
    cursor: pointer;
    inline-size: fit-content;
    /* Higher than its line, for pointers, in the place of its line. */
    padding-block: 4px;
    margin-block: -4px;
    @media (pointer: coarse) {
      padding-block: 12px;
      margin-block: -12px;
    }
    @media print {
      display: none;
    }
  }
`;

const Scroller = styled.div`
  max-block-size: 14rem;
  overflow: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 3px 0;
    text-align: start;
    font-weight: 400;
  }
  & thead th {
    color: var(--color-ink-3);
  }
  & tr > :last-child {
    text-align: end;
  }
`;

export interface ChartTableProps {
  caption: string;
  first: string;
  second: string;
  rows: readonly Bar[];
}

/** A chart's numbers, for readers who cannot see it or want exact values. */
export function ChartTable({ caption, first, second, rows }: ChartTableProps) {
  const t = useMessages();
  return (
    <Fold>
      <summary>
        {t('ui.chart.asTable')}
        <VisuallyHidden>: {caption}</VisuallyHidden>
      </summary>
      <Scroller tabIndex={0} role="region" aria-label={caption}>
        <Table>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{second}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Fold>
  );
}
