import type { Pick } from './falsify';

/** The same numbers again for the same seed (Park and Miller). */
export function createPick(seed: number): Pick {
  let state = (seed % 2_147_483_646) + 1;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return limit === 0 ? 0 : state % limit;
  };
}
