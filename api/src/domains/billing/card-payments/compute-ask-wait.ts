import { MINUTE } from '@portal/shared/contract';

const LONGEST_WAIT = 30 * MINUTE;

/** Milliseconds until the provider is asked again: one minute, doubling to half an hour. */
export const computeAskWait = (tries: number): number =>
  Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.max(0, Math.min(tries, 10) - 1));
