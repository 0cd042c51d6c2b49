import { Badge } from '@portal/shared/ui';
import { useText } from '../../../../messages/useText';
import { FollowUpChip } from '../../../../entities/follow-up/FollowUpChip';
import { reasonLabel } from '../../../../entities/enquiry/model/action';
import type { Row } from '../../../../entities/enquiry/model/row';
import { statusIcon, statusLabel, statusTone } from '../../../../entities/enquiry/model/status';

export function StatusCell({ row: { status, enquiry } }: { row: Row }) {
  const t = useText();
  const reason = status === 'CANCELLED' && enquiry.cancelReason ? reasonLabel(enquiry.cancelReason, t) : null;
  return (
    <div className="status" role="gridcell">
      <Badge tone={statusTone(status)} icon={statusIcon(status)}>
        {statusLabel(enquiry.status, t)}
      </Badge>
      {reason && (
        <span className="reason" title={reason}>
          {reason}
        </span>
      )}
      {enquiry.followUp?.remindAt && <FollowUpChip followUp={enquiry.followUp} />}
    </div>
  );
}
