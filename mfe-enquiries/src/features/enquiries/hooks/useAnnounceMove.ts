import type { Enquiry } from '@portal/shared/contract';
import { useNotify } from '@portal/shared/portal';
import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../../../messages/useText';
import { customerName } from '../../../entities/enquiry/model/customer';
import { toRequestStatus, type StatusFilter } from '../../../entities/enquiry/model/filter';
import { sayChanged } from '../model/say';
import { statusLabel, toStatus } from '../../../entities/enquiry/model/status';

interface After {
  readonly status: StatusFilter;
  readonly tell: (text: string) => void;
  readonly onOpen: (id: string) => void;
}

/** After the agent's own change: announces it, and if a filter hides the row, says where it went. */
export function useAnnounceMove(after: After): (enquiry: Enquiry) => void {
  const t = useText();
  const notify = useNotify();
  const latest = useRef(after);
  useEffect(() => {
    latest.current = after;
  });
  return useCallback(
    (enquiry) => {
      const { status, tell, onOpen } = latest.current;
      tell(sayChanged([enquiry], t));
      const requestStatus = toRequestStatus(status);
      if (requestStatus === undefined || requestStatus === toStatus(enquiry)) return;
      notify({
        title: t('enquiries.moved.title', {
          customer: customerName(enquiry, t),
          status: statusLabel(enquiry.status, t),
        }),
        description: t('enquiries.moved.text'),
        tone: 'success',
        action: { label: t('enquiries.moved.open'), onAction: () => onOpen(enquiry._id) },
      });
    },
    [notify, t],
  );
}
