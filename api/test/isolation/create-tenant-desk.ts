import { srmTrackingEndpoints, type TrackingZone } from '@portal/shared/contract';

import { newId } from '../../src/database/ids';
import type { TestAgent } from '../harness/agents';
import {
  addHold,
  closingCalls,
  endBody,
  electronicBuyer,
  filledList,
  setUpDesk,
  swapVehicles,
} from '../harness/closing';
import { addCustomer } from '../harness/customers';
import { addCharge, addStatement } from '../harness/charges';
import { paymentCalls } from '../harness/payment-requests';
import { addFleetVehicle, addMaintenance, addTracker, openAccess } from '../harness/fleet';
import type { TestApp } from '../harness/start-test-app';
import { driverCalls } from '../harness/trip-drivers';
import { addDraft, addOngoing, addPaid, paymentBody, period, tripCalls } from '../harness/trips';

/** A day whose positions are read. */
export const trackedDay = '2026-03-01';

/** One side of a toll gate. */
export const gateSide = { latitude: 25, longitude: 55 };

/** A zone, as it is sent. */
export const zone = {
  name: 'Yard',
  kind: 'yard',
  shape: { type: 'circle', center: { latitude: 25, longitude: 55 }, radius: 200 },
} as const;

/** The records of a company's rental desk, by kind of id; empty if there is no company. */
export async function createTenantDesk(app: TestApp, agent: TestAgent, company: string) {
  if (company === '')
    return {
      fleet: '',
      maintenance: '',
      tracker: '',
      engineRequest: '',
      access: '',
      dayAccess: '',
      tripAccess: '',
      zone: '',
      tollGate: '',
      alert: '',
      notification: '',
      customer: '',
      secondCustomer: '',
      rented: '',
      trip: '',
      payment: '',
      emptyTrip: '',
      ongoing: '',
      checkList: '',
      paidTrip: '',
      unpaidTrip: '',
      endedTrip: '',
      billedCustomer: '',
      billedTrip: '',
      otherBilledTrip: '',
      openTrip: '',
      runningTrip: '',
      closedTrip: '',
      entry: '',
      hold: '',
      capturedHold: '',
      releasedHold: '',
      driver: '',
      invoice: '',
      swappedTrip: '',
      swapPeriod: '',
      swapTrip: '',
      spare: '',
      damage: '',
      charge: '',
      statement: '',
      paymentRequest: '',
      otherRequest: '',
    };
  const fleet = await addFleetVehicle(app, agent);
  const maintenance = await addMaintenance(app, agent, fleet);
  const tracker = await addTracker(app, agent, fleet);
  const [customer, secondCustomer] = [await addCustomer(app, agent), await addCustomer(app, agent)];
  const trips = await createTrips(app, agent, company);
  return {
    fleet,
    maintenance,
    tracker,
    engineRequest: await addEngineRequest(app, company, { trackerId: tracker, vehicleId: fleet }),
    customer,
    secondCustomer,
    ...trips,
    access: await openAccess(app, agent, {}),
    dayAccess: await openAccess(app, agent, { vehicleId: fleet, day: trackedDay }),
    tripAccess: await openAccess(app, agent, { bookingId: trips.closedTrip }),
    zone: await addZone(app, agent),
    tollGate: await addTollGate(app, company),
    alert: await addAlert(app, company, fleet),
    notification: await addNotification(app, company, fleet),
  };
}

async function addEngineRequest(
  app: TestApp,
  companyId: string,
  installed: { readonly trackerId: string; readonly vehicleId: string },
): Promise<string> {
  const [id, now] = [newId(), app.clock.now()];
  const values = {
    companyId,
    id,
    ...installed,
    action: 'restore',
    state: 'approved',
    requestedAt: now,
    lapsesAt: now,
  } as const;
  await app.db.insertInto('engineRequests').values(values).execute();
  return id;
}

async function createTrips(app: TestApp, agent: TestAgent, companyId: string) {
  const calls = tripCalls(app, agent);
  const rented = await addFleetVehicle(app, agent);
  const trip = await addDraft(app, agent, { vehicleId: rented, ...period(app, 48) });
  const payment = (await calls.createPayment(paymentBody({ bookingId: trip }))).result?.paymentId ?? '';
  const emptyTrip = await addDraft(app, agent, { vehicleId: rented });
  const { tripId: ongoing } = await addOngoing(app, agent);
  return {
    rented,
    trip,
    payment,
    emptyTrip,
    ongoing,
    driver: (await driverCalls(app, agent).add(trip)).result.drivers?.[0]?.driverId ?? '',
    ...(await createDocuments(app, { ...agent, companyId }, rented, trip)),
  };
}

