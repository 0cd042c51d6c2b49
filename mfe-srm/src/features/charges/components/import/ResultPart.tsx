import { rowOutcomes, type StatementLine } from '@portal/shared/contract';
import { formatCsv } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { Button, DescriptionList, Inline, Stack, Text } from '@portal/shared/ui';
import { useChargesText } from '../../../../messages/useChargesText';
import type { ImportResult } from '../../hooks/useStatementImport';
import { UndoButton } from '../statements/UndoButton';
import { LinesTable } from './LinesTable';

/** What became of a statement, row by row. */
export function ResultPart({ result: { statementId, lines } }: { result: ImportResult }) {
  const t = useChargesText();
  const count = (isCounted: (line: StatementLine) => boolean) => lines.filter(isCounted).length;
  const decided = count(({ outcome, match }) => outcome === 'added' && match === 'decided');
  const added = count(({ outcome }) => outcome === 'added');
  const save = () =>
    saveFile(
      formatCsv(
        (['line', 'outcome', 'plate', 'when', 'amount', 'trip'] as const).map((name) =>
          t(`charges.line.${name}`),
        ),
        lines.map((line) => [
          line.line,
          [
            t(`charges.outcome.${line.outcome}`),
            ...line.problems.map((problem) => t(`charges.problem.${problem}`)),
          ].join(' '),
          line.plate ?? '',
          line.at ?? '',
          line.amount ?? '',
          line.tripCode ?? (line.match ? t(`charges.match.${line.match}`) : ''),
        ]),
      ),
      'text/csv;charset=utf-8',
      t('charges.import.reportName'),
    );
  return (
    <Stack>
      <Text role="status">{t('charges.import.done', { added, decided, undecided: added - decided })}</Text>
      <DescriptionList
        items={rowOutcomes.map((outcome) => ({
          id: outcome,
          term: t(`charges.outcome.${outcome}`),
          description: count((line) => line.outcome === outcome),
        }))}
      />
      <Inline>
        <Button onClick={save}>{t('charges.import.report')}</Button>
        <UndoButton statementId={statementId} />
      </Inline>
      <LinesTable
        lines={lines.filter(({ outcome }) => outcome !== 'added')}
        label={t('charges.import.notAdded')}
      />
    </Stack>
  );
}
