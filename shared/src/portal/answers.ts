import type { Cache, ScopedMutator } from 'swr';
import type { Portal } from './portal';

interface Answers {
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
}

const known = new WeakMap<Portal, Answers>();

/** Where SWR keeps what was read in this portal; undefined while nothing was. */
export const answersOf = (portal: Portal): Answers | undefined => known.get(portal);

export const keepAnswers = (portal: Portal, answers: Answers): void => void known.set(portal, answers);
