import { RowsBox, RowsTable } from '@portal/shared/list';
import styled from 'styled-components';
import { countRows, type ImportRow } from '../model/import-row';
import type { ImportWords, LossWords } from '../words/import-words';
import { useImportText } from '../words/useImportText';
import { PreviewRow } from './PreviewRow';
import type { Fixing } from './RowFix';

const Table = styled(RowsTable)`
  & tr:has(+ tr > td[colspan]) > * {
    border: 0;
  }
  & ul {
    padding: 0;
    list-style: none;
    font-size: var(--text-2);
  }
`;

/** So many wrong rows show their fields at once. More of them fill the dialog with fields, so each opens with a press. */
const OPEN_MAX = 10;

interface Props<Id extends string> extends Fixing<Id> {
  rows: readonly ImportRow<Id>[];
  words: ImportWords;
  lossWords: LossWords | undefined;
  getName: (cells: Readonly<Record<Id, string>>) => string;
}

/** Wrong rows come first, then those that take something from a record. */
function getRank({ state, change }: ImportRow<string>): number {
  if (state === 'wrong') return 0;
  if (state === 'added') return 3;
  return change && change.losses.length > 0 ? 1 : 2;
}

/** Each row of the file with its result. */
export function Preview<Id extends string>({ rows, words, lossWords, getName, ...fixing }: Props<Id>) {
  const t = useImportText();
  const shown = [...rows].sort((a, b) => getRank(a) - getRank(b) || a.line - b.line);
  const isOpenAtOnce = countRows(rows, 'wrong') <= OPEN_MAX;
  return (
    <RowsBox role="region" aria-label={t('recordImport.rows')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('recordImport.line')}</th>
            <th scope="col">{words('name')}</th>
            <th scope="col">{t('recordImport.result')}</th>
            <th scope="col">{t('recordImport.problems')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PreviewRow
              key={row.line}
              row={row}
              name={getName(row.cells)}
              lossWords={lossWords}
              isOpenAtOnce={isOpenAtOnce}
              {...fixing}
            />
          ))}
        </tbody>
      </Table>
    </RowsBox>
  );
}
