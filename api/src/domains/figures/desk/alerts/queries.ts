import type { AlertRules, Country, ElectronicDuty, TrackingAlertKind } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

/** A trip that a rule warns about, with the figures that explain why. */
export interface Found {
  readonly tripId: string | null;
  readonly code: string | null;
  readonly plate: string;
  readonly customerId: string | null;
  readonly customerName: string | null;
  readonly figures: Readonly<Record<string, string | number>>;
}

/** The rules about deposits, fines, documents and trackers have files of their own. */
type Enabled = Exclude<
  keyof AlertRules,
  | 'spam'
  | 'depositDue'
  | 'holdDue'
  | 'holdLapsed'
  | 'refundFailed'
  | 'fineDue'
  | 'electronicDue'
  | 'deliveryFailing'
  | TrackingAlertKind
  | 'tripRisk'
>;
export interface AlertQuery {
  readonly companyId: string;
  readonly country: Country;
  readonly now: Date;
  readonly rules: AlertRules;
  readonly duty: ElectronicDuty;
  /** Only for this trip. */
  readonly bookingId: string | undefined;
}

export const trip = sql`t.id as trip_id, t.code, t.plate, t.customer_id, t.customer_name`;
const open = sql`t.status in ('INCOMPLETE', 'ONGOING')`;
const RECENT = '30 days';
export const AT_MOST = 100;
/** A moment as the wire has it. */
export const toWire = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
export const filterTrip = (bookingId: string | undefined) =>
  bookingId === undefined ? sql`` : sql`and t.id = ${bookingId}`;
/** Another entry than `c`, with other documents. */
const other = sql`from customers o where o.id <> c.id
  and (o.passport_number is distinct from c.passport_number or o.license_number is distinct from c.license_number)`;
const contacts = [
  sql`o.country_code = c.country_code and o.phone = c.phone`,
  // Nobody is recognised by having no address.
  sql`c.email <> '' and lower(o.email) = lower(c.email)`,
];

/** One query for each rule. Where a rule is about closed trips, it looks only at the newest accounts. */
export const queries: Readonly<Record<Enabled, (alertQuery: AlertQuery) => RawBuilder<Found> | null>> = {
  overdue: ({ companyId, now, rules, bookingId }) => sql<Found>`
    select ${trip}, jsonb_build_object('hours', floor(extract(epoch from ${now}::timestamptz - t.ends_at) / 3600)) as figures
    from trips t where t.company_id = ${companyId} and t.status = 'ONGOING'
      and t.ends_at < ${now}::timestamptz - make_interval(hours => ${rules.overdue.hours}) ${filterTrip(bookingId)} order by t.ends_at limit ${AT_MOST}`,
  latePickup: ({ companyId, now, rules, bookingId }) => sql<Found>`
    select ${trip}, jsonb_build_object('hours', floor(extract(epoch from ${now}::timestamptz - t.starts_at) / 3600)) as figures
    from trips t where t.company_id = ${companyId} and t.status = 'INCOMPLETE' and t.is_reserved
      and t.starts_at < ${now}::timestamptz - make_interval(hours => ${rules.latePickup.hours}) ${filterTrip(bookingId)}
    order by t.starts_at limit ${AT_MOST}`,
  mileage: ({ companyId, now, rules, bookingId }) => sql<Found>`
    select ${trip}, jsonb_build_object('driven', (c.settlement->>'driven')::int, 'planned', t.included_km) as figures
    from trip_closings c join trips t on t.id = c.trip_id and t.company_id = c.company_id
    where c.company_id = ${companyId} and c.closed_at > ${now}::timestamptz - ${RECENT}::interval and t.included_km > 0
      and (c.settlement->>'driven')::int > t.included_km * ${rules.mileage.percent}::int / 100 ${filterTrip(bookingId)}
    order by c.closed_at desc limit ${AT_MOST}`,
  repeatDamage: ({ companyId, now, rules, bookingId }) => sql<Found>`
    select ${trip}, jsonb_build_object('times', d.times) as figures
    from trips t join (
      select e.customer_id, count(*)::int as times from trip_closings c
        join trips e on e.id = c.trip_id and e.company_id = c.company_id
      where c.company_id = ${companyId} and c.customer_status like 'Vehicle Damage%'
        and c.closed_at > ${now}::timestamptz - make_interval(months => ${rules.repeatDamage.months}) group by 1
    ) d on d.customer_id = t.customer_id and d.times >= ${rules.repeatDamage.times}
    where t.company_id = ${companyId} and ${open} ${filterTrip(bookingId)} order by t.created_at desc limit ${AT_MOST}`,
  manyTrips: ({ companyId, now, rules, bookingId }) => sql<Found>`
    select distinct on (t.customer_id) ${trip},
      jsonb_build_object('trips', m.trips, 'days', ${rules.manyTrips.days}::int) as figures
    from trips t join (
      select customer_id, count(*)::int as trips from trips where company_id = ${companyId} and customer_id is not null
        and started_at > ${now}::timestamptz - make_interval(days => ${rules.manyTrips.days}) group by 1
    ) m on m.customer_id = t.customer_id and m.trips >= ${rules.manyTrips.trips}
    where t.company_id = ${companyId} and ${open} ${filterTrip(bookingId)} order by t.customer_id, t.created_at desc limit ${AT_MOST}`,
  // The same phone or address under another passport or licence: one of the two people is not who they claim
  // to be.
  mismatchedDocuments: ({ companyId, bookingId }) => sql<Found>`
    select ${trip}, '{}'::jsonb as figures
    from trips t join customers c on c.id = t.customer_id and c.company_id = t.company_id
    where t.company_id = ${companyId} and ${open} ${filterTrip(bookingId)} and (${sql.join(
      // One query for each: an index serves one of them at a time.
      contacts.map((isSame) => sql`exists (select ${other} and o.company_id = ${companyId} and ${isSame})`),
      sql` or `,
    )}) order by t.created_at desc limit ${AT_MOST}`,
};
