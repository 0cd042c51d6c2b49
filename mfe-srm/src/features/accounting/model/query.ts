import type { Days } from '@portal/shared/figures';

/** A period as the calls have it. */
export const toQuery = ({ from, to }: Days) => ({ dateStartRange: from, dateEndRange: to });
