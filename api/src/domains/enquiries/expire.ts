import type { Deps } from '../../deps';
import { expireOldest } from './enquiry-repository';

const AT_ONCE = 500;

/**
 * Records expired enquiries by the server's clock, with the time of their expiry; agents with an open stream
 * are notified.
 */
export async function expireEnquiries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let expired = 0;
  for (let last = AT_ONCE; last === AT_ONCE; expired += last)
    last = await expireOldest(db, clock.now(), AT_ONCE);
  return expired;
}
