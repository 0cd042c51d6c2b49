import { Button, ProgressBar, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import type { ReactNode } from 'react';
import { useRowImport, type RowImportOptions } from '../hooks/useRowImport';
import { countChanges, countRows, namesRecord } from '../model/import-row';
import type { ImportWords, UpdateWords } from '../model/words';
import { ChooseFile } from './ChooseFile';
import { ImportTrouble } from './ImportTrouble';
import { ReportButton } from './ReportButton';
import { RowTable } from './RowTable';

interface Props<Id extends string> extends RowImportOptions<Id> {
  /** The column that identifies a row. */
  nameColumn: Id;
  template: ReactNode;
  /** Where rows may change records. */
  updateWords?: UpdateWords | undefined;
  onClose: () => void;
}

function describeRun(
  { added, changed }: ReturnType<typeof countChanges>,
  words: ImportWords,
  updateWords: UpdateWords,
): string {
  if (changed === 0) return words('run', { count: added });
  return added === 0 ? updateWords('runChanges', { changed }) : updateWords('runBoth', { added, changed });
}

/** From a file to records: choose it, see the server's result for each row, correct, add the correct ones. */
export function ImportDialog<Id extends string>({
  nameColumn,
  template,
  updateWords,
  onClose,
  ...options
}: Props<Id>) {
  const { words, columns } = options;
  const { problem, rows, work, choose, correct, add, reset } = useRowImport(options);
  const [ready, wrong, added] = (['ready', 'wrong', 'added'] as const).map((state) =>
    countRows(rows ?? [], state),
  ) as [number, number, number];
  const waiting = countChanges(rows ?? [], 'ready');
  const hasWork = ready > waiting.unchanged;
  // A file of new records alone reads as it does where rows cannot change any.
  const changeWords = namesRecord(rows ?? []) ? updateWords : undefined;
  const texts = changeWords && {
    run: describeRun(waiting, words, changeWords),
    summary: changeWords('summary', { ...waiting, wrong }),
    summaryDone: changeWords('summaryDone', { ...countChanges(rows ?? [], 'added'), wrong }),
  };
  const footer = rows ? (
    <>
      <Button variant="ghost" disabled={work !== null} onClick={reset}>
        {words('another')}
      </Button>
      <ReportButton rows={rows} words={words} updateWords={changeWords} columns={columns} />
      {added > 0 && (
        <Button variant={ready > 0 ? 'secondary' : 'primary'} onClick={onClose}>
          {words('close')}
        </Button>
      )}
      {(added === 0 || ready > 0) && (
        <Button
          variant="primary"
          busy={work === 'adding'}
          disabled={!hasWork || work === 'checking'}
          onClick={() => void add()}
        >
          {texts?.run ?? words('run', { count: ready })}
        </Button>
      )}
    </>
  ) : (
    <Button onClick={onClose}>{words('cancel')}</Button>
  );
  return (
    <Dialog size="lg" title={words('title')} busy={work === 'adding'} onClose={onClose} footer={footer}>
      <Stack>
        {problem && <ImportTrouble problem={problem} words={words} />}
        {work && <ProgressBar label={words(work)} />}
        {!rows && work === null && (
          <ChooseFile words={words} template={template} onFile={(file) => void choose(file)} />
        )}
        {rows && (
          <>
            <Text role="status">
              {added > 0
                ? (texts?.summaryDone ?? words('summaryAdded', { ready, wrong, added }))
                : (texts?.summary ?? words('summary', { ready, wrong }))}
            </Text>
            <RowTable
              rows={rows}
              words={words}
              updateWords={changeWords}
              columns={columns}
              nameColumns={[nameColumn, ...(options.namingColumns ?? [])]}
              isBusy={work !== null}
              onCorrect={(line, cells) => void correct(line, cells)}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
