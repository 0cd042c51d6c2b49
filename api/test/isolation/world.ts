import { listingChangeEndpoints, listingDraftEndpoints, type RentalSettings } from '@portal/shared/contract';

import { newId } from '../../src/database/ids';
import {
  addCompany,
  findAnyCity,
  loginAs,
  registerAgent,
  registerOperator,
  uploadPicture,
  type TestAgent,
} from '../harness/agents';
import { closingCalls } from '../harness/closing';
import { contactBody } from '../harness/customers';
import { findAgentId, approveCompany, sendEnquiry } from '../harness/enquiries';
import { fleetRow } from '../harness/fleet';
import { addIndividual, addListing, listFeatures, listingBody, listSpecs } from '../harness/listings';
import type { TestApp } from '../harness/start-test-app';
import { undoCalls } from '../harness/undo';

import { createTenantDesk } from './create-tenant-desk';

/** A tenant with everything that a tenant can have, by kind of id. */
export interface Tenant {
  readonly agent: TestAgent;
  readonly user: string;
  readonly agentId: string;
  readonly company: string;
  readonly image: string;
  readonly document: string;
  /** Unlocked, so that it can be moved on. */
  readonly enquiry: string;
  /** A vehicle of the fleet, and an entry of its maintenance log. */
  readonly fleet: string;
  readonly maintenance: string;
  /** In a vehicle of the fleet. */
  readonly tracker: string;
  /** To stop the engine of that vehicle. */
  readonly engineRequest: string;
  /** Stated purposes: for every vehicle, for a vehicle's day, and for a trip that has ended. */
  readonly access: string;
  readonly dayAccess: string;
  readonly zone: string;
  /** A gate that only this company's statements name. */
  readonly tollGate: string;
  readonly alert: string;
  readonly notification: string;
  /** That the agent may undo. */
  readonly action: string;
  /** The listing that the action removed. */
  readonly removedListing: string;
  readonly tripAccess: string;
  /** A vehicle with a draft that has dates and a payment, and another draft without. */
  readonly rented: string;
  readonly trip: string;
  readonly payment: string;
  readonly emptyTrip: string;
  /** Under way, with its own vehicle and customer. */
  readonly ongoing: string;
  /**
   * An unsigned checklist of the trip; a trip to sign, two under way, an ended one, and one with receipt and
   * invoice.
   */
  readonly checkList: string;
  readonly paidTrip: string;
  /** With customer and dates, and without payment. */
  readonly unpaidTrip: string;
  readonly endedTrip: string;
  readonly billedCustomer: string;
  readonly billedTrip: string;
  readonly otherBilledTrip: string;
  readonly openTrip: string;
  readonly runningTrip: string;
  readonly closedTrip: string;
  /** Payments that were asked for by link. */
  readonly paymentRequest: string;
  readonly otherRequest: string;
  readonly entry: string;
  /** Deposits on cards: one to renew, one to take a part of, one to release. */
  readonly hold: string;
  readonly capturedHold: string;
  readonly releasedHold: string;
  /** An additional driver of the trip. */
  readonly driver: string;
  readonly invoice: string;
  /**
   * A trip whose vehicle was swapped, and the period of the second; one with a prepared swap, and the spare
   * vehicle; a damage.
   */
  readonly swappedTrip: string;
  readonly swapPeriod: string;
  readonly swapTrip: string;
  readonly spare: string;
  readonly damage: string;
  /** A fine that was entered by hand, and an imported statement. */
  readonly charge: string;
  readonly statement: string;
  readonly customer: string;
  readonly secondCustomer: string;
  /** Complete, but not published. */
  readonly listing: string;
  /** Of a new listing. */
  readonly draft: string;
  /** On another device than the one of the tests. */
  readonly session: string;
  readonly passkey: string;
  /** Of the other session. */
  readonly pushDevice: string;
}

export interface World {
  readonly victim: Tenant;
  /** Has a company. */
  readonly company: Tenant;
  /** An individual owner. */
  readonly individual: Tenant;
  /** Registered, with files, but without a company. */
  readonly newcomer: Tenant;
  readonly operator: TestAgent;
  /** The data of a vehicle that no fleet has, without its photo. */
  readonly fleetRow: Awaited<ReturnType<typeof fleetRow>>;
  readonly contact: ReturnType<typeof contactBody>;
  readonly settings: RentalSettings;
  readonly place: { readonly stateId: string; readonly cityId: string };
  /** The data of a second listing with another plate; it refers only to shared rows. */
  readonly vehicle: Awaited<ReturnType<typeof createVehicle>>;
}

