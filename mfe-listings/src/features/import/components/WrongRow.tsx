import { Button, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useImportText } from '../../../messages/useImportText';
import { columnIds, type ColumnId } from '../../../entities/listing/model/columns';
import { describeRow, type ImportRow } from '../model/import-rows';
import { CellField } from './CellField';

const Box = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: var(--space-3) var(--space-4) var(--space-4);
  border: 1px solid var(--color-line-2);
  border-radius: var(--radius-2);
  & > legend {
    padding-inline: var(--space-1);
    font-weight: 600;
    & > small {
      color: var(--color-ink-3);
      font-size: var(--text-2);
      font-weight: 400;
    }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-3);
`;

interface Props {
  row: ImportRow;
  onEdit: (line: number, column: ColumnId, text: string) => void;
}

/** A line with its wrong cells, editable. */
export function WrongRow({ row, onEdit }: Props) {
  const t = useImportText();
  const wrong = row.complaints.flatMap(({ column }) => column ?? []);
  // A corrected cell keeps its place while others of the line are wrong.
  const [seen, setSeen] = useState<ReadonlySet<ColumnId>>(new Set(wrong));
  if (wrong.some((column) => !seen.has(column))) setSeen(new Set([...seen, ...wrong]));
  const findError = (id: ColumnId) => row.complaints.find(({ column }) => column === id)?.text;
  const general = row.complaints.filter(({ column }) => column === null);
  return (
    <Box>
      <legend>
        <bdi>{describeRow(row)}</bdi> <small>{t('import.wrong.line', { line: row.line })}</small>
      </legend>
      {general.map(({ text }) => (
        <Text key={text} tone="danger" size={2}>
          {text || t('import.refused')}
        </Text>
      ))}
      {wrong.length === 0 && (
        <Button size="sm" icon="refresh" onClick={() => onEdit(row.line, 'model', row.cells.model)}>
          {t('import.retry')}
        </Button>
      )}
      <Fields>
        {columnIds
          .filter((id) => seen.has(id))
          .map((id) => (
            <CellField
              key={id}
              id={id}
              value={row.cells[id]}
              error={findError(id)}
              onDone={(text) => onEdit(row.line, id, text)}
            />
          ))}
      </Fields>
    </Box>
  );
}
