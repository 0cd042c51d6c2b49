import type { Country } from '@portal/shared/contract';
import { sql } from 'kysely';

/** The moment at which a calendar day of the country begins; with `after`, the day that many days later. */
export const selectStartOfDay = ({ timeZone }: Country, date: string, after = 0) =>
  sql<Date>`(${date}::date + ${after}::int)::timestamp at time zone ${timeZone}`;
