// Ends of the names of keys. cspell:ignore fkey
import type { Kysely } from 'kysely';

import { changeIndexes, changeKeys, emptyReferences } from './owner-keys';
import { runStatements } from './statements';

/** Keys of charges and invoices name the company, so that they can be distributed by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...changeKeys({
      dropped: [
        ['charge_statements', 'charge_statements_id_company_id_key'],
        ['charges', 'charges_id_company_id_key'],
      ],
      primary: {
        charge_history: 'company_id, id',
        charge_statement_lines: 'company_id, statement_id, line',
        charge_statements: 'company_id, id',
        charges: 'company_id, id',
        invoices: 'using index invoices_by_company_and_id',
        issued_logos: 'company_id, file_id',
        kept_invoices: 'company_id, id',
      },
      references: [
        [
          'charge_statement_lines',
          'charge_statement_lines_statement_id_company_id_fkey',
          'statement_id',
          'charge_statements',
        ],
        ['charges', 'charges_statement_id_company_id_fkey', 'statement_id', 'charge_statements'],
        ['charge_history', 'charge_history_charge_id_company_id_fkey', 'charge_id', 'charges'],
        [
          'charge_statement_lines',
          'charge_statement_lines_charge_id_fkey',
          'charge_id',
          'charges',
          { onDelete: null },
        ],
        ['charges', 'charges_invoice_id_fkey', 'invoice_id', 'invoices', { onDelete: null }],
        ['invoices', 'invoices_corrects_fkey', 'corrects', 'invoices'],
        ['invoices', 'invoices_replaces_fkey', 'replaces', 'invoices'],
        ['invoices', 'invoices_supplements_fkey', 'supplements', 'invoices'],
        ['trip_ledger', 'trip_ledger_invoice_id_fkey', 'invoice_id', 'invoices'],
      ],
    }),
    ...changeIndexes({
      charges_by_invoice: 'charges (company_id, invoice_id, invoice_line) where invoice_line is not null',
      invoices_first: `invoices (company_id, trip_id)
        where kind = 'INVOICE' and replaces is null and supplements is null`,
      invoices_replaced: 'invoices (company_id, replaces, trip_id)',
      trip_ledger_by_invoice: 'trip_ledger (company_id, invoice_id, trip_id)',
    }),
    // A file that is deleted takes its row along.
    'create index issued_logos_by_file on issued_logos (file_id)',
    // The operator has nothing but its id: its company is deleted.
    'create index kept_invoices_by_id on kept_invoices (id)',
    ...emptyReferences('charges', [['charge_statement_lines', 'charge_id']]),
    ...emptyReferences('invoices', [['charges', 'invoice_id']]),
  ]);
}
