import { joinNames } from '@portal/shared/format';
import { Banner, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useRowImport, type RowImportOptions } from '../hooks/useRowImport';
import { countChanges, countLosses, countRows, namesRecord } from '../model/import-row';
import type { ImportWords, LossWords, UpdateWords } from '../words/import-words';
import { useImportText } from '../words/useImportText';
import { useRowWords } from '../words/useRowWords';
import { ChooseFile, type Template } from './ChooseFile';
import { ImportActions } from './ImportActions';
import { ImportProgress } from './ImportProgress';
import { ImportTrouble } from './ImportTrouble';
import { Preview } from './Preview';

interface Props<Id extends string> extends RowImportOptions<Id> {
  words: ImportWords;
  /** Where rows may change records. */
  updateWords?: UpdateWords | undefined;
  /** Where a change may take something from a record. */
  lossWords?: LossWords | undefined;
  /** What a row is called: its plate, its name. */
  getName: (cells: Readonly<Record<Id, string>>) => string;
  template: Template;
  onClose: () => void;
}

/** From a file to records: choose it, see the server's result for each row, correct, add the correct ones. */
export function ImportDialog<Id extends string>({
  words,
  updateWords,
  lossWords,
  getName,
  template,
  onClose,
  ...options
}: Props<Id>) {
  const t = useImportText();
  const { describeProblem } = useRowWords(words, updateWords);
  const importState = useRowImport(options, describeProblem);
  const { problem, file, table, work, choose, correct } = importState;
  const rows = table?.rows ?? [];
  // A file of new records alone reads as it does where rows cannot change any.
  const changeWords = namesRecord(rows) ? updateWords : undefined;
  const rowWords = useRowWords(words, changeWords);
  const [ready, wrong, added] = (['ready', 'wrong', 'added'] as const).map((state) =>
    countRows(rows, state),
  ) as [number, number, number];
  const losses = countLosses(rows);
  const describeRows = () => {
    if (added > 0)
      return changeWords
        ? changeWords('summaryDone', { ...countChanges(rows, 'added'), wrong })
        : words('summaryAdded', { ready, wrong, added });
    return changeWords
      ? changeWords('summary', { ...countChanges(rows, 'ready'), wrong })
      : words('summary', { ready, wrong });
  };
  return (
    <Dialog
      size="lg"
      title={words('title')}
      busy={work?.kind === 'adding'}
      onClose={onClose}
      footer={
        <ImportActions
          importState={importState}
          canStop={options.batch !== undefined}
          columns={options.columns}
          words={words}
          updateWords={changeWords}
          rowWords={rowWords}
          onClose={onClose}
        />
      }
    >
      <Stack>
        {problem && <ImportTrouble problem={problem} file={file} hasRows={table !== null} words={words} />}
        {work && <ImportProgress work={work} isCounted={options.batch !== undefined} words={words} />}
        {!table && !work && (
          <ChooseFile words={words} template={template} onFile={(chosen) => void choose(chosen)} />
        )}
        {table && (
          <>
            <Text role="status">{describeRows()}</Text>
            {lossWords && losses > 0 && <Banner tone="warning" title={lossWords.summarize(losses)} />}
            {table.unused.length > 0 && (
              <Text tone="muted" size={2}>
                {t('recordImport.unused', { count: table.unused.length, names: joinNames(table.unused) })}
              </Text>
            )}
            <Preview
              rows={rows}
              words={words}
              lossWords={lossWords}
              rowWords={rowWords}
              columns={options.columns}
              getName={getName}
              isBusy={work !== null}
              onCorrect={(line, cells) => void correct(line, cells)}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
