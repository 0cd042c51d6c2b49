import { formatEmiratesId } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { getSettings, readCompanyIssuer } from '../../company';
import { findCustomer } from '../../customers';
import { fleetVehiclesById, getFleetGstRate, nameFleetVehicle, type FleetVehicleRow } from '../../fleet';
import { listDamagedZones } from '../check-lists/write-condition';
import { findTripPayment } from '../trips/money/payment-store';
import { computePrice } from '../trips/price';
import type { TripRow } from '../trips/store';
import { hasTracker } from '../../tracking';
import { listDrivers } from '../../trip-drivers';
import type { ContractFacts } from './facts';

type Customer = ContractFacts['customer'];

async function findContractCustomer(db: Db, { companyId, customerId }: TripRow): Promise<Customer> {
  const customer = customerId === null ? undefined : await findCustomer(db, companyId, customerId);
  return {
    name: customer?.name ?? '—',
    phone: customer ? `${customer.countryCode} ${customer.phone}` : '—',
    email: customer?.email || '—',
    nationality: customer?.nationality ?? null,
    emiratesId: customer?.emiratesId ? formatEmiratesId(customer.emiratesId) : null,
    passportNumber: customer?.passportNumber ?? null,
    drivingLicenseNumber: customer?.licenseNumber ?? null,
    licenceExpiry: customer?.licenseExpireDate ?? null,
  };
}

async function listContractDrivers(db: Db, { id, companyId }: TripRow): Promise<ContractFacts['drivers']> {
  const drivers = await listDrivers(db, companyId, [id]);
  return drivers.map(({ name, licenseNumber, licenseExpireDate, phone }) => ({
    name,
    drivingLicenseNumber: licenseNumber,
    licenceExpiry: licenseExpireDate,
    phone,
  }));
}

async function findContractVehicle(
  db: Db,
  trip: TripRow,
  vehicle: FleetVehicleRow | undefined,
): Promise<ContractFacts['vehicle']> {
  const list =
    trip.handoverListId === null
      ? undefined
      : await db
          .selectFrom('checkLists')
          .select(['odometer', 'fuelEighths', 'zones', 'assumed'])
          .where('companyId', '=', trip.companyId)
          .where('id', '=', trip.handoverListId)
          .executeTakeFirst();
  return {
    name: vehicle ? nameFleetVehicle(vehicle) : '—',
    plate: trip.plate,
    color: vehicle?.color ?? null,
    chassisNumber: vehicle?.chassisNumber ?? null,
    handoverKilometre: trip.handoverKm ?? list?.odometer ?? null,
    fuelEighths: list?.fuelEighths ?? null,
    // Until it is filled in, nobody has looked at the vehicle.
    damages: list && list.odometer !== null ? listDamagedZones(list.zones) : null,
    assumed: list?.assumed ?? null,
    isTracked: trip.vehicleId !== null && (await hasTracker(db, trip.companyId, trip.vehicleId)),
  };
}

/** The rate that the prices include, as its invoice will show it; null where the rental is not taxed. */
async function findTaxRate(
  db: Db,
  country: Deps['country'],
  companyId: string,
  vehicle: FleetVehicleRow | undefined,
): Promise<number | null> {
  const { taxRate, taxTreatments } = await getSettings(db, country, companyId);
  if (taxTreatments.Rental === 'OUT_OF_SCOPE') return null;
  const gstRate = country.id === 'in' && vehicle ? getFleetGstRate(vehicle) : null;
  return gstRate ?? taxRate;
}

/** The current contents of the trip's contract; null while the trip has no time. */
export async function readTripFacts(
  { country }: Pick<Deps, 'country'>,
  db: Db,
  trip: TripRow,
): Promise<ContractFacts | null> {
  if (!trip.startsAt || !trip.endsAt || !trip.rates) return null;
  const { taxNumber, ...company } = await readCompanyIssuer(db, country, trip.companyId);
  const [vehicle] = await fleetVehiclesById(db, trip.companyId, [trip.vehicleId]);
  const payment = await findTripPayment(db, trip);
  return {
    tripCode: trip.code,
    currency: country.currency,
    company,
    customer: await findContractCustomer(db, trip),
    drivers: await listContractDrivers(db, trip),
    vehicle: await findContractVehicle(db, trip, vehicle),
    start: trip.startsAt.toISOString(),
    end: trip.endsAt.toISOString(),
    lines: computePrice(trip.rates, trip.startsAt, trip.endsAt)?.lines ?? [],
    total: trip.rental ?? 0,
    advance: payment?.advance ?? 0,
    deposit: payment?.deposit ?? 0,
    extraKilometreRate: trip.extraKmCharge,
    includedKilometres: trip.includedKm,
    taxRate: taxNumber === null ? null : await findTaxRate(db, country, trip.companyId, vehicle),
  };
}
