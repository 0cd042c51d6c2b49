import { Button } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useImportText } from '../../messages/useImportText';
import { ChooseFile } from './components/ChooseFile';
import { ImportWork } from './components/ImportWork';
import { ReportButton } from './components/ReportButton';
import { Review } from './components/Review';
import { useImport } from './hooks/useImport';
import { countChanges } from './model/import-rows';

interface Props {
  /** Some were added to the listings. */
  onAdded: () => void;
  onClose: () => void;
}

/** From a file to listings: choose it, correct the errors, add the rest. */
export function ImportDialog({ onAdded, onClose }: Props) {
  const t = useImportText();
  const importState = useImport(onAdded);
  const { table, work } = importState;
  const { added, changed } = countChanges(table?.rows ?? [], 'ready');
  const isDone =
    table !== null &&
    table.rows.every(({ state, change }) => state === 'added' || change?.kind === 'unchanged');
  const footer = work ? (
    <Button onClick={importState.stop}>{t('import.stop')}</Button>
  ) : table ? (
    <>
      <Button variant="ghost" onClick={importState.reset}>
        {t('import.another')}
      </Button>
      <ReportButton rows={table.rows} />
      {isDone ? (
        <Button variant="primary" onClick={onClose}>
          {t('import.close')}
        </Button>
      ) : (
        <Button variant="primary" disabled={added + changed === 0} onClick={() => void importState.add()}>
          {changed === 0
            ? t('import.run', { count: added })
            : t(added === 0 ? 'import.change.run' : 'import.change.runBoth', { added, changed })}
        </Button>
      )}
    </>
  ) : (
    <Button onClick={onClose}>{t('import.cancel')}</Button>
  );
  return (
    <Dialog
      size="lg"
      title={t('import.title')}
      busy={work?.kind === 'adding'}
      onClose={onClose}
      footer={footer}
    >
      {work && <ImportWork work={work} />}
      {!work && !table && (
        <ChooseFile
          problem={importState.problem}
          onFile={importState.choose}
          readLookups={importState.readLookups}
        />
      )}
      {!work && table && (
        <Review
          rows={table.rows}
          unused={table.unused}
          failure={importState.failure}
          onEdit={importState.edit}
        />
      )}
    </Dialog>
  );
}
