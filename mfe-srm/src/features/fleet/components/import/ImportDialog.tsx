import { Button, ProgressBar, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useFleetText } from '../../../../messages/useFleetText';
import { useImport } from '../../hooks/useImport';
import { countOf } from '../../model/import-row';
import { ChooseFile } from './ChooseFile';
import { ImportTrouble } from './ImportTrouble';
import { ReportButton } from './ReportButton';
import { RowTable } from './RowTable';

interface Props {
  /** Some are in the fleet now. */
  onAdded: () => void;
  onClose: () => void;
}

/** From a file to vehicles: choose it, see what the server says of each row, add those that are right. */
export function ImportDialog({ onAdded, onClose }: Props) {
  const t = useFleetText();
  const { problem, rows, work, choose, add, reset, readLookups } = useImport(onAdded);
  const count = { ready: 0, wrong: 0, added: 0 };
  if (rows) for (const state of ['ready', 'wrong', 'added'] as const) count[state] = countOf(rows, state);
  const footer = rows ? (
    <>
      <Button variant="ghost" disabled={work !== null} onClick={reset}>
        {t('fleet.import.another')}
      </Button>
      <ReportButton rows={rows} />
      {count.added > 0 ? (
        <Button variant="primary" onClick={onClose}>
          {t('fleet.import.close')}
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={work === 'adding'}
          disabled={count.ready === 0}
          onClick={() => void add()}
        >
          {t('fleet.import.run', { count: count.ready })}
        </Button>
      )}
    </>
  ) : (
    <Button onClick={onClose}>{t('fleet.import.cancel')}</Button>
  );
  return (
    <Dialog
      size="lg"
      title={t('fleet.import.title')}
      busy={work === 'adding'}
      onClose={onClose}
      footer={footer}
    >
      <Stack>
        {problem && <ImportTrouble problem={problem} />}
        {work && <ProgressBar label={t(`fleet.import.${work}`)} />}
        {!rows && work === null && (
          <ChooseFile onFile={(file) => void choose(file)} readLookups={readLookups} />
        )}
        {rows && (
          <>
            <Text role="status">
              {count.added > 0 ? t('fleet.import.summaryAdded', count) : t('fleet.import.summary', count)}
            </Text>
            <RowTable rows={rows} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
