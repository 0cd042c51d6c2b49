import type { CancelReason } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { useText } from '../../../../messages/useText';
import { FollowUpButton } from '../../../follow-up/FollowUpButton';
import type { Commands } from '../../hooks/useEnquiryActions';
import { getNextStep } from '../../model/action';
import type { Row } from '../../model/row';
import { CancelButton } from './CancelButton';
import { StagedCancel } from './StagedCancel';

export interface NextActionsProps {
  row: Row;
  staged: CancelReason | undefined;
  isBusy: boolean;
  commands: Commands;
  /** Of the text that identifies the enquiry among several. */
  nameId?: string | undefined;
  tabIndex?: 0 | -1;
  /** Left out where a reminder has its own place. */
  withFollowUp?: boolean;
}

/** The next actions for an enquiry. The letters are keyboard shortcuts. */
export function NextActions(props: NextActionsProps) {
  const { row, staged, isBusy, commands, nameId, tabIndex = 0, withFollowUp = true } = props;
  const t = useText();
  const step = getNextStep(row.status);
  const look = { tabIndex, describedBy: nameId, busy: isBusy };
  if (step?.action === 'unlock' || step?.action === 'contact')
    return (
      <Button
        size="sm"
        variant={step.action === 'unlock' ? 'primary' : 'secondary'}
        icon={step.action === 'unlock' ? 'key' : 'phone'}
        data-key={step.action === 'unlock' ? 'u' : 'c'}
        tabIndex={tabIndex}
        aria-describedby={nameId}
        busy={isBusy}
        onClick={() => commands.advance(row)}
      >
        {t(`enquiries.action.${step.action}`)}
      </Button>
    );
  if (step?.action !== 'cancel') return null;
  if (staged)
    return (
      <StagedCancel
        {...look}
        reason={staged}
        onDismiss={() => commands.stage(row.id, null)}
        onSend={() => commands.send(row, staged)}
      />
    );
  return (
    <>
      {withFollowUp && (
        <FollowUpButton
          key={`follow-up ${row.id}`}
          enquiry={row.enquiry}
          tabIndex={tabIndex}
          aria-describedby={nameId}
          data-key="f"
        />
      )}
      <CancelButton key={row.id} {...look} onChoose={(reason) => commands.stage(row.id, reason)} />
    </>
  );
}