async function createDocuments(
  app: TestApp,
  agent: TestAgent & { companyId: string },
  vehicleId: string,
  trip: string,
) {
  const calls = closingCalls(app, agent);
  await setUpDesk(app, agent);
  const list = await calls.addCheckList({ vehicleId, bookingId: trip });
  const { tripId: paidTrip } = await addPaid(app, agent);
  const { tripId: unpaidTrip } = await addPaid(app, agent, { payment: { advanceAmount: '0' } });
  const [{ tripId: openTrip }, { tripId: runningTrip }] = [
    await addOngoing(app, agent),
    await addOngoing(app, agent),
  ];
  const finished = async (options: Parameters<typeof addOngoing>[2] = {}) => {
    const { tripId } = await addOngoing(app, agent, options);
    const ended = await calls.end(endBody(agent, tripId));
    if (ended.status !== 200) throw new Error(`end: ${ended.text}`);
    return tripId;
  };
  const [endedTrip, closedTrip] = [await finished(), await finished()];
  const billedCustomer = await addCustomer(app, agent);
  const billedTrip = await finished({ customerId: billedCustomer });
  const otherBilledTrip = await finished({ customerId: billedCustomer });
  const { result } = await calls.ledger(closedTrip);
  const issued = await calls.issue({ bookingId: closedTrip, ...electronicBuyer });
  if (issued.status !== 201) throw new Error(`invoice: ${issued.text}`);
  return {
    checkList: list.result.checkListId ?? '',
    paidTrip,
    unpaidTrip,
    openTrip,
    runningTrip,
    endedTrip,
    billedCustomer,
    billedTrip,
    otherBilledTrip,
    closedTrip,
    entry: result.entries[0]?.entryId ?? '',
    hold: await addHold(app, agent, trip),
    capturedHold: await addHold(app, agent, runningTrip),
    releasedHold: await addHold(app, agent, openTrip),
    invoice: issued.result.invoiceId,
    ...(await createRequests(app, agent, closedTrip)),
    ...(await createSwaps(app, agent)),
  };
}

/** Payments asked for by link, and an amount of the closed trip that is open again. */
async function createRequests(app: TestApp, agent: TestAgent, closedTrip: string) {
  const { tripId: bookingId } = await addOngoing(app, agent);
  const calls = closingCalls(app, agent);
  await calls.addEntry({ bookingId: closedTrip, kind: 'REFUND', amount: '5', reason: 'Too much' });
  const ask = async () => (await paymentCalls(app, agent).ask({ bookingId, amount: '1' })).result.requestId;
  return { paymentRequest: await ask(), otherRequest: await ask() };
}

async function createSwaps(app: TestApp, agent: TestAgent) {
  const calls = closingCalls(app, agent);
  const { tripId: swappedTrip, vehicleId: from } = await addOngoing(app, agent);
  const returned = { zones: [{ zone: 'boot', condition: 'dent' }] };
  const to = await addFleetVehicle(app, agent);
  const swapped = await swapVehicles(app, agent, { bookingId: swappedTrip, from, to, returned });
  if (swapped.status !== 200) throw new Error(`swap: ${swapped.text}`);
  const { tripId: swapTrip, vehicleId } = await addOngoing(app, agent);
  const spare = await addFleetVehicle(app, agent);
  await calls.addCheckList(filledList({ bookingId: swapTrip, vehicleId, moment: 'return' }, 42_300));
  await calls.addCheckList(filledList({ bookingId: swapTrip, vehicleId: spare }, 10_000));
  const damage = await app.db
    .selectFrom('vehicleDamages')
    .select('id')
    .where('vehicleId', '=', from)
    .executeTakeFirstOrThrow();
  return {
    swappedTrip,
    swapPeriod: swapped.result.vehiclePeriods?.[1]?.periodId ?? '',
    swapTrip,
    spare,
    damage: damage.id,
    ...(await createCharges(app, agent)),
  };
}

async function createCharges(app: TestApp, agent: TestAgent) {
  return { charge: await addCharge(app, agent), statement: await addStatement(app, agent) };
}

async function addZone(app: TestApp, { token }: TestAgent): Promise<string> {
  const { result } = await app.client<TrackingZone>(srmTrackingEndpoints.addZone, { token, body: zone });
  return result.zoneId;
}

async function addTollGate(app: TestApp, companyId: string): Promise<string> {
  const gate = `fastag:=plaza${companyId}`;
  await app.db.insertInto('tollGates').values({ companyId, gate, issuer: 'fastag', name: 'Plaza' }).execute();
  return gate;
}

async function addAlert(app: TestApp, companyId: string, vehicleId: string): Promise<string> {
  const [id, now] = [newId(), app.clock.now()];
  await app.db
    .insertInto('trackingAlerts')
    .values({
      companyId,
      id,
      vehicleId,
      tripId: null,
      matter: id,
      kind: 'usedBetween',
      figures: '{}',
      startedAt: now,
      endedAt: null,
      createdAt: now,
      acknowledgedAt: null,
      acknowledgedBy: null,
      verdict: null,
    })
    .execute();
  return id;
}

async function addNotification(app: TestApp, companyId: string, vehicleId: string): Promise<string> {
  const id = newId();
  const facts = JSON.stringify({ document: 'insurance', dueAt: '2099-02-01' });
  await app.db
    .insertInto('notifications')
    .values({
      companyId,
      id,
      vehicleId,
      tripId: null,
      matter: id,
      kind: 'vehicleDocument',
      facts,
      createdAt: app.clock.now(),
    })
    .execute();
  return id;
}
