import {
  lookupEndpoints,
  srmOnboardingEndpoints,
  srmVehicleEndpoints,
  type FleetVehicle,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, type Received } from '@portal/shared/testing/server';

export const category = buildId(101);
export const brand = buildId(102);
export const photo = buildId(103);

/** Rental management is set up. */
export const openArea = (country?: string) =>
  answer(srmOnboardingEndpoints.get, [{ country: 'ae', taxNumber: '1', termsNCondition: 'x' }], country);

export function serveLookups(country?: string): void {
  answer(lookupEndpoints.vehicleCategories, [[{ id: category, name: 'Cars' }]], country);
  answer(lookupEndpoints.vehicleBrands, [[{ id: brand, name: 'Kia' }]], country);
}

export function aVehicle(number: number, changes: Partial<FleetVehicle> = {}): FleetVehicle {
  return {
    vehicleId: buildId(number),
    vehicleCategoryId: category,
    vehicleCategory: 'Cars',
    vehicleBrandId: brand,
    vehicleBrand: 'Kia',
    vehicleRegistrationNumber: `DXB A ${number}`,
    vehiclePhoto: { id: photo, url: '/full.jpg', thumbnailUrl: '/thumb.jpg', name: 'car.jpg' },
    numberOfPassengers: 5,
    vehicleColor: 'White',
    bodyType: 'suv',
    chassisNumber: '',
    additionalMilageChargePerKm: '1.50',
    registrationDate: '2024-01-10',
    registrationDueDate: '2030-01-10',
    insuranceDueDate: '',
    trafficFineId: '',
    lastServiceDate: '2026-01-05',
    nextServiceDate: '2030-07-05',
    currentKilometre: 12_000,
    serviceKilometre: 10_000,
    nextServiceKilometre: 20_000,
    rentalDetails: {
      day: { enabled: true, rentInAED: '250', mileageLimit: '200' },
      week: { enabled: true, rentInAED: '1500', mileageLimit: '1400' },
    },
    alerts: [],
    version: 1,
    ...changes,
  };
}

/** A server that searches plates and pages over vehicles that a test may change. */
export function serveFleet(vehicles: FleetVehicle[]): Received[] {
  return answer(srmVehicleEndpoints.list, [
    ({ query }) => {
      const [page, limit] = [Number(query.page), Number(query.limit)];
      const found = vehicles.filter((row) =>
        (row.vehicleRegistrationNumber ?? '').toLowerCase().includes((query.search ?? '').toLowerCase()),
      );
      return {
        list: found.slice((page - 1) * limit, page * limit),
        page,
        limit,
        total: found.length,
        totalNumberOfPages: Math.ceil(found.length / limit),
      };
    },
  ]);
}
