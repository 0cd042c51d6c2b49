import { Button, Inline, Stack, TextField } from '@portal/shared/ui';
import { useState } from 'react';
import type { Columns } from '../model/columns';
import type { ImportRow } from '../model/import-row';
import type { ImportWords } from '../model/words';

interface Props<Id extends string> {
  row: ImportRow<Id>;
  columns: Columns<Id>;
  words: ImportWords;
  isBusy: boolean;
  onCorrect: (line: number, cells: Readonly<Record<Id, string>>) => void;
}

/** The cells with errors, editable; all of them if none is named. */
export function RowFix<Id extends string>({ row, columns, words, isBusy, onCorrect }: Props<Id>) {
  const [cells, setCells] = useState<Readonly<Record<Id, string>> | null>(null);
  if (!cells)
    return (
      <Button
        size="sm"
        variant="ghost"
        aria-label={words('correctThis', { line: row.line })}
        onClick={() => setCells(row.cells)}
      >
        {words('correct')}
      </Button>
    );
  const ids = row.wrong.length > 0 ? row.wrong : columns.ids;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCorrect(row.line, cells);
      }}
    >
      <Stack gap={2}>
        {ids.map((id, at) => (
          <TextField
            key={id}
            label={columns.known[id].header}
            value={cells[id]}
            autoFocus={at === 0}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => setCells({ ...cells, [id]: currentTarget.value })}
          />
        ))}
        <Inline>
          <Button size="sm" type="submit" busy={isBusy}>
            {words('check')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
