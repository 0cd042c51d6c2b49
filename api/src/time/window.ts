import type { Country } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Days } from './period';

/** The moments that limit days at the company's place: the first is included, the last is not. */
export interface Window {
  readonly from: RawBuilder<Date>;
  readonly to: RawBuilder<Date>;
}

export const toWindow = ({ start, end }: Days, { timeZone }: Country): Window => ({
  from: sql<Date>`(${start}::timestamp at time zone ${timeZone})`,
  to: sql<Date>`((${end}::date + 1)::timestamp at time zone ${timeZone})`,
});
