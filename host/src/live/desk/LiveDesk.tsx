import { useMemo, type ReactNode } from 'react';
import { useArrivals } from '../alerts/useArrivals';
import { useFilledForms } from '../alerts/useFilledForms';
import { BadgeCounts, NEW_ENQUIRIES } from '../badges/badge-counts';
import { useCountInTitle } from '../badges/useCountInTitle';
import { useNewEnquiries } from '../badges/useNewEnquiries';

/** Wraps an agent's pages: it counts what waits, and announces what arrives. */
export function LiveDesk({ children }: { children: ReactNode }) {
  const waiting = useNewEnquiries() ?? 0;
  useCountInTitle(waiting);
  useArrivals();
  useFilledForms();
  const counts = useMemo(() => ({ [NEW_ENQUIRIES]: waiting }), [waiting]);
  return <BadgeCounts value={counts}>{children}</BadgeCounts>;
}
