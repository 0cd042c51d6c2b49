import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { AddendumFacts, AddendumVehicle } from '../../../database/tables/trip-documents';
import type { Actor, Deps } from '../../../deps';
import { keepLogo, readCompanyIssuer } from '../../company';
import { fleetVehiclesById } from '../../fleet';
import { listDamagedZones } from '../check-lists/write-condition';
import type { TripRow } from '../trips/store';
import { listVehiclePeriods, type VehiclePeriod } from '../trips/vehicle-periods/list-vehicle-periods';
import { insertAddendum } from './addendum-repository';

interface Signed {
  readonly periodId: string;
  readonly reason: string;
  readonly agentSignature: string;
  readonly customerSignature: string;
  readonly at: Date;
}

async function describeVehicle(
  trx: Db,
  companyId: string,
  period: VehiclePeriod,
  listId: string | null,
): Promise<AddendumVehicle> {
  const [vehicle] = await fleetVehiclesById(trx, companyId, [period.vehicleId]);
  const list =
    listId === null
      ? undefined
      : await trx
          .selectFrom('checkLists')
          .select(['fuelEighths', 'zones', 'assumed'])
          .where('companyId', '=', companyId)
          .where('id', '=', listId)
          .executeTakeFirst();
  return {
    name: period.vehicleName,
    plate: period.plate,
    color: vehicle?.color ?? null,
    chassisNumber: vehicle?.chassisNumber ?? null,
    handoverKm: period.handoverKm,
    returnKm: period.returnKm,
    fuelEighths: list?.fuelEighths ?? null,
    damages: listDamagedZones(list?.zones ?? []),
    assumed: list?.assumed ?? null,
  };
}

/** What both sign with the checklists when one vehicle replaces another; frozen with the current data. */
export async function writeAddendum(
  deps: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  { periodId, reason, agentSignature, customerSignature, at }: Signed,
): Promise<void> {
  const { companyId, id: tripId } = trip;
  const periods = await listVehiclePeriods(trx, companyId, tripId);
  const place = periods.findIndex((period) => period.periodId === periodId);
  const [before, after] = [periods[place - 1], periods[place]];
  if (before === undefined || after === undefined) throw new Error(`${trip.code} has no vehicle before`);
  const { taxNumber: _, ...company } = await readCompanyIssuer(trx, deps.country, companyId);
  await keepLogo(trx, companyId, company);
  const facts: AddendumFacts = {
    tripCode: trip.code,
    number: place,
    company,
    customerName: trip.customerName ?? '—',
    at: at.toISOString(),
    end: trip.endsAt?.toISOString() ?? null,
    reason,
    cameBack: await describeVehicle(trx, companyId, before, before.returnListId),
    wentOut: await describeVehicle(trx, companyId, after, after.handoverListId),
  };
  await insertAddendum(trx, {
    id: newId(),
    companyId,
    tripId,
    periodId,
    facts: JSON.stringify(facts),
    agentSignature,
    customerSignature,
    signedAt: at,
    createdBy: userId,
  });
}
