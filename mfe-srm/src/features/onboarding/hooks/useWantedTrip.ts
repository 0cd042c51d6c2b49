import { usePortal, useSession } from '@portal/shared/portal';
import { isTripOfEnquiry } from '../model/wanted-trip';

interface WantedTrip {
  /** Where the trip form of the enquiry is, or null. */
  readonly address: string | null;
  /** Keeps an address that is a trip form of an enquiry; others lead to the dashboard after the set-up. */
  keep(address: string): void;
  forget(): void;
}

/** The enquiry whose trip the set-up has interrupted, kept as long as the tab. */
export function useWantedTrip(): WantedTrip {
  const { drafts } = usePortal();
  const key = `srm-wanted-trip-${useSession()?.userId ?? ''}`;
  const kept = drafts.get(key);
  return {
    address: kept !== null && isTripOfEnquiry(kept) ? kept : null,
    keep(address) {
      if (isTripOfEnquiry(address)) drafts.set(key, address);
    },
    forget: () => drafts.remove(key),
  };
}
