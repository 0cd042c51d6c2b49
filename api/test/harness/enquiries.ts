import { enquiryEndpoints, type Enquiry } from '@portal/shared/contract';
import { addCompany, registerAgent, type TestAgent } from './agents';
import type { TestApp } from './start-test-app';

const DAY = 86_400_000;

/** What a marketplace would send. */
export function enquiryBody(app: TestApp, change: object) {
  const day = (ahead: number) => new Date(app.clock.now().getTime() + ahead * DAY).toISOString().slice(0, 10);
  return {
    car: {
      vehicleTitle: 'Toyota Land Cruiser GXR',
      vehicleModel: 'Land Cruiser',
      vehicleCode: 'LC-01',
      location: 'Al Quoz, Dubai',
      rentalDetails: { day: { enabled: true, rentInAED: '650' } },
    },
    rentalStartDate: day(2),
    rentalEndDate: day(5),
    name: 'Anna Petrova',
    phone: '+971501112267',
    email: 'anna.petrova@gmail.com',
    message: 'Do you deliver to the airport?',
    ...change,
  };
}

export async function sendEnquiry(app: TestApp, change: object): Promise<string> {
  const { status, text, result } = await app.client<{ _id: string }>(enquiryEndpoints.create, {
    body: enquiryBody(app, change),
  });
  if (status !== 201) throw new Error(`enquiry: ${text}`);
  return result._id;
}

export const approveCompany = (app: TestApp, companyId: string) =>
  app.db.updateTable('companies').set({ approvalStatus: 'APPROVED' }).where('id', '=', companyId).execute();

export async function findAgentId(app: TestApp, { userId }: Pick<TestAgent, 'userId'>): Promise<string> {
  const query = app.db.selectFrom('users').select('agentId').where('id', '=', userId);
  return (await query.executeTakeFirstOrThrow()).agentId;
}

export interface Supplier extends TestAgent {
  readonly companyId: string;
  readonly agentId: string;
}

/** An agent whose approved company gets enquiries. */
export async function addSupplier(app: TestApp): Promise<Supplier> {
  const agent = await registerAgent(app);
  const { companyId } = await addCompany(app, agent);
  await approveCompany(app, companyId);
  return { ...agent, companyId, agentId: await findAgentId(app, agent) };
}

/** The calls of the enquiry screen. */
export const enquiryCalls = (app: TestApp, { token, agentId }: Pick<Supplier, 'token' | 'agentId'>) => ({
  list: (query: Record<string, unknown> = {}) =>
    app.client<{ list: Enquiry[]; total: number; totalNumberOfPages: number }>(enquiryEndpoints.list, {
      token,
      params: { agentId },
      query,
    }),
  status: (enquiryId: string, body: unknown) =>
    app.client<Enquiry>(enquiryEndpoints.updateStatus, {
      token,
      params: { enquiryId },
      query: { agentId },
      body,
    }),
  visibility: (enquiryId: string, body: unknown) =>
    app.client<Enquiry>(enquiryEndpoints.updateContactVisibility, { token, params: { enquiryId }, body }),
});
