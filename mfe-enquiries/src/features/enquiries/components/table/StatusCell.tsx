import { Badge } from '@portal/shared/ui';
import { useText } from '../../../../messages/useText';
import { FollowUpChip } from '../../../follow-up/FollowUpChip';
import { reasonLabel } from '../../model/action';
import type { Row } from '../../model/row';
import { statusIcon, statusLabel, statusTone } from '../../model/status';

export function StatusCell({ row: { status, enquiry } }: { row: Row }) {
  const t = useText();
  return (
    <div className="status" role="gridcell">
      <Badge tone={statusTone(status)} icon={statusIcon(status)}>
        {statusLabel(enquiry.status, t)}
      </Badge>
      {status === 'CANCELLED' && enquiry.cancelReason && (
        <span className="reason">{reasonLabel(enquiry.cancelReason, t)}</span>
      )}
      {enquiry.followUp?.remindAt && <FollowUpChip followUp={enquiry.followUp} />}
    </div>
  );
}
