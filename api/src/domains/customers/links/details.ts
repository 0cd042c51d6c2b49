import type { CustomerLinkDetails, CustomerRecord } from '@portal/shared/contract';

import type { DocumentKind } from '../../../database/tables/customers';
import type { Deps, LinkHolder } from '../../../deps';
import { getToday } from '../../../time/today';
import { documentKinds, listDocuments } from '../record/documents';
import { customerNotFound } from '../record/problems';
import { findCustomer } from '../record/store';
import { toListedCustomer } from '../record/view';
import { listReferences } from '../../files';
import { readLinkCompany } from './company';
import { findLink, rememberOpened } from './customer-link-repository';
import { listMissingPictures } from './list-missing-pictures';
import { readShownTrip } from './trips';

/** What the customer's page says about who asks, and for what. The opening of the link is recorded. */
export async function linkDetails(deps: Deps, holder: LinkHolder): Promise<CustomerLinkDetails> {
  const { db, country, clock } = deps;
  await rememberOpened(db, holder, clock.now());
  const [company, trip, link, customer] = await Promise.all([
    readLinkCompany(db, holder.companyId),
    readShownTrip(db, holder.companyId, holder.bookingId),
    findLink(db, holder.linkId),
    findCustomer(db, holder.companyId, holder.customerId),
  ]);
  if (customer === undefined) throw customerNotFound();
  const logos = await listReferences(deps, [company.logo]);
  const logo = logos.get(company.logo ?? '');
  return {
    customerId: holder.customerId,
    bookingId: holder.bookingId,
    companyName: company.name,
    companyLogo: logo?.thumbnailUrl ?? logo?.url ?? null,
    country: country.id,
    ...trip,
    expiresAt: link?.expiresAt.toISOString() ?? null,
    requiredPictures: await listMissingPictures(db, country, customer),
  };
}

const SHOWN = 3;
/** Enough to recognise one's own number, but useless to anybody else who opens the link. */
const veiled = (number: string | null) =>
  number === null ? null : '•'.repeat(Math.max(number.length - SHOWN, 1)) + number.slice(-SHOWN);

/** The known data of the customer, for their form: numbers are masked, and of files only their presence. */
export async function findLinkCustomer(
  deps: Deps,
  holder: LinkHolder,
  customerId: string,
): Promise<CustomerRecord> {
  if (customerId !== holder.customerId) throw customerNotFound();
  const row = await findCustomer(deps.db, holder.companyId, customerId);
  if (row === undefined) throw customerNotFound();
  const documents = await listDocuments(deps.db, holder.companyId, [customerId]);
  const listFileIds = (document: DocumentKind) =>
    documents.filter(({ kind }) => kind === document).map(({ fileId }) => fileId);
  return {
    ...toListedCustomer(row, null, getToday(deps.country, deps.clock.now())),
    emiratesId: veiled(row.emiratesId),
    passportNumber: veiled(row.passportNumber),
    drivingLicenseNumber: veiled(row.licenseNumber),
    ...Object.fromEntries(documentKinds.map((kind) => [kind, listFileIds(kind)])),
  };
}
