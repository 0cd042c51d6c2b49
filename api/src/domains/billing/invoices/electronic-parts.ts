import type { Db } from '../../../database/connect';
import type { InvoiceFacts } from '../../../database/tables/invoices';
import type { Deps } from '../../../deps';
import { readSellerParts } from '../../company';
import type { TripRow } from '../../rentals';

interface AskedParts {
  readonly customerCity?: string | undefined;
  readonly customerEmirate?: string | undefined;
}

/** What an electronic invoice names beyond the printed one: in the Emirates only. */
export async function readElectronicParts(
  { country }: Pick<Deps, 'country'>,
  trx: Db,
  { companyId, customerId, code }: TripRow,
  { customerCity = '', customerEmirate = '' }: AskedParts,
): Promise<Pick<InvoiceFacts, 'seller' | 'buyer'>> {
  if (country.id !== 'ae') return {};
  return {
    seller: await readSellerParts(trx, companyId),
    buyer: { reference: customerId ?? code, city: customerCity, emirate: customerEmirate },
  };
}
