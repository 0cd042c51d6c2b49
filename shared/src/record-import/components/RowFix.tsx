import { Button, Inline, Stack, TextField } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { Columns } from '../model/columns';
import type { ImportRow } from '../model/import-row';
import { useImportText } from '../words/useImportText';
import type { RowWords } from '../words/useRowWords';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: var(--space-3);
`;

export interface Fixing<Id extends string> {
  columns: Columns<Id>;
  rowWords: RowWords;
  isBusy: boolean;
  onCorrect: (line: number, cells: Readonly<Record<Id, string>>) => void;
}
interface Props<Id extends string> extends Fixing<Id> {
  row: ImportRow<Id>;
  /** Whether the first field takes the focus. */
  hasFocus: boolean;
}

/** The cells with errors, editable; all of them if none is named. */
export function RowFix<Id extends string>({
  row,
  columns,
  rowWords,
  isBusy,
  hasFocus,
  onCorrect,
}: Props<Id>) {
  const t = useImportText();
  const [cells, setCells] = useState(row.cells);
  const wrong = row.complaints.flatMap(({ column }) => column ?? []);
  // A corrected cell keeps its place while others of the line are wrong.
  const [seen, setSeen] = useState<ReadonlySet<Id>>(new Set(wrong));
  if (wrong.some((column) => !seen.has(column))) setSeen(new Set([...seen, ...wrong]));
  const shown = seen.size > 0 ? columns.ids.filter((id) => seen.has(id)) : columns.ids;
  const findError = (id: Id) => {
    const complaint = row.complaints.find(({ column }) => column === id);
    return complaint && rowWords.describeComplaint(complaint);
  };
  return (
    <form
      aria-label={t('recordImport.correctThis', { line: row.line })}
      onSubmit={(event) => {
        event.preventDefault();
        onCorrect(row.line, cells);
      }}
    >
      <Stack gap={2}>
        <Fields>
          {shown.map((id, at) => (
            <TextField
              key={id}
              label={columns.known[id].header}
              value={cells[id]}
              error={findError(id)}
              autoFocus={hasFocus && at === 0}
              autoComplete="off"
              dir="auto"
              onChange={({ currentTarget }) => setCells({ ...cells, [id]: currentTarget.value })}
            />
          ))}
        </Fields>
        <Inline>
          <Button size="sm" type="submit" busy={isBusy}>
            {t('recordImport.check')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
