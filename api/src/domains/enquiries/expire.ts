import type { Deps } from '../../deps';
import { expireOldest } from './enquiry-repository';

const AT_ONCE = 500;

/** Writes down what has expired by the server's clock, at the time it did; agents with an open stream are told. */
export async function expireEnquiries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let expired = 0;
  for (let last = AT_ONCE; last === AT_ONCE; expired += last)
    last = await expireOldest(db, clock.now(), AT_ONCE);
  return expired;
}
