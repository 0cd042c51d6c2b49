import { Button } from '@portal/shared/ui';
import type { useRowImport } from '../hooks/useRowImport';
import type { Columns } from '../model/columns';
import { countChanges, countRows } from '../model/import-row';
import type { ImportWords, UpdateWords } from '../words/import-words';
import { useImportText } from '../words/useImportText';
import type { RowWords } from '../words/useRowWords';
import { ReportButton } from './ReportButton';

interface Props<Id extends string> {
  importState: ReturnType<typeof useRowImport<Id>>;
  canStop: boolean;
  columns: Columns<Id>;
  words: ImportWords;
  updateWords: UpdateWords | undefined;
  rowWords: RowWords;
  onClose: () => void;
}

/** The buttons below the dialog, for where the import is. */
export function ImportActions<Id extends string>({
  importState: { table, work, reset, stop, add },
  canStop,
  columns,
  words,
  updateWords,
  rowWords,
  onClose,
}: Props<Id>) {
  const t = useImportText();
  if (work && canStop) return <Button onClick={stop}>{t('recordImport.stop')}</Button>;
  if (!table) return <Button onClick={onClose}>{t('recordImport.cancel')}</Button>;
  const { rows } = table;
  const ready = countRows(rows, 'ready');
  const hasAdded = countRows(rows, 'added') > 0;
  const waiting = countChanges(rows, 'ready');
  const { added, changed } = waiting;
  const describeRun = () => {
    if (!updateWords || changed === 0) return words('run', { count: updateWords ? added : ready });
    return added === 0
      ? updateWords('runChanges', { changed })
      : t('recordImport.runBoth', { added, changed });
  };
  return (
    <>
      <Button variant="ghost" disabled={work !== null} onClick={reset}>
        {t('recordImport.another')}
      </Button>
      <ReportButton rows={rows} rowWords={rowWords} columns={columns} />
      {hasAdded && (
        <Button variant={ready > 0 ? 'secondary' : 'primary'} onClick={onClose}>
          {t('recordImport.close')}
        </Button>
      )}
      {(!hasAdded || ready > 0) && (
        <Button
          variant="primary"
          busy={work?.kind === 'adding'}
          disabled={ready <= waiting.unchanged || work?.kind === 'checking'}
          onClick={() => void add()}
        >
          {describeRun()}
        </Button>
      )}
    </>
  );
}
