import { DAY, limits } from '@portal/shared/contract';

/** For this many days a deletion can be undone. */
export const DELETION_DAYS = limits.account.deletionGrace / DAY;
