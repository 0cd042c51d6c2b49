import { Form, useSubmitForm } from '@portal/shared/forms';
import { Button, Inline, Stack, TextField } from '@portal/shared/ui';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
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

type Cells = Record<string, string>;
/** Any text may be in a cell: the file's own reading and the server judge it, and what they say is in the row. */
const resolver: Resolver<Cells, unknown, Cells> = (values) => ({ values, errors: {} });

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
  const { form, frame } = useSubmitForm<Cells, Cells, void>({
    resolver,
    defaultValues: row.cells,
    fields: columns.ids,
    send(cells) {
      onCorrect(row.line, cells as Record<Id, string>);
      return Promise.resolve();
    },
  });
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
    <Form aria-label={t('recordImport.correctThis', { line: row.line })} onSubmit={frame.onSubmit}>
      <Stack gap={2}>
        <Fields>
          {shown.map((id, at) => (
            <TextField
              {...form.register(id)}
              key={id}
              label={columns.known[id].header}
              error={findError(id)}
              autoFocus={hasFocus && at === 0}
              autoComplete="off"
              dir="auto"
            />
          ))}
        </Fields>
        <Inline>
          <Button size="sm" type="submit" busy={isBusy}>
            {t('recordImport.check')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
