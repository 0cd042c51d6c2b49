// Parts of names and plates. cspell:ignore dxbr ashi rāshid quist blix xylograph
import { searchEndpoints, type FoundItem, type FoundKind } from '@portal/shared/contract';
import { registerAgent, type TestAgent } from '../harness/agents';
import { addCharge } from '../harness/charges';
import { closingCalls, electronicBuyer, endBody, setUpDesk } from '../harness/closing';
import { addCustomer, contactBody } from '../harness/customers';
import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { addListing } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing } from '../harness/trips';

let app: TestApp;
let desk: Supplier;
let trip: string;
let customer: string;
let vehicle: string;
beforeAll(async () => {
  app = await startTestApp();
  desk = await addSupplier(app);
  await setUpDesk(app, desk);
  vehicle = await addFleetVehicle(app, desk, { vehicleRegistrationNumber: 'DXB R 48213' });
  customer = await addCustomer(
    app,
    desk,
    contactBody(app, { customerName: 'José Al-Rāshid', phoneNumber: '501234987' }),
  );
  trip = (await addOngoing(app, desk, { vehicleId: vehicle, customerId: customer })).tripId;
});
afterAll(() => app.close());

const search = (text: string, agent: Pick<TestAgent, 'token'> = desk) =>
  app.client<{ list: FoundItem[] }>(searchEndpoints.find, { token: agent.token, query: { search: text } });

/** The ids that a search finds, of one kind. */
const find = async (kind: FoundKind, text: string, agent?: Pick<TestAgent, 'token'>): Promise<string[]> => {
  const { status, text: answer, result } = await search(text, agent);
  if (status !== 200) throw new Error(answer);
  return result.list.filter((item) => item.kind === kind).map(({ id }) => id);
};

test.each([
  ['the plate', 'DXB R 48213'],
  ['the plate without spaces', 'dxbr48213'],
  ['the number in it', '48213'],
  ['the middle of the number', '821'],
  ['the number on an Arabic keyboard', '٤٨٢١٣'],
  ['the number on a Hindi keyboard', '४८२१३'],
  ['a part of the name', 'ashi'],
  ['the name without its marks', 'jose al rashid'],
  ['the name in capitals', 'JOSÉ'],
  ['the name with its hyphen', 'Al-Rashid'],
  ['the phone as it is written', '+971 50 123-4987'],
  ['the phone as it is dialled', '050 1234987'],
  ['the end of the phone', '4987'],
])('a trip is found by %s', async (_by, text) => {
  expect(await find('trip', text)).toEqual([trip]);
});

test('a trip says who has the vehicle and until when, and names what its page needs', async () => {
  const [first] = (await search('48213')).result.list;
  expect(first).toMatchObject({
    kind: 'trip',
    title: 'José Al-Rāshid',
    facts: ['DXB R 48213', expect.stringMatching(/^T-\d{6}$/)],
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    status: 'ONGOING',
    params: { id: trip },
  });
});

test('a trip under way comes before ended ones, and a whole number before one that contains it', async () => {
  const { companyId } = desk;
  const rows = await app.db
    .selectFrom('trips')
    .select(['id', 'code'])
    .where('companyId', '=', companyId)
    .where('id', '=', trip)
    .execute();
  expect(await find('trip', rows[0]?.code ?? '')).toEqual([trip]);
  const other = await addFleetVehicle(app, desk, { vehicleRegistrationNumber: 'DXB R 4821' });
  expect(await find('vehicle', '4821')).toEqual([other, vehicle]);
});

test('customers and vehicles are found by all their numbers, and by name', async () => {
  expect(await find('customer', '501234987')).toEqual([customer]);
  expect(await find('customer', 'rashid josé')).toEqual([customer]);
  expect(await find('vehicle', 'toyota fortuner 48213')).toEqual([vehicle]);
  expect(await find('customer', 'nobody at all')).toEqual([]);
});

test('names in Arabic and Hindi are found without their marks and with other digits next to them', async () => {
  const arabic = await addCustomer(app, desk, { customerName: 'أَحْمَد المنصوري' });
  const hindi = await addCustomer(app, desk, { customerName: 'राम क़ुरैशी' });
  expect(await find('customer', 'احمد')).toEqual([arabic]);
  expect(await find('customer', 'المنصوري أحمد')).toEqual([arabic]);
  expect(await find('customer', 'कुरैशी')).toEqual([hindi]);
});

