import { Badge } from '@portal/shared/ui';
import styled from 'styled-components';
import { FollowUpChip } from '../../../follow-up/FollowUpChip';
import type { Row } from '../../model/row';
import { statusIcon, statusLabel, statusTone } from '../../model/status';
import { Cell } from './cell';

const Box = styled(Cell)`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-1);
  & > * {
    max-inline-size: 100%;
    white-space: normal;
  }
`;

export function StatusCell({ row: { status, enquiry } }: { row: Row }) {
  return (
    <Box $name="status" role="gridcell">
      <Badge tone={statusTone(status)} icon={statusIcon(status)}>
        {statusLabel(enquiry.status)}
      </Badge>
      <FollowUpChip followUp={enquiry.followUp} />
    </Box>
  );
}
