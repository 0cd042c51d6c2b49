import { toCountryDay, type Country } from '@portal/shared/contract';

/**
 * The current calendar day in the country: a licence that ends today in Dubai has ended there, whatever the
 * server's date.
 */
export const getToday = ({ timeZone }: Country, now: Date): string => toCountryDay(now, timeZone);
