import { holdLimits, limits, type AlertRules } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import { AT_MOST, filterTrip, toWire, trip, type AlertQuery, type Found } from './queries';

type DepositRule = Extract<keyof AlertRules, 'depositDue' | 'holdDue' | 'holdLapsed'>;

/** A deposit that a bank still holds. */
const isInForce = (now: Date) => sql`h.state = 'AUTHORISED' and h.valid_until > ${now}::timestamptz`;

/** Alerts of deposits: money and authorisations that go back in time, and authorisations that lapse. */
export const depositQueries: Readonly<
  Record<DepositRule, (alertQuery: AlertQuery) => RawBuilder<Found> | null>
> = {
  depositDue: ({ companyId, country, now, rules, bookingId }) => {
    const within = limits.trip.depositReturn[country.id];
    if (within === null) return null;
    const due = sql`(t.returned_at + make_interval(secs => ${within / 1000}::int))`;
    return sql<Found>`
      select ${trip}, jsonb_build_object('dueAt', ${toWire(due)}) as figures
      from trips t where t.company_id = ${companyId} and t.status = 'COMPLETED'
        and (t.deposit_left > 0 or t.id in
          (select h.trip_id from deposit_holds h where h.company_id = ${companyId} and ${isInForce(now)}))
        and ${due} < ${now}::timestamptz + make_interval(days => ${rules.depositDue.days}) ${filterTrip(bookingId)} order by t.returned_at limit ${AT_MOST}`;
  },
  holdDue: ({ companyId, now, rules, bookingId }) => sql<Found>`
    select ${trip}, jsonb_build_object('dueAt', ${toWire(sql`h.valid_until`)}) as figures
    from deposit_holds h join trips t on t.id = h.trip_id and t.company_id = h.company_id
    where h.company_id = ${companyId} and ${isInForce(now)}
      and h.valid_until < ${now}::timestamptz + make_interval(days => ${rules.holdDue.days}) ${filterTrip(bookingId)}
    order by h.valid_until limit ${AT_MOST}`,
  // Until another deposit replaces it, or the trip is closed and nothing is open.
  holdLapsed: ({ companyId, now, bookingId }) => sql<Found>`
    select ${trip}, jsonb_build_object('since', ${toWire(sql`h.valid_until`)}) as figures
    from (
      select distinct on (trip_id) * from deposit_holds
      where company_id = ${companyId} order by trip_id, authorised_at desc, id desc
    ) h join trips t on t.id = h.trip_id and t.company_id = ${companyId}
    where h.valid_until <= ${now}::timestamptz and h.valid_until > ${now}::timestamptz - make_interval(days => ${holdLimits.lapsedDays})
      and h.state in ('AUTHORISED', 'LAPSED') and t.deposit_left = 0
      and (t.status in ('INCOMPLETE', 'ONGOING') or (t.status = 'COMPLETED' and t.balance > 0)) ${filterTrip(bookingId)}
    order by h.valid_until desc limit ${AT_MOST}`,
};
