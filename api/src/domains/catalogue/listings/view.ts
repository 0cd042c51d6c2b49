import { fromMinorUnits, type FileReference, type Listing } from '@portal/shared/contract';
import type { Deps } from '../../../deps';
import { writePublicLink } from './write-public-link';
import { shownRates } from './rates';
import type { ListingFile, ListingRow } from './store';

/** Level one without its files, as a form or a row of a file sends it. */
export const readLevelOne = (row: ListingRow) => ({
  vehicleCategoryId: row.categoryId,
  vehicleTypeId: row.typeId,
  vehicleBrandId: row.brandId,
  vehicleModel: row.model,
  vehicleRegistrationNumber: row.plate,
  isFancyNumber: row.isFancyNumber,
  plateClass: row.plateClass ?? '',
  permitNumber: row.permitNumber,
  vehicleRegisteredYear: String(row.registeredYear),
  commercialLicenseExpireDate: row.licenseExpireDate,
  isLease: row.isLease,
  isCryptoAccepted: row.isCryptoAccepted,
  isSpotDeliverySupported: row.isSpotDeliverySupported,
  isCreditOrDebitCardsSupported: row.isCardSupported,
  isTabbySupported: row.isTabbySupported,
  isCashSupported: row.isCashSupported,
  isVehicleModified: row.isVehicleModified,
  specification: row.specification,
  phoneNumber: row.phoneNumber,
  stateId: row.stateId,
  cityIds: row.cities.map(({ id }) => id),
  additionalVehicleTypes: row.additionalTypeIds,
  securityDeposit: { enabled: row.isDepositEnabled, amountInAED: fromMinorUnits(row.deposit) },
  rentalDetails: shownRates(row.rates),
});

/** The data of a list: level one with names, and the state of the listing. */
export function toView(
  deps: Pick<Deps, 'config' | 'country'>,
  row: ListingRow,
  cover: FileReference | undefined,
): Listing {
  return {
    ...readLevelOne(row),
    vehicleId: row.id,
    companyId: row.companyId,
    userId: row.userId,
    vehicleCode: row.code,
    vehicleTitle: row.title,
    vehicleCategory: row.category,
    vehicleType: row.type,
    vehicleBrand: row.brand,
    vehiclePhotos: cover ? [cover] : [],
    state: row.state,
    cities: row.cities.map(({ name }) => name),
    levelsFilled: row.levelsFilled,
    isVisible: row.isVisible,
    missing: row.missing,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    publicLink: writePublicLink(deps, row),
  };
}

/** The same with all its files, for the form. */
export function toFullView(
  deps: Pick<Deps, 'config' | 'country'>,
  row: ListingRow,
  files: readonly ListingFile[],
  references: ReadonlyMap<string, FileReference>,
): Listing {
  const listFiles = (role: ListingFile['role']) =>
    files.filter((file) => file.role === role).flatMap(({ fileId }) => references.get(fileId) ?? []);
  return {
    ...toView(deps, row, undefined),
    vehiclePhotos: listFiles('photo'),
    vehicleVideos: listFiles('video'),
    commercialLicenses: listFiles('licence'),
  };
}
