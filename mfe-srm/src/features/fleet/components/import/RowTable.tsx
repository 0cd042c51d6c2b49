import { Badge } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import type { ImportRow } from '../../model/import-row';

const Box = styled.div`
  max-block-size: 50vh;
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid var(--color-line);
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--color-surface-2);
    color: var(--color-ink-3);
    font-size: var(--text-1);
  }
  & ul {
    padding: 0;
    list-style: none;
    font-size: var(--text-2);
  }
`;

const tones = { ready: 'info', wrong: 'danger', added: 'success' } as const;
const order = { wrong: 0, ready: 1, added: 2 } as const;

/** Each row of the file and what is said of it, those that are wrong first. */
export function RowTable({ rows }: { rows: readonly ImportRow[] }) {
  const t = useFleetText();
  const shown = [...rows].sort((a, b) => order[a.state] - order[b.state] || a.line - b.line);
  return (
    <Box role="region" aria-label={t('fleet.import.rows')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {(['line', 'plate', 'result', 'problems'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`fleet.import.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, cells, state, complaints }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">
                <bdi>{cells.plate}</bdi>
              </th>
              <td>
                <Badge tone={tones[state]}>{t(`fleet.import.state.${state}`)}</Badge>
              </td>
              <td>
                <ul>
                  {complaints.map((complaint) => (
                    <li key={complaint}>{complaint}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
