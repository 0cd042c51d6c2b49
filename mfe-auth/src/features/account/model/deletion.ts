import { limits } from '@portal/shared/contract';

const DAY = 86_400_000;

/** A deletion can be undone for so many. */
export const DELETION_DAYS = limits.account.deletionGrace / DAY;
