import type { RentalPeriod } from '@portal/shared/contract';
import { createColumns, type Column } from '../../../libraries/import/model/columns';

/** The columns of a file of vehicles, in the template's order. */
export const importColumns = {
  plate: {
    header: 'Plate',
    path: 'vehicleRegistrationNumber',
    isRequired: true,
    others: ['Number plate', 'Registration number'],
  },
  category: { header: 'Category', path: 'vehicleCategoryId', isRequired: true },
  brand: { header: 'Brand', path: 'vehicleBrandId', isRequired: true, others: ['Make'] },
  model: { header: 'Model', path: 'vehicleModel' },
  modelYear: { header: 'Model year', path: 'modelYear', others: ['Year'] },
  bodyType: { header: 'Body type', path: 'bodyType', isRequired: true },
  color: { header: 'Colour', path: 'vehicleColor', isRequired: true, others: ['Color'] },
  passengers: { header: 'Passengers', path: 'numberOfPassengers', isRequired: true, others: ['Seats'] },
  chassis: { header: 'Chassis number', path: 'chassisNumber', others: ['VIN'] },
  trafficFineId: { header: 'Traffic fine ID', path: 'trafficFineId' },
  fuel: { header: 'Fuel', path: 'fuelType', others: ['Fuel type'] },
  engine: { header: 'Engine (cc)', path: 'engineCapacity', others: ['Engine capacity'] },
  length: { header: 'Length (mm)', path: 'vehicleLength', others: ['Length'] },
  plateClass: { header: 'Plate class', path: 'plateClass' },
  permit: { header: 'Permit number', path: 'permitNumber', others: ['Permit'] },
  registered: {
    header: 'Registered on',
    path: 'registrationDate',
    isRequired: true,
    others: ['Registration date'],
  },
  due: {
    header: 'Registration due',
    path: 'registrationDueDate',
    isRequired: true,
    others: ['Registration due date'],
  },
  insurance: { header: 'Insurance due', path: 'insuranceDueDate', others: ['Insurance due date'] },
  km: {
    header: 'Kilometres now',
    path: 'currentKilometre',
    isRequired: true,
    others: ['Current kilometre', 'Odometer'],
  },
  serviced: {
    header: 'Last service on',
    path: 'lastServiceDate',
    isRequired: true,
    others: ['Last service date'],
  },
  serviceKm: {
    header: 'Kilometres at last service',
    path: 'serviceKilometre',
    isRequired: true,
    others: ['Service kilometre'],
  },
  nextService: {
    header: 'Next service on',
    path: 'nextServiceDate',
    isRequired: true,
    others: ['Next service date'],
  },
  nextServiceKm: {
    header: 'Kilometres at next service',
    path: 'nextServiceKilometre',
    isRequired: true,
    others: ['Next service kilometre'],
  },
  dayRate: { header: 'Day rate', path: 'rentalDetails.day.rentInAED' },
  dayKm: { header: 'Day km', path: 'rentalDetails.day.mileageLimit' },
  weekRate: { header: 'Week rate', path: 'rentalDetails.week.rentInAED' },
  weekKm: { header: 'Week km', path: 'rentalDetails.week.mileageLimit' },
  monthRate: { header: 'Month rate', path: 'rentalDetails.month.rentInAED' },
  monthKm: { header: 'Month km', path: 'rentalDetails.month.mileageLimit' },
  hourRate: { header: 'Hour rate', path: 'rentalDetails.hour.rentInAED' },
  hourKm: { header: 'Hour km', path: 'rentalDetails.hour.mileageLimit' },
  hourMin: { header: 'Shortest booking in hours', path: 'rentalDetails.hour.minBookingHours' },
  extraKm: { header: 'Charge per further km', path: 'additionalMilageChargePerKm', isRequired: true },
} as const satisfies Record<string, Column>;

export type ColumnId = keyof typeof importColumns;
export type Cells = Readonly<Record<ColumnId, string>>;
export const columnIds = Object.keys(importColumns) as ColumnId[];
export const rateColumns: Readonly<Record<RentalPeriod, readonly [ColumnId, ColumnId]>> = {
  day: ['dayRate', 'dayKm'],
  week: ['weekRate', 'weekKm'],
  month: ['monthRate', 'monthKm'],
  hour: ['hourRate', 'hourKm'],
};

export const fleetColumns = createColumns<ColumnId>(importColumns);
