import { enquiryEndpoints, limits, type Enquiry } from '@portal/shared/contract';
import { useEvent, useQuery } from '@portal/shared/portal';

const options = {
  refreshInterval: limits.enquiry.refetchInterval,
  onError: () => undefined,
  shouldRetryOnError: false,
};

/** The enquiries with a future reminder; none if the platform stores none. */
export function useReminders(): readonly Enquiry[] {
  const { data, refresh } = useQuery(enquiryEndpoints.reminders, {}, options);
  useEvent('enquiry:changed', ({ enquiry }) => {
    const known = data?.list.find(({ _id }) => _id === enquiry._id);
    const changed =
      known?.followUp?.remindAt !== enquiry.followUp?.remindAt || known?.status !== enquiry.status;
    if (data && (known ?? enquiry.followUp?.remindAt) && changed) void refresh();
  });
  return data?.list ?? none;
}

const none: readonly Enquiry[] = [];
