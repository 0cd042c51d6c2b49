import type { Country, Days } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

/** The moments that limit days at the company's place: the first is included, the last is not. */
export interface Window {
  readonly from: RawBuilder<Date>;
  readonly to: RawBuilder<Date>;
}

export const toWindow = ({ from, to }: Days, { timeZone }: Country): Window => ({
  from: sql<Date>`(${from}::timestamp at time zone ${timeZone})`,
  to: sql<Date>`((${to}::date + 1)::timestamp at time zone ${timeZone})`,
});
