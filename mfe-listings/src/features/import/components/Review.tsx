import { joinNames } from '@portal/shared/format';
import { Banner, Heading, Stack, Text } from '@portal/shared/ui';
import { useImportText } from '../../../messages/useImportText';
import type { ColumnId } from '../../../entities/listing/model/columns';
import { countChanges, countRows, namesListing, type ImportRow } from '../model/import-rows';
import { ReadyRows } from './ReadyRows';
import { WrongRow } from './WrongRow';

/** More at once is too much on a phone. The next ones follow as these are corrected. */
const SHOWN = 50;

interface Props {
  rows: readonly ImportRow[];
  /** Unknown headers of the file. */
  unused: readonly string[];
  failure: string | null;
  onEdit: (line: number, column: ColumnId, text: string) => void;
}

/** What is ready, what was added, and what needs correction, which happens here. */
export function Review({ rows, unused, failure, onEdit }: Props) {
  const t = useImportText();
  const wrong = rows.filter(({ state }) => state === 'wrong');
  const ready = rows.filter(({ state }) => state === 'ready');
  const added = countRows(rows, 'added');
  const isDone = added === rows.length;
  const hasChanges = namesListing(rows);
  const title = hasChanges
    ? [
        added > 0 && t('import.change.done', countChanges(rows, 'added')),
        ready.length > 0 && t('import.change.ready', countChanges(rows, 'ready')),
      ]
        .filter(Boolean)
        .join('. ')
    : isDone
      ? t('import.allAdded', { count: added })
      : [
          added > 0 && t('import.added', { count: added }),
          (ready.length > 0 || added === 0) && t('import.ready', { count: ready.length }),
        ]
          .filter(Boolean)
          .join('. ');
  return (
    <Stack>
      {failure && (
        <Banner tone="danger" title={t('import.failed')}>
          {failure}
        </Banner>
      )}
      <Banner tone={wrong.length > 0 ? 'warning' : isDone ? 'success' : 'info'} title={title}>
        {wrong.length > 0 && <div>{t('import.wrong', { count: wrong.length })}</div>}
        {countChanges(rows, 'added').added > 0 && <div>{t('import.addedHelp')}</div>}
      </Banner>
      {unused.length > 0 && (
        <Text tone="muted" size={2}>
          {t('import.unused', { count: unused.length, names: joinNames(unused) })}
        </Text>
      )}
      {wrong.length > 0 && (
        <Stack gap={3}>
          <Heading level={3}>{t('import.wrong.title')}</Heading>
          {wrong.slice(0, SHOWN).map((row) => (
            <WrongRow key={row.line} row={row} onEdit={onEdit} />
          ))}
          {wrong.length > SHOWN && (
            <Text tone="muted" size={2}>
              {t('import.wrong.more', { count: wrong.length - SHOWN })}
            </Text>
          )}
        </Stack>
      )}
      {ready.length > 0 && <ReadyRows rows={ready} />}
    </Stack>
  );
}
