import type { Db } from '../../../database/connect';
import type { InvoiceFacts } from '../../../database/tables/invoices';
import type { Deps } from '../../../deps';
import { readIndianAddress, readSellerParts } from '../../company';
import type { TripRow } from '../../rentals';

interface DocumentParts {
  readonly customerCity?: string | undefined;
  readonly customerEmirate?: string | undefined;
  readonly customerPinCode?: string | undefined;
}

/** What an electronic invoice names beyond the printed one. */
export async function readElectronicParts(
  { country }: Pick<Deps, 'country'>,
  trx: Db,
  { companyId, customerId, code }: TripRow,
  { customerCity = '', customerEmirate = '', customerPinCode = '' }: DocumentParts,
): Promise<Pick<InvoiceFacts, 'seller' | 'buyer' | 'addresses'>> {
  if (country.id === 'ae')
    return {
      seller: await readSellerParts(trx, companyId),
      buyer: { reference: customerId ?? code, city: customerCity, emirate: customerEmirate },
    };
  return {
    addresses: {
      seller: await readIndianAddress(trx, companyId),
      buyer: { city: customerCity, pinCode: customerPinCode },
    },
  };
}
