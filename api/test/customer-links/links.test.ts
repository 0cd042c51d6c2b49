import { customerPagePath, limits, srmCustomerEndpoints } from '@portal/shared/contract';
import { loginAs } from '../harness/agents';
import { customerCalls } from '../harness/customers';
import { addRequestedLink, addDraftTrip, addGuest, guestCalls, linkCalls } from '../harness/customer-links';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof linkCalls>;
beforeAll(async () => {
  app = await startTestApp({ env: { CUSTOMER_URL: 'https://form.example/' } });
  supplier = await addSupplier(app);
  calls = linkCalls(app, supplier);
});
afterAll(() => app.close());

const { customerLinkLife } = limits.trip;

/** Much later, when the agent has signed in again. */
async function wait(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  supplier = { ...supplier, ...(await loginAs(app, supplier)) };
  calls = linkCalls(app, supplier);
}

test('a link is made once and can be sent any number of times', async () => {
  const ids = await addRequestedLink(app, supplier);
  expect((await calls.state(ids)).result).toEqual({ state: 'NONE' });
  const [first, second] = await Promise.all([calls.issue(ids), calls.issue(ids)]);
  expect(second.result).toEqual(first.result);
  const { token, link, expiresAt } = first.result;
  expect(link).toBe(`https://form.example${customerPagePath}#token=${token}`);
  const life = Date.parse(expiresAt) - app.clock.now().getTime();
  expect(Math.abs(life - customerLinkLife)).toBeLessThan(2000);
  expect((await calls.state(ids)).result).toMatchObject({ state: 'ACTIVE', sentTo: null, openedAt: null });
});

test('a link is mailed with the company, the address and its expiry', async () => {
  const ids = await addRequestedLink(app, supplier);
  const email = 'anna.petrova@mail.example';
  const contact = { email, customerName: 'Anna <Petrova>', countryCode: '+971', phoneNumber: '501112267' };
  const { status, result } = await calls.send({ ...ids, ...contact });
  expect([status, Object.keys(result).sort()]).toEqual([200, ['expiresAt', 'link']]);
  const [mail] = app.mails.to(email);
  expect(mail?.subject).toBe(`Rentals ${supplier.phoneNumber} asks for your details`);
  expect(mail?.text).toContain(result.link);
  expect(mail?.html).toContain(`href="${result.link}"`);
  expect(mail?.html).toContain('Anna &lt;Petrova&gt;');
  expect((await calls.state(ids)).result).toMatchObject({ state: 'ACTIVE', sentTo: email });
});

test('a link that is sent again late is a new one, and the old one ends', async () => {
  const ids = await addRequestedLink(app, supplier);
  const old = (await calls.issue(ids)).result;
  await wait(customerLinkLife / 2 + 60_000);
  const fresh = (await calls.issue(ids)).result;
  expect(fresh.token).not.toBe(old.token);
  expect((await guestCalls(app, old.token).details()).problem.code).toBe('link_revoked');
  expect((await guestCalls(app, fresh.token).details()).status).toBe(200);
});

test('a link shows the customer who asks, and for what; its opening is visible', async () => {
  const { customerId } = await addRequestedLink(app, supplier);
  const dates = { startsAt: '2027-01-05T06:00:00.000Z', endsAt: '2027-01-08T06:00:00.000Z' };
  const ids = { customerId, bookingId: await addDraftTrip(app, supplier, dates) };
  const guest = guestCalls(app, (await calls.issue(ids)).result.token);
  const { status, result } = await guest.details();
  expect([status, result]).toMatchObject([
    200,
    {
      ...ids,
      country: 'ae',
      companyName: `Rentals ${supplier.phoneNumber}`,
      bookingStartDate: dates.startsAt,
      bookingEndDate: dates.endsAt,
      vehicleName: expect.stringMatching(/^Toyota Fortuner 2024, Pearl white, SHJ 2 \d+$/) as string,
    },
  ]);
  expect((await fetch(`${app.origin}${result.companyLogo ?? ''}`)).status).toBe(200);
  const opened = (await calls.state(ids)).result.openedAt;
  app.clock.advance(60_000);
  await guest.details();
  expect((await calls.state(ids)).result).toMatchObject({ openedAt: opened ?? 'never' });
});

test('the customer reads their own contact; numbers are masked, scans are not shown', async () => {
  const guest = await addGuest(app, supplier, { passportNumber: 'N1234567' });
  const file = (await guest.upload()).result.id;
  await customerCalls(app, supplier).get(guest.customerId);
  await app.db
    .insertInto('customerDocuments')
    .values({
      companyId: supplier.companyId,
      customerId: guest.customerId,
      fileId: file,
      kind: 'passport',
      position: 0,
    })
    .execute();
  const { result } = await guest.get(guest.customerId);
  expect(result).toMatchObject({
    passportNumber: '•••••567',
    drivingLicenseNumber: null,
    passport: [file],
    drivingLicense: [],
    customerProfilePic: null,
  });
});

test('a withdrawn link no longer works; a new one can be made', async () => {
  const guest = await addGuest(app, supplier);
  expect((await calls.revoke(guest)).result.state).toBe('REVOKED');
  for (const answer of [await guest.details(), await guest.get(guest.customerId), await guest.upload()])
    expect([answer.status, answer.problem.code]).toEqual([401, 'link_revoked']);
  const refused = await guest.send({ customerId: guest.customerId, passportNumber: 'LATE-1' });
  expect(refused.problem.code).toBe('link_revoked');
  expect((await calls.revoke(guest)).result.state).toBe('REVOKED');
  await calls.issue(guest);
  expect((await calls.state(guest)).result.state).toBe('ACTIVE');
});

test('a link expires after 72 hours', async () => {
  const guest = await addGuest(app, supplier);
  await wait(customerLinkLife + 1000);
  const { status, problem } = await guest.details();
  expect([status, problem.code]).toEqual([401, 'link_expired']);
  expect((await calls.state(guest)).result.state).toBe('EXPIRED');
});

test('a forged link, an agent’s token and a link of another country are refused', async () => {
  const guest = await addGuest(app, supplier);
  const [head = '', body = '', signature = ''] = guest.token.split('.');
  const claims = JSON.parse(atob(body)) as Record<string, unknown>;
  const forged = btoa(JSON.stringify({ ...claims, customerId: supplier.userId })).replaceAll('=', '');
  const unsigned = `${btoa('{"alg":"none","typ":"customer-link+jwt"}').replaceAll('=', '')}.${body}.${signature}`;
  for (const token of [`${head}.${forged}.${signature}`, unsigned, `${guest.token.slice(0, -3)}AAA`])
    expect((await guestCalls(app, token).details()).problem.code).toBe('unauthenticated');
  expect((await guestCalls(app, supplier.token).details()).status).toBe(403);
  const india = await startTestApp({ country: 'in' });
  try {
    expect((await guestCalls(india, guest.token).details()).status).toBe(401);
  } finally {
    await india.close();
  }
});

test('a link is deleted with its customer', async () => {
  const guest = await addGuest(app, supplier);
  await app.client(srmCustomerEndpoints.erase, {
    token: supplier.token,
    query: { customerId: guest.customerId },
  });
  expect((await guest.details()).problem.code).toBe('link_revoked');
});
