import { formatList } from '@portal/shared/format';
import styled from 'styled-components';
import { useImportText } from '../../../messages/useImportText';
import { describeRow, namesListing, type ImportRow } from '../model/import-rows';

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
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: inherit;
  }
`;

const SHOWN = 100;

export function ReadyRows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useImportText();
  return (
    <Details open={namesListing(rows)}>
      <summary>{t('import.ready.title', { count: rows.length })}</summary>
      <ul>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.line}>
            <bdi>{describeRow(row)}</bdi>
            {row.change && row.change.headers.length > 0 && (
              <small>{t('import.change.fields', { fields: formatList(row.change.headers) })}</small>
            )}
            {row.change?.kind === 'unchanged' && <small>{t('import.change.unchanged')}</small>}
          </li>
        ))}
        {rows.length > SHOWN && <li>{t('import.ready.more', { count: rows.length - SHOWN })}</li>}
      </ul>
    </Details>
  );
}
