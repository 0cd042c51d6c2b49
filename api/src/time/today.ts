import { dayIn, type Country } from '@portal/shared/contract';

/** The calendar day it is in the country: a licence that ends today in Dubai has ended there, whatever day the server has. */
export const todayIn = ({ timeZone }: Country, now: Date): string => dayIn(now, timeZone);
