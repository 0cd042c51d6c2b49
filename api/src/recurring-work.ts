import { cleanUp } from './clean-up';
import type { Deps } from './deps';
import { expireEnquiries } from './domains/enquiries';
import { lapseHolds } from './domains/rentals';
import type { Job } from './jobs/schedule';

const HOUR = 3_600_000;

/** How late an expiry may be written down. Readers are told of it at the second all the same. */
const EXPIRY_SWEEP = 5000;

/** Whoever wants dates that a draft may no longer hold gets them at once; this is for lists and calendars. */
const HOLD_SWEEP = 60_000;

/** Everything that a country's server does by the clock. */
export const listRecurringWork = (deps: Deps): Job[] => [
  { name: 'jobs', every: HOUR, work: () => cleanUp(deps) },
  { name: 'holds', every: HOLD_SWEEP, work: () => lapseHolds(deps) },
  { name: 'expiry', every: EXPIRY_SWEEP, work: () => expireEnquiries(deps) },
];