test('a listing is found by its plate and leads to its page', async () => {
  const id = await addListing(app, desk, { registrationNumber: undefined });
  const row = await app.db
    .selectFrom('listings')
    .select(['code', 'title', 'companyId', 'userId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { list } = (await search(row.code)).result;
  expect(list).toMatchObject([
    {
      kind: 'listing',
      title: row.title,
      status: 'HIDDEN',
      params: { id, companyId: row.companyId, userId: row.userId },
    },
  ]);
});

describe('a locked enquiry', () => {
  const contact = { name: 'Zelda Quist', phone: '+971559998877', email: 'zelda.q@mail.example' };

  test('is found by its car and a name, and by nothing that is hidden', async () => {
    const id = await sendEnquiry(app, {
      companyId: desk.companyId,
      ...contact,
      message: 'Call me: Xylograph',
    });
    expect(await find('enquiry', 'zelda')).toContain(id);
    expect(await find('enquiry', 'land cruiser')).toContain(id);
    for (const hidden of ['559998877', '9988', 'zelda.q@mail', 'mail.example', 'xylograph'])
      expect([hidden, await find('enquiry', hidden)]).toEqual([hidden, []]);
    const { text } = await search('zelda');
    for (const hidden of ['998877', 'mail.example']) expect(text).not.toContain(hidden);

    await enquiryCalls(app, desk).visibility(id, { action: 'mark_agentview' });
    for (const shown of ['0559998877', 'zelda.q@mail.example', 'quist zelda'])
      expect([shown, await find('enquiry', shown)]).toEqual([shown, [id]]);
    expect((await search('559998877')).result.list[0]).toMatchObject({
      title: 'Zelda Quist',
      facts: ['Toyota Land Cruiser GXR', '+971559998877'],
      status: 'AGENTVIEW',
    });
  });

  test.each([
    ['Latin', 'Wanda 0559998866'],
    ['Arabic', 'Wanda ٠٥٥٩٩٩٨٨٦٦'],
    ['Bengali', 'Wanda ০৫৫৯৯৯৮৮৬৬'],
    ['mathematical', 'Wanda 𝟎𝟓𝟓𝟗𝟗𝟗𝟖𝟖𝟔𝟔'],
    ['an e-mail address of', 'Wanda wanda@mail.example'],
  ])('with %s digits in the name is not found by the name', async (_script, name) => {
    await sendEnquiry(app, { companyId: desk.companyId, ...contact, name });
    for (const word of [name, name.split(' ')[1] ?? '', 'wanda'])
      expect([word, await find('enquiry', word)]).toEqual([word, []]);
  });
});

test('an invoice is found by its number and by the customer of its trip, a charge by its reference', async () => {
  const { tripId } = await addOngoing(app, desk, {
    customerId: await addCustomer(app, desk, contactBody(app, { customerName: 'Theodora Blix' })),
  });
  const calls = closingCalls(app, desk);
  expect((await calls.end(endBody(desk, tripId))).status).toBe(200);
  const { result } = await calls.issue({ bookingId: tripId, ...electronicBuyer });
  const invoice = await app.db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  expect(await find('invoice', invoice.number)).toEqual([invoice.id]);
  expect(await find('invoice', invoice.number.replaceAll('-', ''))).toEqual([invoice.id]);
  expect(await find('invoice', 'blix')).toEqual([invoice.id]);
  expect((await search('blix')).result.list.find(({ kind }) => kind === 'invoice')?.params).toEqual({
    id: invoice.id,
    bookingId: tripId,
  });
  expect(result).toBeTruthy();
  const charge = await addCharge(app, desk, { reference: 'DP-2026/77310' });
  expect(await find('charge', '2026/77310')).toEqual([charge]);
});

test('another company finds nothing of this one, whatever it types', async () => {
  const other = await addSupplier(app);
  for (const text of ['48213', 'rashid', '501234987', 'zelda', 'blix', '77310', 'T-0000', 'toyota', 'an'])
    expect([text, (await search(text, other)).result.list]).toEqual([text, []]);
});

test('an agent without a company finds nothing, and a stranger is refused', async () => {
  expect((await search('48213', await registerAgent(app))).result.list).toEqual([]);
  expect((await search('48213', { token: '' })).status).toBe(401);
});

test.each([['%%%'], ['\\\\'], ["' or 1=1"], ['__'], ['--'], ['0'.repeat(100)], ['\u0001\u0001'], ['((((']])(
  '%j is a text like any other',
  async (text) => {
    const { status, result } = await search(text);
    expect([status, result.list]).toEqual([200, []]);
  },
);

test.each([[''], ['a'], ['x'.repeat(101)]])('%j is refused by its name', async (text) => {
  const { status, problem } = await search(text);
  expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['search']]);
});
