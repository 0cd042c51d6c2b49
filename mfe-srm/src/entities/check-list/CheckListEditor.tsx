import type { CheckListRecord } from '@portal/shared/contract';
import { LoadingForm, useFailureText } from '@portal/shared/forms';
import { Card, ErrorState } from '@portal/shared/ui';
import { useState } from 'react';
import { CheckListForm } from './components/CheckListForm';
import { CheckListView } from './components/CheckListView';
import { useCheckListStart, type OpenCheckList } from './hooks/useCheckListStart';
import type { CheckListKey } from './model/body';
import type { CheckListValues } from './model/values';

export interface CheckListEditorProps extends CheckListKey {
  /** The vehicle's kilometres according to the fleet. */
  lastKilometre?: number | null;
  /** The list that the agent saw before they chose to change it. */
  startsFrom?: CheckListValues | null;
  /** Both have signed and the server has it. Without its record if another device was faster. */
  onSigned?: (record: CheckListRecord) => void;
  /**
   * Both sign on another page, together with other documents. Called when the list is complete and the server
   * has it.
   */
  onFilled?: (record: CheckListRecord) => void;
}

/** The checklist of a vehicle at handover or return: editable, or as it was signed. */
export function CheckListEditor(props: CheckListEditorProps) {
  const { vehicleId, bookingId, moment } = props;
  return <Editor key={`${bookingId} ${vehicleId} ${moment}`} {...props} />;
}

function Editor({
  lastKilometre = null,
  startsFrom = null,
  onSigned,
  onFilled,
  ...listKey
}: CheckListEditorProps) {
  const describe = useFailureText();
  const [start, retry] = useCheckListStart(listKey, startsFrom);
  // Once open it stays, even if data reloads.
  const [open, setOpen] = useState<OpenCheckList | null>(null);
  if (!open && start.state === 'open') setOpen(start);
  if (start.state === 'signed') return <CheckListView record={start.record} />;
  if (open)
    return (
      <CheckListForm
        listKey={listKey}
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
