import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../../database/connect';

export async function insertLogo(db: Db, id: string, content: Uint8Array): Promise<void> {
  await db
    .insertInto('keptLogos')
    .values({ id, content: Buffer.from(content) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Copies what a user's companies issued, for as long as it must be kept. */
export async function copyInvoices(
  db: Db,
  userId: string,
  { until, now }: { readonly until: RawBuilder<Date>; readonly now: Date },
): Promise<void> {
  await sql`
    insert into kept_invoices (id, company_id, company_name, kind, number, issued_at, keep_until, logo_id, paper)
    select i.id, i.company_id, i.facts -> 'company' ->> 'name', i.kind, i.number, i.issued_at, ${until},
      (select l.id from kept_logos l where l.id::text = i.facts -> 'company' ->> 'logo'),
      to_jsonb(i) - 'created_by' || case when r.irn is null then '{}'::jsonb else
        jsonb_build_object('registration', to_jsonb(r) - 'company_id' - 'invoice_id' - 'kept_at') end
    from invoices i join companies c on c.id = i.company_id
      left join invoice_registrations r on r.company_id = i.company_id and r.invoice_id = i.id
        and not exists (select from registration_cancellations n
          where n.company_id = r.company_id and n.invoice_id = r.invoice_id and n.cancelled_at is not null)
    where c.user_id = ${userId} and ${until} > ${now}`.execute(db);
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('keptInvoices').where('keepUntil', '<=', now).execute();
}

export async function deleteUnusedLogos(db: Db): Promise<void> {
  await db
    .deleteFrom('keptLogos')
    .where('id', 'not in', (query) =>
      query
        .selectFrom('keptInvoices')
        .select('logoId')
        .where('logoId', 'is not', null)
        .$castTo<{ logoId: string }>(),
    )
    .execute();
}
