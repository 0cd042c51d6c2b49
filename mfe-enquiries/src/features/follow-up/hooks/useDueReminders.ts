import { joinNames } from '@portal/shared/format';
import { MINUTE, type Enquiry } from '@portal/shared/contract';
import { useNotify, useServerClock } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../messages/useText';
import { vehicleName } from '../../../entities/enquiry/model/car';
import { customerName } from '../../../entities/enquiry/model/customer';
import { listDueReminders, nextDue, reminderKey } from '../model/due';
import { createNotifiedReminders } from '../model/notified-reminders';

/** Browser timers drift over days; an occasional check costs nothing. */
const LONGEST_WAIT = MINUTE;

/** Announces each reminder once, when it is due and the page is visible. */
export function useDueReminders(enquiries: readonly Enquiry[], onOpen: (enquiryId: string) => void): void {
  const t = useText();
  const notify = useNotify();
  const clock = useServerClock();
  const [notified] = useState(createNotifiedReminders);

  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    const due = listDueReminders(enquiries, clock.now(), notified.all());
    const [first] = due;
    if (!first) return;
    notified.add(due.map(reminderKey));
    const customer = customerName(first, t);
    notify({
      title: t('enquiries.followUp.due', { count: due.length, customer }),
      description:
        due.length === 1
          ? first.followUp?.note || vehicleName(first.car, t)
          : joinNames(due.map((one) => customerName(one, t))),
      action: { label: t('enquiries.followUp.open'), onAction: () => onOpen(first._id) },
    });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      look();
      const now = clock.now();
      timer = setTimeout(wait, Math.min(LONGEST_WAIT, (nextDue(enquiries, now) ?? Infinity) - now));
    };
    wait();
    const onVisible = () => look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [clock, enquiries]);
}
