import { limits, type Country } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Database } from '../../../database/schema';
import type { Deps } from '../../../deps';
import { loadPictures } from '../../files';
import { notFound } from '../../../plugins/problem';
import { invoicePaper } from './paper';
import type { StoredInvoice } from './invoice-repository';
import { copyInvoices, deleteEnded, deleteUnusedLogos, insertLogo } from './kept-invoice-repository';

/** Months after which a tax year begins. */
const YEAR_BEGINS = { ae: 0, in: 3 } as const;

/** The law counts from the end of the year that an invoice belongs to. */
function keepUntil({ id, timeZone }: Country) {
  const months = YEAR_BEGINS[id];
  const local = sql`i.issued_at at time zone ${timeZone}`;
  const years = `${limits.invoice.keptYears[id] + 1} years ${months} months`;
  return sql<Date>`(date_trunc('year', ${local} - make_interval(months => ${months}::int)) + ${years}::interval) at time zone ${timeZone}`;
}

export type Logos = ReadonlyMap<string, Uint8Array>;

/** The pictures on a user's invoices, as they are printed; read before anything is deleted. */
export async function readIssuedLogos(deps: Pick<Deps, 'db' | 'files'>, userId: string): Promise<Logos> {
  const rows = await deps.db
    .selectFrom('invoices')
    .innerJoin('companies', 'companies.id', 'invoices.companyId')
    .select(sql<string | null>`invoices.facts -> 'company' ->> 'logo'`.as('logo'))
    .distinct()
    .where('companies.userId', '=', userId)
    .execute();
  return loadPictures(
    deps,
    rows.map(({ logo }) => logo),
  );
}

/** Copies what a user's companies issued, except what need not be kept any longer. */
export async function keepInvoices(
  { country, clock }: Pick<Deps, 'country' | 'clock'>,
  trx: Db,
  userId: string,
  logos: Logos,
): Promise<void> {
  for (const [id, content] of logos) await insertLogo(trx, id, content);
  await copyInvoices(trx, userId, { until: keepUntil(country), now: clock.now() });
  await deleteUnusedLogos(trx);
}

/** Those whose years are over. */
export async function deleteKeptInvoices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteEnded(db, clock.now());
  await deleteUnusedLogos(db);
}

export const selectKeptInvoices = (db: Db, companyId?: string) =>
  db
    .selectFrom('keptInvoices')
    .select(['id', 'companyId', 'companyName', 'kind', 'number', 'issuedAt', 'keepUntil'])
    .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId ?? ''))
    .orderBy('companyName')
    .orderBy('issuedAt')
    .orderBy('id')
    .execute();

/** By column name. */
interface KeptRegistration {
  readonly irn: string;
  readonly signed_code: string;
  readonly registered_at: string;
}
const toRegistration = (kept: KeptRegistration | null) =>
  kept && { irn: kept.irn, signedCode: kept.signed_code, registeredAt: new Date(kept.registered_at) };

/** The document as it was issued. @throws AppProblem if none is kept */
export async function printKeptInvoice(
  { db, country, printer }: Pick<Deps, 'db' | 'country' | 'printer'>,
  invoiceId: string,
): Promise<{ readonly number: string; readonly pdf: Buffer }> {
  const row = await db
    .selectFrom('keptInvoices')
    .leftJoin('keptLogos', 'keptLogos.id', 'keptInvoices.logoId')
    .select([
      'keptLogos.content',
      sql<KeptRegistration | null>`kept_invoices.paper -> 'registration'`.as('registration'),
    ])
    .where('keptInvoices.id', '=', invoiceId)
    .executeTakeFirst();
  const paper = await db
    .selectFrom(
      sql<Database['invoices']>`(select (jsonb_populate_record(null::invoices, paper)).*
        from kept_invoices where id = ${invoiceId})`.as('invoices'),
    )
    .selectAll()
    .executeTakeFirst();
  if (row === undefined || paper === undefined) throw notFound('This invoice');
  const stored = paper as unknown as StoredInvoice;
  const logo = row.content === null ? null : new Uint8Array(row.content);
  const printed = invoicePaper(country, stored, { logo, registration: toRegistration(row.registration) });
  const caller = { owner: 'operator', signal: new AbortController().signal };
  return { number: stored.number, pdf: await printer.print(printed, caller) };
}
