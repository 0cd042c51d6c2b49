import { formatList } from '@portal/shared/format';
import { Badge, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { formatComplaint } from '../model/format-complaint';
import type { ImportRow } from '../model/import-row';
import type { LossWords } from '../words/import-words';
import { useImportText } from '../words/useImportText';
import { RowFix, type Fixing } from './RowFix';

const tones = { ready: 'info', wrong: 'danger', added: 'success' } as const;

interface Props<Id extends string> extends Fixing<Id> {
  row: ImportRow<Id>;
  name: string;
  lossWords: LossWords | undefined;
  /** Whether a wrong row can be corrected without a press. */
  isOpenAtOnce: boolean;
}

/** A row of the file with its result, and below it the cells to correct. */
export function PreviewRow<Id extends string>({ row, name, lossWords, isOpenAtOnce, ...fixing }: Props<Id>) {
  const t = useImportText();
  const { columns, rowWords } = fixing;
  const [isOpened, setOpened] = useState(false);
  const isWrong = row.state === 'wrong';
  const isOpen = isOpened || (isOpenAtOnce && row.complaints.some(({ column }) => column !== null));
  // An error that is shown at its field is not repeated.
  const complaints = row.complaints.filter(({ column }) => !isOpen || column === null);
  const losses = (row.change?.losses ?? []).flatMap((loss) => lossWords?.describe(loss) || []);
  return (
    <>
      <tr>
        <td>{row.line}</td>
        <th scope="row">
          <bdi>{name}</bdi>
        </th>
        <td>
          <Badge tone={row.change?.kind === 'unchanged' ? 'neutral' : tones[row.state]}>
            {rowWords.describeResult(row)}
          </Badge>
        </td>
        <td>
          <ul>
            {row.change && row.change.headers.length > 0 && (
              <li>{t('recordImport.fields', { fields: formatList(row.change.headers) })}</li>
            )}
            {losses.map((loss) => (
              <li key={loss}>
                <strong>{loss}</strong>
              </li>
            ))}
            {complaints.map((complaint) => {
              const text = formatComplaint(complaint, columns, rowWords.describeComplaint);
              return <li key={text}>{text}</li>;
            })}
          </ul>
        </td>
      </tr>
      {isWrong && (
        <tr>
          <td colSpan={4}>
            {isOpen ? (
              <RowFix row={row} hasFocus={isOpened} {...fixing} />
            ) : (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('recordImport.correctThis', { line: row.line })}
                onClick={() => setOpened(true)}
              >
                {t('recordImport.correct')}
              </Button>
            )}
          </td>
        </tr>
      )}
    </>
  );
}
