import { Badge } from '@portal/shared/ui';
import styled from 'styled-components';
import { FollowUpChip } from '../../../follow-up/FollowUpChip';
import { reasonLabel } from '../../model/action';
import type { Row } from '../../model/row';
import { statusIcon, statusLabel, statusTone } from '../../model/status';
import { wide } from './cell';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-1);
  & > .reason {
    max-inline-size: 100%;
    color: var(--color-ink-3);
    font-size: var(--text-1);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  /* A reminder's words take two lines in a narrow column. */
  & > :nth-child(2):not(.reason) {
    max-inline-size: 100%;
    padding-inline: 6px;
    border-radius: var(--radius-1);
    line-height: 1.35;
    white-space: normal;
    ${wide} {
      & > svg {
        display: none;
      }
    }
  }
`;

export function StatusCell({ row: { status, enquiry } }: { row: Row }) {
  return (
    <Box className="status" role="gridcell">
      <Badge tone={statusTone(status)} icon={statusIcon(status)}>
        {statusLabel(enquiry.status)}
      </Badge>
      {status === 'CANCELLED' && enquiry.cancelReason && (
        <span className="reason">{reasonLabel(enquiry.cancelReason)}</span>
      )}
      {enquiry.followUp?.remindAt && <FollowUpChip followUp={enquiry.followUp} />}
    </Box>
  );
}
