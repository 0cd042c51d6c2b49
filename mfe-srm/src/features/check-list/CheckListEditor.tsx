import type { CheckListRecord } from '@portal/shared/contract';
import { LoadingForm, useFailureText } from '@portal/shared/forms';
import { Card, ErrorState } from '@portal/shared/ui';
import { useState } from 'react';
import { CheckListForm } from './components/CheckListForm';
import { CheckListView } from './components/CheckListView';
import { useCheckListStart, type OpenCheckList } from './hooks/useCheckListStart';
import type { CheckListKey } from './model/body';

export interface CheckListEditorProps extends CheckListKey {
  /** What the fleet knows of the vehicle's kilometres. */
  lastKilometre?: number | null;
  /** Both have signed and the server has it; without its record where another device was quicker. */
  onSigned?: (record: CheckListRecord) => void;
  /** Both sign elsewhere, with what else they sign: told once nothing is left to be filled in and the server has it. */
  onFilled?: (record: CheckListRecord) => void;
}

/** The check-list of a vehicle at handover or return: to be filled in, or as it was signed. */
export function CheckListEditor(props: CheckListEditorProps) {
  const { vehicleId, bookingId, moment } = props;
  return <Editor key={`${bookingId} ${vehicleId} ${moment}`} {...props} />;
}

function Editor({ lastKilometre = null, onSigned, onFilled, ...of }: CheckListEditorProps) {
  const describe = useFailureText();
  const [start, retry] = useCheckListStart(of);
  // Once it is open it stays, whatever is read again meanwhile.
  const [open, setOpen] = useState<OpenCheckList | null>(null);
  if (!open && start.state === 'open') setOpen(start);
  if (start.state === 'signed') return <CheckListView record={start.record} />;
  if (open)
    return (
      <CheckListForm
        of={of}
        open={open}
        lastKilometre={lastKilometre}
        onSigned={onSigned}
        onFilled={onFilled}
      />
    );
  if (start.state === 'failed') {
    const { title, text } = describe(start.error);
    return (
      <Card>
        <ErrorState title={title} onRetry={retry} details={start.error.requestId}>
          {text}
        </ErrorState>
      </Card>
    );
  }
  return <LoadingForm />;
}
