import { useLazyPart } from '@portal/shared/lazy';
import { Button } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { SelectionBar } from '../selection/SelectionBar';
import type { RowSelection } from '../selection/useRowSelection';
import { useListText } from '../words/useListText';
import type { BulkAction } from './bulk-action';
import type { BulkDialogProps } from './BulkDialog';

const load = async () => (await import(/* webpackChunkName: "list-bulk" */ './BulkDialog')).BulkDialog;

interface Props<Row> {
  selection: RowSelection<Row>;
  getId: (row: Row) => string;
  /** Names a row in the result. */
  getName: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** Saves the rows as a file. */
  onExport?: (rows: readonly Row[]) => void;
  /** Something was done, so the list is read again. */
  onChanged?: () => void;
}

/** The bar of the selection with its actions, and the dialog of the one that runs. */
export function BulkBar<Row>({ selection, getId, getName, actions, onExport, onChanged }: Props<Row>) {
  const t = useListText();
  // The selection at the start, because the rows change during the run.
  const [job, setJob] = useState<Pick<BulkDialogProps<Row>, 'action' | 'rows'> | null>(null);
  const loaded = useLazyPart(load, job !== null, () => setJob(null));
  const close = (refused: readonly Row[] | null) => {
    setJob(null);
    if (refused) selection.keepOnly(refused.map(getId));
  };
  const own = job && {
    ...job,
    getId,
    getName,
    onChanged: () => onChanged?.(),
    onClose: close,
  };
  return (
    <>
      <SelectionBar selection={selection}>
        {actions.map((action) => (
          <Button
            key={action.id}
            aria-haspopup="dialog"
            busy={job?.action.id === action.id && !loaded}
            onClick={() => setJob({ action, rows: selection.rows })}
          >
            {action.label}
          </Button>
        ))}
        {onExport && (
          <Button onClick={() => onExport(selection.rows)}>
            <Download size={16} aria-hidden />
            {t('list.export')}
          </Button>
        )}
      </SelectionBar>
      {own && loaded && <loaded.Part {...(own as unknown as BulkDialogProps<unknown>)} />}
    </>
  );
}
