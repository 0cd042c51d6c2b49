import { dayIn, type Country } from '@portal/shared/contract';

/**
 * The current calendar day in the country: a licence that ends today in Dubai has ended there, whatever the
 * server's date.
 */
export const todayIn = ({ timeZone }: Country, now: Date): string => dayIn(now, timeZone);
