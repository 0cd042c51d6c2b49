import { limits } from '@portal/shared/contract';

const DAY = 86_400_000;

/** For this many days a deletion can be undone. */
export const DELETION_DAYS = limits.account.deletionGrace / DAY;
