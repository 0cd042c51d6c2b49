import { DAY } from './time/durations';

/** How long the link of a payment works. */
export const PAYMENT_LINK_LIFE = 14 * DAY;
