import { formatList } from '@portal/shared/format';
import { Badge } from '@portal/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { Columns } from '../model/columns';
import { describeRow } from '../model/describe-row';
import type { ImportRow } from '../model/import-row';
import type { ImportWords, UpdateWords } from '../model/words';
import { RowFix } from './RowFix';
import { RowsBox, RowsTable } from '../../../layout/RowsTable';

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

const tones = { ready: 'info', wrong: 'danger', added: 'success' } as const;
const order = { wrong: 0, ready: 1, added: 2 } as const;

interface Props<Id extends string> {
  rows: readonly ImportRow<Id>[];
  columns: Columns<Id>;
  words: ImportWords;
  updateWords: UpdateWords | undefined;
  /** The columns that identify a row; the first that is filled in is shown. */
  nameColumns: readonly Id[];
  isBusy: boolean;
  onCorrect: (line: number, cells: Readonly<Record<Id, string>>) => void;
}

/** Each row of the file with its result, wrong ones first. */
export function RowTable<Id extends string>({ rows, nameColumns, words, updateWords, ...fixing }: Props<Id>) {
  const shown = [...rows].sort((a, b) => order[a.state] - order[b.state] || a.line - b.line);
  return (
    <RowsBox role="region" aria-label={words('rows')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {(['line', 'name', 'result', 'problems'] as const).map((name) => (
              <th key={name} scope="col">
                {words(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Fragment key={row.line}>
              <tr>
                <td>{row.line}</td>
                <th scope="row">
                  <bdi>{nameColumns.map((id) => row.cells[id]).find(Boolean)}</bdi>
                </th>
                <td>
                  <Badge tone={row.change?.kind === 'unchanged' ? 'neutral' : tones[row.state]}>
                    {describeRow(row, words, updateWords)}
                  </Badge>
                </td>
                <td>
                  <ul>
                    {row.change && row.change.columns.length > 0 && (
                      <li>{updateWords?.('fields', { fields: formatList(row.change.columns) })}</li>
                    )}
                    {row.complaints.map((complaint) => (
                      <li key={complaint}>{complaint}</li>
                    ))}
                  </ul>
                </td>
              </tr>
              {row.state === 'wrong' && (
                <tr>
                  <td colSpan={4}>
                    <RowFix row={row} words={words} {...fixing} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </RowsBox>
  );
}
