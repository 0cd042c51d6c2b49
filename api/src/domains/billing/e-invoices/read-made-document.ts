import type { Country } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import { AppProblem } from '../../../plugins/problem';
import { readIndianAddress, readSellerParts } from '../../company';
import { ownInvoice, type StoredInvoice } from '../invoices/invoice-repository';
import { isRegistrationCancelled } from '../registrations/registration-repository';
import {
  canBeElectronic,
  makeDocument,
  type Made,
  type MadeDocument,
  type SellerToday,
} from './make-document';

export const readSellerToday = async (db: Db, companyId: string): Promise<SellerToday> => ({
  parts: await readSellerParts(db, companyId),
  address: await readIndianAddress(db, companyId),
});

/** The electronic form of an issued document, or what it lacks; null for one that is never electronic. */
export async function tryMakeDocument(db: Db, country: Country, row: StoredInvoice): Promise<Made | null> {
  if (!canBeElectronic(country, row)) return null;
  const { companyId, corrects } = row;
  if (await isRegistrationCancelled(db, companyId, corrects)) return null;
  const corrected = corrects === null ? undefined : await ownInvoice(db, companyId, corrects);
  return makeDocument(country, { row, corrected, today: await readSellerToday(db, companyId) });
}

/** The electronic form of an issued document. @throws AppProblem that says what it lacks */
export async function readMadeDocument(db: Db, country: Country, row: StoredInvoice): Promise<MadeDocument> {
  const made = await tryMakeDocument(db, country, row);
  if (made === null)
    throw new AppProblem(
      'conflict',
      canBeElectronic(country, row)
        ? 'The registration of its invoice was cancelled, so it is not registered.'
        : 'The customer has no GSTIN, so it is not registered.',
    );
  if ('text' in made) return made;
  const [first] = made.missing;
  throw new AppProblem('conflict', first?.message ?? 'Nothing on it is taxed, so it is no tax document.', {
    errors: made.missing,
  });
}