async function tenant(app: TestApp, register?: (agent: TestAgent) => Promise<string>): Promise<Tenant> {
  const agent = await registerAgent(app);
  const company = (await register?.(agent)) ?? '';
  const [image, document] = [await uploadPicture(app, agent), await uploadPicture(app, agent, 'document')];
  const session = await openOtherSession(app, agent);
  return {
    agent,
    user: agent.userId,
    agentId: await findAgentId(app, agent),
    company,
    image: image.id,
    document: document.id,
    enquiry: company === '' ? '' : await addEnquiry(app, company),
    ...(await createTenantDesk(app, agent, company)),
    listing: company === '' ? '' : await addListing(app, agent),
    draft: company === '' ? '' : await addListingDraft(app, agent),
    ...(company === '' ? { action: '', removedListing: '' } : await addAction(app, agent)),
    session,
    pushDevice: await addPushDevice(app, agent, session),
    passkey: await addPasskeyRow(app, agent),
  };
}

async function addListingDraft(app: TestApp, { token }: TestAgent): Promise<string> {
  const draftId = newId();
  const body = { draftId, level: 'basics', values: { vehicleModel: 'Swift' }, version: null };
  await app.client(listingDraftEndpoints.save, { token, body });
  return draftId;
}

async function addAction(app: TestApp, agent: TestAgent) {
  const vehicleId = await addListing(app, agent);
  await app.client(listingChangeEndpoints.remove, { token: agent.token, query: { vehicleId } });
  const { actionId, subjectId } = await undoCalls(app, agent).last();
  return { action: actionId, removedListing: subjectId };
}

async function addPushDevice(app: TestApp, { userId }: TestAgent, sessionId: string): Promise<string> {
  const id = newId();
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  await app.db
    .insertInto('pushDevices')
    .values({
      id,
      userId,
      sessionId,
      endpoint: `https://push.example/${id}`,
      ...keys,
      createdAt: app.clock.now(),
    })
    .execute();
  return id;
}

/** Nothing signs with it: it is only named, renamed and removed. */
async function addPasskeyRow(app: TestApp, { userId }: TestAgent): Promise<string> {
  const { id } = await app.db
    .insertInto('passkeys')
    .values({
      id: newId(),
      userId,
      credentialId: newId(),
      publicKey: Buffer.from('a key'),
      counter: 0,
      name: 'Reception',
      isSynced: false,
      createdAt: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function openOtherSession(app: TestApp, agent: TestAgent): Promise<string> {
  await loginAs(app, agent);
  const { id } = await app.db
    .selectFrom('refreshFamilies')
    .select('id')
    .where('userId', '=', agent.userId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function createVehicle(app: TestApp, agent: TestAgent) {
  const {
    vehiclePhotos: _photos,
    commercialLicenses: _licences,
    ...levelOne
  } = await listingBody(app, agent);
  return {
    levelOne,
    specs: await listSpecs(app, levelOne.vehicleTypeId),
    featureIds: (await listFeatures(app, levelOne.vehicleCategoryId)).slice(0, 2),
  };
}

async function addEnquiry(app: TestApp, companyId: string): Promise<string> {
  await approveCompany(app, companyId);
  const id = await sendEnquiry(app, { companyId });
  await app.db
    .updateTable('enquiries')
    .set({ status: 'AGENTVIEW', isMasked: false })
    .where('id', '=', id)
    .execute();
  return id;
}

/** In India, where both account types exist. */
export async function buildWorld(app: TestApp): Promise<World> {
  const company = async (agent: TestAgent) => (await addCompany(app, agent)).companyId;
  const operator = await registerOperator(app);
  const first = await tenant(app, company);
  return {
    victim: await tenant(app, company),
    company: first,
    individual: await tenant(app, (agent) => addIndividual(app, agent)),
    newcomer: await tenant(app),
    fleetRow: await fleetRow(app),
    contact: contactBody(app),
    settings: (await closingCalls(app, first.agent).settings()).result,
    operator,
    vehicle: await createVehicle(app, operator),
    place: await findAnyCity(app),
  };
}
