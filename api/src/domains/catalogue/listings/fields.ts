import { toMinorUnits, type levelOneBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import { storedRates } from './rates';

export type LevelOne = v.InferOutput<typeof levelOneBody>;
/** An imported row has no files yet, and perhaps no date of the licence. */
export type LevelOneFields = Omit<
  LevelOne,
  'vehiclePhotos' | 'vehicleVideos' | 'commercialLicenses' | 'commercialLicenseExpireDate'
> & { readonly commercialLicenseExpireDate?: string | undefined };

/** Brand, model and year; a model that names its brand does not get it twice. */
export function buildTitle(brand: string, model: string, year: string): string {
  const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
  return `${name} ${year}`;
}

/** The columns of level one, except those that the server adds. */
export function toColumns(body: LevelOneFields, brand: string, phoneNumber: string) {
  return {
    categoryId: body.vehicleCategoryId,
    typeId: body.vehicleTypeId,
    brandId: body.vehicleBrandId,
    title: buildTitle(brand, body.vehicleModel, body.vehicleRegisteredYear),
    model: body.vehicleModel,
    plate: body.vehicleRegistrationNumber,
    isFancyNumber: body.isFancyNumber,
    // A client that does not know the fields leaves them as they are.
    ...(body.plateClass !== undefined && { plateClass: body.plateClass || null }),
    ...(body.permitNumber !== undefined && { permitNumber: body.permitNumber }),
    registeredYear: Number(body.vehicleRegisteredYear),
    licenseExpireDate: body.commercialLicenseExpireDate ?? null,
    isLease: body.isLease,
    isCryptoAccepted: body.isCryptoAccepted,
    isSpotDeliverySupported: body.isSpotDeliverySupported,
    isCardSupported: body.isCreditOrDebitCardsSupported,
    isTabbySupported: body.isTabbySupported,
    isCashSupported: body.isCashSupported,
    isVehicleModified: body.isVehicleModified,
    specification: body.specification,
    phoneNumber,
    stateId: body.stateId,
    additionalTypeIds: [...new Set(body.additionalVehicleTypes.map((id) => id.toLowerCase()))],
    isDepositEnabled: body.securityDeposit.enabled,
    deposit: toMinorUnits(body.securityDeposit.amountInAED),
    rates: JSON.stringify(storedRates(body.rentalDetails)),
  };
}
