import { writeFile } from 'node:fs/promises';
import { selectKeptInvoices, printKeptInvoice } from '../domains/billing';
import { AppProblem } from '../plugins/problem';
import { UsageError, type Command } from './arguments';
import { getDeps, type DepsByCountry } from './deps-by-country';
import { textTable } from './table';

/** Invoices that are kept of deleted companies: nobody else sees them. */
export async function listKeptInvoices(
  { countries, companyId }: Extract<Command, { name: 'invoices' }>,
  byCountry: DepsByCountry,
): Promise<string> {
  const rows: string[][] = [];
  for (const code of countries)
    for (const row of await selectKeptInvoices(getDeps(byCountry, code).db, companyId))
      rows.push([
        row.id,
        code,
        row.kind,
        row.number,
        row.issuedAt.toISOString().slice(0, 10),
        row.keepUntil.toISOString().slice(0, 10),
        row.companyId,
        row.companyName,
      ]);
  if (rows.length === 0) return 'No invoices of deleted accounts are kept.';
  return textTable(
    ['INVOICE ID', 'COUNTRY', 'KIND', 'NUMBER', 'ISSUED', 'KEPT UNTIL', 'COMPANY ID', 'COMPANY'],
    rows,
  );
}

export async function saveKeptInvoice(
  { countries, invoiceId, file }: Extract<Command, { name: 'invoice' }>,
  byCountry: DepsByCountry,
): Promise<string> {
  for (const code of countries) {
    try {
      const { number, pdf } = await printKeptInvoice(getDeps(byCountry, code), invoiceId);
      await writeFile(file, pdf, { mode: 0o600, flag: 'wx' });
      return `${number} is in ${file}.`;
    } catch (error) {
      // The id may belong to the next country.
      if (!(error instanceof AppProblem) || error.code !== 'not_found') throw error;
    }
  }
  throw new UsageError(`No invoice ${invoiceId} is kept. "invoices" shows all.`);
}
