import { DAY, type Country } from '@portal/shared/contract';
import { referenceId } from '../../database/reference-data/reference-id';
import { type LevelOne, selectSpecification } from '../../domains/catalogue';
import type { DemoVehicle } from '../samples/demo-vehicle';

interface LevelOneInput {
  readonly country: Country;
  readonly phoneNumber: string;
  readonly photos: readonly string[];
  readonly licences: readonly string[];
  readonly now: Date;
}

const rate = (rent: number, kilometres: number) =>
  rent > 0
    ? {
        enabled: true as const,
        rentInAED: String(rent),
        mileageLimit: String(kilometres),
        unlimitedMileage: false,
      }
    : { enabled: false as const, rentInAED: '', mileageLimit: '', unlimitedMileage: false };

export const licenceEnd = ({ licenceDays }: DemoVehicle, now: Date): string =>
  new Date(now.getTime() + licenceDays * DAY).toISOString().slice(0, 10);

/** Level one of a demo vehicle, as its owner would fill it in. */
export function buildLevelOne(
  vehicle: DemoVehicle,
  { country, phoneNumber, photos, licences, now }: LevelOneInput,
): LevelOne {
  const { category, state, kilometres } = vehicle;
  const hour = rate(vehicle.hour ?? 0, Math.round(kilometres / 10));
  const isUae = country.id === 'ae';
  return {
    vehicleCategoryId: referenceId('vehicle-category', category),
    vehicleTypeId: referenceId('vehicle-type', category, vehicle.type),
    vehicleBrandId: referenceId('vehicle-brand', vehicle.brand),
    vehicleModel: vehicle.model,
    vehiclePhotos: [...photos],
    vehicleVideos: [],
    vehicleRegistrationNumber: vehicle.plate,
    isFancyNumber: false,
    ...(!isUae && { plateClass: 'selfDrive' as const, permitNumber: 'RAC/2024/0117' }),
    vehicleRegisteredYear: String(vehicle.year),
    commercialLicenses: [...licences],
    commercialLicenseExpireDate: licenceEnd(vehicle, now),
    isLease: vehicle.month > 0,
    isCryptoAccepted: false,
    isSpotDeliverySupported: true,
    specification: selectSpecification(country),
    phoneNumber,
    stateId: referenceId('state', state),
    cityIds: vehicle.cities.map((city) => referenceId('city', state, city)),
    additionalVehicleTypes: [],
    securityDeposit: { enabled: vehicle.deposit > 0, amountInAED: String(vehicle.deposit) },
    isCreditOrDebitCardsSupported: true,
    isTabbySupported: isUae,
    isCashSupported: true,
    isVehicleModified: false,
    rentalDetails: {
      day: rate(vehicle.day, kilometres),
      week: rate(vehicle.week, kilometres * 6),
      month: rate(vehicle.month, kilometres * 15),
      hour: hour.enabled ? { ...hour, minBookingHours: 4 } : hour,
    },
  };
}
