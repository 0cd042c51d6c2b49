import { usePortal, useSession } from '@portal/shared/portal';
import { isEnquiryTrip } from '../model/is-enquiry-trip';

interface InterruptedTrip {
  /** The address of the enquiry's trip form, or null. */
  readonly address: string | null;
  /** Stores an address that is a trip form of an enquiry; others lead to the dashboard after the setup. */
  keep(address: string): void;
  forget(): void;
}

/** The enquiry whose trip the setup interrupted, stored for the life of the tab. */
export function useResumeTrip(): InterruptedTrip {
  const { drafts } = usePortal();
  const key = `srm-wanted-trip-${useSession()?.userId ?? ''}`;
  const kept = drafts.get(key);
  return {
    address: kept !== null && isEnquiryTrip(kept) ? kept : null,
    keep(address) {
      if (isEnquiryTrip(address)) drafts.set(key, address);
    },
    forget: () => drafts.remove(key),
  };
}
