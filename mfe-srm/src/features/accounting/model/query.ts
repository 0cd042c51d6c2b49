import { type Days } from '@portal/shared/contract';

/** A period as the calls have it. */
export const toQuery = ({ from, to }: Days) => ({ dateStartRange: from, dateEndRange: to });
