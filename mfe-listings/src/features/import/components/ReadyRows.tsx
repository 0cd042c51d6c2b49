import styled from 'styled-components';
import { useImportText } from '../../../messages/useImportText';
import { describeRow, type ImportRow } from '../model/import-rows';

const Details = styled.details`
  font-size: var(--text-2);
  & > summary {
    padding-block: var(--space-2);
    font-weight: 600;
    cursor: pointer;
  }
  & > ul {
    columns: 2 14rem;
    padding-inline-start: var(--space-5);
    color: var(--color-ink-2);
  }
`;

const SHOWN = 100;

export function ReadyRows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useImportText();
  return (
    <Details>
      <summary>{t('import.ready.title', { count: rows.length })}</summary>
      <ul>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.line}>
            <bdi>{describeRow(row)}</bdi>
          </li>
        ))}
        {rows.length > SHOWN && <li>{t('import.ready.more', { count: rows.length - SHOWN })}</li>}
      </ul>
    </Details>
  );
}
