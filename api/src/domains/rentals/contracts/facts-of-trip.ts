import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { readCompanyIssuer } from '../../company';
import { findCustomer } from '../../customers';
import { fleetVehiclesById, nameFleetVehicle } from '../../fleet';
import { paymentOfTrip } from '../trips/money/payment-store';
import { computePrice } from '../trips/price';
import type { TripRow } from '../trips/store';
import type { ContractFacts } from './facts';

type Customer = ContractFacts['customer'];

async function findContractCustomer(db: Db, { companyId, customerId }: TripRow): Promise<Customer> {
  const customer = customerId === null ? undefined : await findCustomer(db, companyId, customerId);
  return {
    name: customer?.name ?? '—',
    phone: customer ? `${customer.countryCode} ${customer.phone}` : '—',
    email: customer?.email ?? '—',
    nationality: customer?.nationality ?? null,
    passportNumber: customer?.passportNumber ?? null,
    drivingLicenseNumber: customer?.licenseNumber ?? null,
  };
}

async function findContractVehicle(db: Db, trip: TripRow): Promise<ContractFacts['vehicle']> {
  const [vehicle] = await fleetVehiclesById(db, trip.companyId, [trip.vehicleId]);
  const list =
    trip.handoverListId === null
      ? undefined
      : await db
          .selectFrom('checkLists')
          .select('odometer')
          .where('id', '=', trip.handoverListId)
          .executeTakeFirst();
  return {
    name: vehicle ? nameFleetVehicle(vehicle) : '—',
    plate: trip.plate,
    color: vehicle?.color ?? null,
    chassisNumber: vehicle?.chassisNumber ?? null,
    handoverKilometre: trip.handoverKm ?? list?.odometer ?? null,
  };
}

/** The current contents of the trip's contract; null while the trip has no time. */
export async function factsOfTrip(
  { country }: Pick<Deps, 'country'>,
  db: Db,
  trip: TripRow,
): Promise<ContractFacts | null> {
  if (!trip.startsAt || !trip.endsAt || !trip.rates) return null;
  const { name, lines, logo } = await readCompanyIssuer(db, country, trip.companyId);
  const payment = await paymentOfTrip(db, trip.id);
  return {
    tripCode: trip.code,
    currency: country.currency,
    company: { name, lines, logo },
    customer: await findContractCustomer(db, trip),
    vehicle: await findContractVehicle(db, trip),
    start: trip.startsAt.toISOString(),
    end: trip.endsAt.toISOString(),
    lines: computePrice(trip.rates, trip.startsAt, trip.endsAt)?.lines ?? [],
    total: trip.rental ?? 0,
    advance: payment?.advance ?? 0,
    deposit: payment?.deposit ?? 0,
    extraKilometreRate: trip.extraKmCharge,
    includedKilometres: trip.includedKm,
  };
}
