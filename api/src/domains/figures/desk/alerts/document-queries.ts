import type { AlertRules } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import { AT_MOST, filterTrip, toWire, trip, type AlertQuery, type Found } from './queries';

/** What is not known to have left keeps its alert this many days beyond the limit. */
const OVERDUE_DAYS = 60;

/** Days until two business days are over, from each day of the week beginning with Monday. Weekends are no business days. */
const TWO_BUSINESS_DAYS = [2, 2, 2, 4, 4, 3, 2];

/** A refused invoice that was credited and issued again, or its credit note: the provider takes neither any more. */
const isRefusedAndCorrected = sql`(
  (i.corrects is not null or exists (select from invoices n
    where n.company_id = i.company_id and n.replaces = i.id))
  and exists (select from document_deliveries d
    where d.company_id = i.company_id and d.invoice_id = coalesce(i.corrects, i.id) and d.state = 'REFUSED')
  and not exists (select from document_deliveries d
    where d.company_id = i.company_id and d.invoice_id = coalesce(i.corrects, i.id) and d.state <> 'REFUSED'))`;

type DocumentRule = Extract<keyof AlertRules, 'electronicDue' | 'deliveryFailing'>;

/** Alerts of electronic documents: one for each trip, of its oldest document. */
export const documentQueries: Readonly<
  Record<DocumentRule, (asked: AlertQuery) => RawBuilder<Found> | null>
> = {
  // A document that was uploaded by hand is known in India alone, by its registration.
  electronicDue: ({ companyId, country, now, rules, duty, bookingId }) => {
    if (!duty.hasLimit) return null;
    const since =
      duty.from === null
        ? sql``
        : sql`and i.issued_at >= ${duty.from}::timestamp at time zone ${country.timeZone}`;
    const due = sql`(i.issued_at + make_interval(days => ${rules.electronicDue.limit}))`;
    return sql<Found>`
      select distinct on (t.id) ${trip}, jsonb_build_object('number', i.number, 'dueAt', ${toWire(due)}) as figures
      from invoices i join trips t on t.id = i.trip_id and t.company_id = i.company_id
      where i.company_id = ${companyId} and i.facts -> 'customer' ->> 'taxNumber' <> '' ${since}
        and ${due} < ${now}::timestamptz + make_interval(days => ${rules.electronicDue.days})
        and ${due} > ${now}::timestamptz - make_interval(days => ${OVERDUE_DAYS})
        and not exists (select from document_deliveries d
          where d.company_id = i.company_id and d.invoice_id = i.id and d.state in ('SENT', 'ACCEPTED'))
        and not exists (select from invoice_registrations r
          where r.company_id = i.company_id and r.invoice_id = i.id)
        and not exists (select from registration_cancellations r
          where r.company_id = i.company_id and r.invoice_id = i.corrects and r.cancelled_at is not null)
        and not ${isRefusedAndCorrected} ${filterTrip(bookingId)}
      order by t.id, i.issued_at limit ${AT_MOST}`;
  },
  deliveryFailing: ({ companyId, country, now, bookingId }) => {
    const days = sql`(array[${sql.join(TWO_BUSINESS_DAYS)}]::int[])[extract(isodow from d.failing_since at time zone ${country.timeZone})::int]`;
    return sql<Found>`
      select distinct on (t.id) ${trip}, jsonb_build_object('number', i.number, 'country', ${country.id}::text,
        'since', ${toWire(sql`d.failing_since`)}, 'dueAt', ${toWire(sql`(d.failing_since + make_interval(days => ${days}))`)}) as figures
      from document_deliveries d join invoices i on i.company_id = d.company_id and i.id = d.invoice_id
        join trips t on t.id = i.trip_id and t.company_id = i.company_id
      where d.company_id = ${companyId} and d.state in ('QUEUED', 'SENT')
        and d.failing_since < ${now}::timestamptz - interval '1 hour' ${filterTrip(bookingId)}
      order by t.id, d.failing_since limit ${AT_MOST}`;
  },
};
