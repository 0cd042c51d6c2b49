import { fromMinorUnits, type PublicListing } from '@portal/shared/contract';

import type { Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { findOwnListing, listSpecNames, selectListingFiles, shownRates, type ListingRow } from '../catalogue';
import { getSeller } from '../company';
import { listReferences } from '../files';
import { findPublicListing, listFeatureNames } from './find-public-listing';

/** Field by field, so that a new column of the listing stays private until somebody adds it here. */
const toPublicFields = (row: ListingRow) => ({
  title: row.title,
  code: row.code,
  category: row.category,
  bodyType: row.type,
  brand: row.brand,
  model: row.model,
  year: row.registeredYear,
  specification: row.specification,
  state: row.state,
  cities: row.cities.map(({ name }) => name),
  rentalDetails: hideSwitchedOff(shownRates(row.rates)),
  deposit: row.isDepositEnabled ? fromMinorUnits(row.deposit) : null,
  isLease: row.isLease,
  isSpotDeliverySupported: row.isSpotDeliverySupported,
  isCashSupported: row.isCashSupported,
  isCreditOrDebitCardsSupported: row.isCardSupported,
  isTabbySupported: row.isTabbySupported,
  isCryptoAccepted: row.isCryptoAccepted,
  phoneNumber: row.phoneNumber,
});

/** A period that is off keeps its price for the form. Customers are not shown it. */
const hideSwitchedOff = <Rate extends { enabled: boolean }>(rates: Record<string, Rate>) =>
  Object.fromEntries(Object.entries(rates).filter(([, { enabled }]) => enabled));

/** @throws AppProblem the same for a listing that is hidden, deleted or blocked, and for one that never was */
export async function readPublicListing(deps: Deps, linkId: string): Promise<PublicListing> {
  const { db, country } = deps;
  const found = await findPublicListing(db, linkId);
  const row = found && (await findOwnListing(db, found.userId, found.id));
  if (row === undefined) throw notFound('This vehicle');
  const files = await selectListingFiles(db, row.userId, [row.id]);
  const photos = files.filter(({ role }) => role === 'photo').map(({ fileId }) => fileId);
  const [references, specs, features, seller] = await Promise.all([
    listReferences(deps, photos),
    listSpecNames(db, row),
    listFeatureNames(db, row),
    getSeller(deps, row.companyId),
  ]);
  const { companyName, companyLogo, accountType, city } = seller;
  return {
    ...toPublicFields(row),
    country: country.id,
    currency: country.currency,
    photos: photos.flatMap((id) => {
      const photo = references.get(id);
      return photo?.url ? [{ url: photo.url, thumbnailUrl: photo.thumbnailUrl ?? null }] : [];
    }),
    specs,
    features: features.map(({ name }) => name),
    seller: { companyName, companyLogo, accountType, city },
  };
}
