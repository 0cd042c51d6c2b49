import type { Deps } from '../../../../deps';
import { HOLDS_AT_ONCE, releaseHolds } from '../trip-repository';

/** All of them, some hundreds at a time. Returns how many. */
export async function lapseHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let lapsed = 0;
  for (let last = HOLDS_AT_ONCE; last === HOLDS_AT_ONCE; lapsed += last)
    last = await releaseHolds(db, { now });
  return lapsed;
}
