import { limits, type AlertRules } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import { AT_MOST, filterTrip, toWire, type AlertQuery, type Found } from './queries';

type ChargeRule = Extract<keyof AlertRules, 'fineDue'>;

/** Alerts of fines: one for each, whether or not its trip is known. */
export const chargeQueries: Readonly<Record<ChargeRule, (asked: AlertQuery) => RawBuilder<Found>>> = {
  fineDue: ({ companyId, now, rules, bookingId }) => {
    const due = sql`(c.at + make_interval(days => ${rules.fineDue.limit}))`;
    return sql<Found>`
      select t.id as trip_id, t.code, c.plate, t.customer_id, t.customer_name,
        jsonb_build_object('chargeId', c.id, 'plate', c.plate, 'dueAt', ${toWire(due)}) as figures
      from charges c left join trips t on t.id = c.trip_id and t.company_id = c.company_id
      where c.company_id = ${companyId} and c.kind = 'fine' and c.state in ('unbilled', 'disputed')
        and ${due} < ${now}::timestamptz + make_interval(days => ${rules.fineDue.days})
        and ${due} > ${now}::timestamptz - make_interval(days => ${limits.charge.overdueDays}) ${filterTrip(bookingId)}
      order by c.at limit ${AT_MOST}`;
  },
};
