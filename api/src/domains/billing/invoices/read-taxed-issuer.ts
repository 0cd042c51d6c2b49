import type { Db } from '../../../database/connect';
import type { InvoiceFacts } from '../../../database/tables/invoices';
import type { Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { readCompanyIssuer } from '../../company';

/** The head of an invoice. @throws AppProblem without a tax number, because an invoice needs one */
export async function readTaxedIssuer(
  { country }: Pick<Deps, 'country'>,
  db: Db,
  companyId: string,
): Promise<InvoiceFacts['company']> {
  const { taxNumber, ...issuer } = await readCompanyIssuer(db, country, companyId);
  if (taxNumber === null)
    throw new AppProblem('conflict', 'Enter your tax number first, under SRM, Tax information.');
  return { ...issuer, taxNumber };
}
