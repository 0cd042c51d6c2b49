import { enquiryEndpoints, type Enquiry } from '@portal/shared/contract';
import { useEvents, useInvalidate, useMutation } from '@portal/shared/portal';

interface KeepFollowUp {
  /** @throws ApiError */
  keep(body: { remindAt: string | null; note: string }): Promise<void>;
  readonly isRunning: boolean;
}

/** Stores a reminder and a note on the server; every view of the enquiry updates. */
export function useSaveFollowUp({ _id: enquiryId }: Enquiry): KeepFollowUp {
  const { run, isRunning } = useMutation(enquiryEndpoints.followUp);
  const events = useEvents();
  const invalidate = useInvalidate();
  return {
    isRunning,
    async keep(body) {
      const enquiry = await run({ params: { enquiryId }, body });
      events.emit('enquiry:changed', { enquiry });
      void invalidate(enquiryEndpoints.reminders);
    },
  };
}
