import { companyEndpoints, type CompanyRecord } from '@portal/shared/contract';
import {
  addCompany,
  anyCity,
  registerAgent,
  registerOperator,
  uploadPicture,
  type TestAgent,
} from '../harness/agents';
import { agentIdOf, approveCompany, sendEnquiry } from '../harness/enquiries';
import { addFleetVehicle, addMaintenance, fleetRow } from '../harness/fleet';
import type { TestApp } from '../harness/start-test-app';

/** A tenant with everything a tenant can have, by kind of id. */
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
  /** A vehicle that no fleet has, but for its photo. */
  readonly fleetRow: Awaited<ReturnType<typeof fleetRow>>;
  readonly place: { readonly stateId: string; readonly cityId: string };
}

async function tenant(app: TestApp, register?: (agent: TestAgent) => Promise<string>): Promise<Tenant> {
  const agent = await registerAgent(app);
  const company = (await register?.(agent)) ?? '';
  const [image, document] = [await uploadPicture(app, agent), await uploadPicture(app, agent, 'document')];
  return {
    ...{ agent, user: agent.userId, agentId: await agentIdOf(app, agent), company },
    ...{ image: image.id, document: document.id },
    enquiry: company === '' ? '' : await addEnquiry(app, company),
    ...(await fleetOf(app, agent, company)),
  };
}

async function fleetOf(app: TestApp, agent: TestAgent, company: string) {
  if (company === '') return { fleet: '', maintenance: '' };
  const fleet = await addFleetVehicle(app, agent);
  return { fleet, maintenance: await addMaintenance(app, agent, fleet) };
}

async function addEnquiry(app: TestApp, companyId: string): Promise<string> {
  await approveCompany(app, companyId);
  const id = await sendEnquiry(app, { companyId });
  await app.db.updateTable('enquiries').set({ status: 'AGENTVIEW' }).where('id', '=', id).execute();
  return id;
}

async function addIndividual(app: TestApp, agent: TestAgent): Promise<string> {
  const [front, back] = [
    await uploadPicture(app, agent, 'document'),
    await uploadPicture(app, agent, 'document'),
  ];
  const body = {
    userId: agent.userId,
    accountType: 'individual',
    licenseFront: front.id,
    licenseBack: back.id,
    expireDate: '2099-12-31',
    vehiclePlate: 'KA01AB1234',
  };
  const { status, result, text } = await app.client<CompanyRecord>(companyEndpoints.create, {
    token: agent.token,
    body,
  });
  if (status !== 201 || result.companyId === undefined) throw new Error(text);
  return result.companyId;
}

/** In India, where both account types exist. */
export async function buildWorld(app: TestApp): Promise<World> {
  const company = async (agent: TestAgent) => (await addCompany(app, agent)).companyId;
  return {
    victim: await tenant(app, company),
    company: await tenant(app, company),
    individual: await tenant(app, (agent) => addIndividual(app, agent)),
    newcomer: await tenant(app),
    operator: await registerOperator(app),
    fleetRow: await fleetRow(app),
    place: await anyCity(app),
  };
}
