import {
  listingChangeEndpoints,
  publicListingEndpoints,
  publicListingPath,
  type Listing,
  type PublicListing,
} from '@portal/shared/contract';

import { addSupplier, type Supplier } from '../harness/enquiries';
import { addListing, listingBody, listingCalls } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
beforeAll(async () => {
  app = await startTestApp({ country: 'in' });
  agent = await addSupplier(app);
});
afterAll(() => app.close());

const open = (linkId: string) => app.client<PublicListing>(publicListingEndpoints.get, { query: { linkId } });

async function publish(vehicleId: string): Promise<string> {
  const { status, text, result } = await listingCalls(app, agent).show(vehicleId);
  if (status !== 200) throw new Error(text);
  return (result as Listing).publicLink ?? '';
}
const readLinkId = (link: string): string => link.split('/').at(-1) ?? '';

test('a published listing is shown to anyone with its link, without what is private', async () => {
  const body = await listingBody(app, agent);
  const vehicleId = await addListing(app, agent, body);
  const link = await publish(vehicleId);
  expect(link).toContain(`${publicListingPath}/in/`);
  expect(link).not.toContain(vehicleId);
  const { status, text, result } = await open(readLinkId(link));
  expect(status).toBe(200);
  expect(result).toMatchObject({ country: 'in', currency: 'INR', year: Number(body.vehicleRegisteredYear) });
  expect(result.photos.length).toBeGreaterThan(0);
  expect(result.specs.length).toBeGreaterThan(0);
  for (const secret of [vehicleId, agent.companyId, agent.userId, agent.agentId, agent.email])
    expect(text).not.toContain(secret);
  expect(text).not.toContain(body.vehicleRegistrationNumber);
});

const openPhoto = (linkId: string) => app.client<null>(publicListingEndpoints.photo, { query: { linkId } });

test('a preview of the link gets the first photo, as long as the listing is published', async () => {
  const vehicleId = await addListing(app, agent);
  const linkId = readLinkId(await publish(vehicleId));
  const photo = await openPhoto(linkId);
  expect(photo.status).toBe(200);
  expect(photo.headers.get('content-type')).toBe('image/webp');
  await listingCalls(app, agent).show(vehicleId, false);
  expect((await openPhoto(linkId)).status).toBe(404);
});

test('an opened link is counted for its agent, without programs and without links that show nothing', async () => {
  const vehicleId = await addListing(app, agent);
  const linkId = readLinkId(await publish(vehicleId));
  const tell = (userAgent: string) =>
    app.client(publicListingEndpoints.recordOpen, { body: { linkId }, headers: { 'user-agent': userAgent } });
  const count = async () => (await listingCalls(app, agent).get(vehicleId)).result.linkOpens;
  const browser = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
  expect(await count()).toBe(0);
  for (const userAgent of [browser, 'WhatsApp/2.23.20.0', browser])
    expect((await tell(userAgent)).status).toBe(202);
  expect(await count()).toBe(2);
  await listingCalls(app, agent).show(vehicleId, false);
  expect((await tell(browser)).status).toBe(202);
  await publish(vehicleId);
  expect(await count()).toBe(2);
  // A row for the day, and old days are not part of the sum.
  const rows = await app.db
    .updateTable('listingLinkOpens')
    .set({ day: '2026-01-01' })
    .returning('count')
    .execute();
  expect(rows).toEqual([{ count: 2 }]);
  expect(await count()).toBe(0);
});

test('the link stops while the listing is hidden or the company is not approved, and works again after', async () => {
  const vehicleId = await addListing(app, agent);
  const linkId = readLinkId(await publish(vehicleId));
  const { show } = listingCalls(app, agent);
  expect((await show(vehicleId, false)).result).toMatchObject({ publicLink: null });
  const hidden = await open(linkId);
  const unknown = await open('9b2f7d4e-3f0a-4c0f-9d56-6f2f0b1f4a11');
  expect([hidden.status, unknown.status]).toEqual([404, 404]);
  expect(hidden.problem.detail).toBe(unknown.problem.detail);
  expect(readLinkId(await publish(vehicleId))).toBe(linkId);
  expect((await open(linkId)).status).toBe(200);

  const decide = (approvalStatus: 'APPROVED' | 'PENDING') =>
    app.db.updateTable('companies').set({ approvalStatus }).where('id', '=', agent.companyId).execute();
  await decide('PENDING');
  expect((await open(linkId)).status).toBe(404);
  await decide('APPROVED');
  expect((await open(linkId)).status).toBe(200);

  await app.client(listingChangeEndpoints.remove, { token: agent.token, query: { vehicleId } });
  expect((await open(linkId)).status).toBe(404);
});
