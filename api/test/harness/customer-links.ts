import {
  authEndpoints,
  fileEndpoints,
  srmCustomerEndpoints,
  srmCustomerLinkEndpoints,
  type CustomerLinkDetails,
  type CustomerLinkState,
  type CustomerRecord,
  type FileKind,
  type FileReference,
} from '@portal/shared/contract';
import { newId } from '../../src/database/ids';
import { createUploadForm, createPhoto } from './upload-fixtures';
import type { TestAgent } from './agents';
import { contactBody, customerCalls } from './customers';
import { addFleetVehicle } from './fleet';
import type { TestApp } from './start-test-app';

let count = 0;

/** A trip after its first step; with dates where they are given. */
export async function addDraftTrip(
  app: TestApp,
  agent: TestAgent,
  { startsAt = null, endsAt = null }: { startsAt?: string | null; endsAt?: string | null } = {},
): Promise<string> {
  const vehicleId = await addFleetVehicle(app, agent);
  const { companyId, plate } = await app.db
    .selectFrom('fleetVehicles')
    .select(['companyId', 'plate'])
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  const id = newId();
  count += 1;
  const code = `T-${String(900_000 + count)}`;
  await app.db
    .insertInto('trips')
    .values({ id, companyId, code, vehicleId, plate, startsAt, endsAt })
    .execute();
  return id;
}

interface Ids {
  readonly customerId: string;
  readonly bookingId: string;
}

/** A customer with only a contact, and the trip that the link is for. */
export async function addRequestedLink(app: TestApp, agent: TestAgent, change: object = {}): Promise<Ids> {
  const { result, status, text } = await customerCalls(app, agent).add(contactBody(app, change));
  if (status !== 201) throw new Error(`customer: ${text}`);
  return { customerId: result.customerId, bookingId: await addDraftTrip(app, agent) };
}

interface Issued {
  readonly token: string;
  readonly link: string;
  readonly expiresAt: string;
}

/** The agent's calls. */
export const linkCalls = (app: TestApp, { token }: Pick<TestAgent, 'token'>) => ({
  issue: (body: Ids) => app.client<Issued>(authEndpoints.temporaryToken, { token, body }),
  send: (body: object) => app.client<Issued>(srmCustomerEndpoints.sendLink, { token, body }),
  state: (query: Ids) =>
    app.client<CustomerLinkState>(srmCustomerLinkEndpoints.state, { token, query: { ...query } }),
  revoke: (query: Ids) =>
    app.client<CustomerLinkState>(srmCustomerLinkEndpoints.revoke, { token, query: { ...query } }),
});

/** The customer's calls, with the token of their link. */
export const guestCalls = (app: TestApp, token: string) => ({
  details: () => app.client<CustomerLinkDetails>(srmCustomerLinkEndpoints.details, { token }),
  get: (customerId: string) =>
    app.client<CustomerRecord>(srmCustomerEndpoints.get, { token, query: { customerId } }),
  send: (body: object, headers: Record<string, string> = {}) =>
    app.client<{ version: number }>(srmCustomerEndpoints.update, { token, body, headers }),
  async upload(kind: FileKind = 'document') {
    const body = createUploadForm(await createPhoto(40, 30).jpeg().toBuffer());
    return app.client<FileReference>(fileEndpoints.uploadSingle, { token, query: { kind }, body });
  },
});

/** A customer with an open link. */
export async function addGuest(app: TestApp, agent: TestAgent, change: object = {}) {
  const ids = await addRequestedLink(app, agent, change);
  const { result, status, text } = await linkCalls(app, agent).issue(ids);
  if (status !== 200) throw new Error(`link: ${text}`);
  return { ...ids, token: result.token, link: result.link, ...guestCalls(app, result.token) };
}
