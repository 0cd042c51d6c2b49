import type { Country } from '@portal/shared/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '../../database/schema';
import type { Days } from '../portfolio/period';

export type Db = Kysely<Database>;

/** The moments between which days lie where the company is: the first included, the last not. */
export interface Window {
  readonly from: RawBuilder<Date>;
  readonly to: RawBuilder<Date>;
}

export const windowOf = ({ start, end }: Days, { timeZone }: Country): Window => ({
  from: sql<Date>`(${start}::timestamp at time zone ${timeZone})`,
  to: sql<Date>`((${end}::date + 1)::timestamp at time zone ${timeZone})`,
});
