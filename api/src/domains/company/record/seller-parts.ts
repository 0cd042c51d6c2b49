import { findEmirateCode } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { IndianAddress, SellerParts } from '../../../database/tables/invoices';
import { findAgreement } from '../agreement/store';
import { findById } from './store';

/** What an electronic invoice says of a company today, beyond the head of its documents. */
export async function readSellerParts(db: Db, companyId: string): Promise<SellerParts> {
  const company = await findById(db, companyId);
  const agreement = company && (await findAgreement(db, company.userId));
  return {
    street: company?.companyAddress ?? '',
    city: company?.cityName ?? '',
    emirate: findEmirateCode(company?.stateName ?? '') ?? '',
    licenceNumber: company?.regNumber ?? '',
    licenceAuthority: agreement?.licenceAuthority ?? '',
  };
}

/** The address of a company today, as a registered invoice of India names it. */
export async function readIndianAddress(db: Db, companyId: string): Promise<IndianAddress> {
  const company = await findById(db, companyId);
  const agreement = company && (await findAgreement(db, company.userId));
  return {
    street: company?.companyAddress ?? '',
    city: company?.cityName ?? '',
    pinCode: agreement?.pinCode ?? '',
  };
}
