import type { CancelReason } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import styled from 'styled-components';
import type { Words } from '../../../../messages/useText';
import { FollowUpButton } from '../../../follow-up/FollowUpButton';
import type { Commands } from '../../hooks/useActions';
import { stepOf } from '../../model/action';
import type { Row } from '../../model/row';
import { CancelButton } from './CancelButton';
import { medium, wide } from './cell';
import { StagedCancel } from './StagedCancel';

const Box = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: var(--space-2);
  align-content: center;
  & > button {
    inline-size: 100%;
  }
  ${medium} {
    justify-content: end;
    grid-auto-columns: minmax(7rem, auto);
  }
  ${wide} {
    grid-auto-flow: row;
    gap: 6px;
  }
`;

export interface ActionsProps {
  row: Row;
  t: Words;
  nameId: string;
  tabIndex: 0 | -1;
  staged: CancelReason | undefined;
  isBusy: boolean;
  commands: Commands;
}

/** What comes next for this enquiry; the letters are those of the keyboard. */
export function ActionsCell({ row, t, nameId, tabIndex, staged, isBusy, commands }: ActionsProps) {
  const step = stepOf(row.status);
  const look = { tabIndex, describedBy: nameId, busy: isBusy };
  return (
    <Box className="actions" role="gridcell">
      {(step?.action === 'unlock' || step?.action === 'contact') && (
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
      )}
      {step?.action === 'cancel' && staged && (
        <StagedCancel
          {...look}
          reason={staged}
          onDismiss={() => commands.stage(row.id, null)}
          onSend={() => commands.send(row, staged)}
        />
      )}
      {step?.action === 'cancel' && !staged && (
        <>
          <FollowUpButton enquiry={row.enquiry} tabIndex={tabIndex} aria-describedby={nameId} data-key="f" />
          <CancelButton {...look} onChoose={(reason) => commands.stage(row.id, reason)} />
        </>
      )}
    </Box>
  );
}
