import type { FileReference } from '@portal/shared/contract';
import { registerAgent, uploadPicture } from '../harness/agents';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, fleetBody, fleetCalls, fleetIds } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof fleetCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = fleetCalls(app, supplier);
});
afterAll(() => app.close());

const DAY = 86_400_000;
const day = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(
    app.clock.now().getTime() + ahead * DAY,
  );

test('a vehicle is returned as it was entered, with its photo, names and alerts', async () => {
  const body = await fleetBody(app, supplier, {
    chassisNumber: '1hgcm 82633a 004352',
    registrationDueDate: day(20),
    insuranceDueDate: day(-3),
  });
  const { status, result } = await calls.add(body);
  expect([status, result.version]).toEqual([201, 1]);
  const read = (await calls.get(result.vehicleId)).result;
  const { rentalDetails, vehiclePhoto, ...plain } = body;
  expect(read).toMatchObject({
    ...plain,
    chassisNumber: '1HGCM82633A004352',
    vehicleBrand: 'Toyota',
    vehicleCategory: 'Cars',
    version: 1,
    rentalDetails: { day: rentalDetails.day, week: { enabled: false } },
    alerts: [
      { kind: 'registration', unit: 'day', left: 20, at: 30 },
      { kind: 'insurance', unit: 'day', left: -3, at: 0 },
    ],
  });
  const photo = read.vehiclePhoto as FileReference;
  expect(photo.id).toBe(vehiclePhoto);
  expect((await fetch(`${app.origin}${photo.url ?? ''}`)).status).toBe(200);
});

test('a vehicle may lack model and year, and both can be removed again', async () => {
  const vehicleId = await addFleetVehicle(app, supplier, { vehicleModel: undefined, modelYear: undefined });
  expect((await calls.get(vehicleId)).result).toMatchObject({ vehicleModel: '', modelYear: '' });
  const body = await fleetBody(app, supplier, { vehicleId, vehicleModel: ' Corolla ', modelYear: 2023 });
  expect((await calls.change(body)).status).toBe(200);
  expect((await calls.get(vehicleId)).result).toMatchObject({ vehicleModel: 'Corolla', modelYear: '2023' });
  expect((await calls.list({ search: 'corolla' })).result.list).toHaveLength(1);
  await calls.change({ ...body, vehicleModel: '', modelYear: '' });
  expect((await calls.get(vehicleId)).result).toMatchObject({ vehicleModel: '', modelYear: '' });
});

test('a vehicle has the fields by which India taxes its hire, and none of them is required', async () => {
  const taxed = {
    fuelType: 'petrol',
    engineCapacity: '1498',
    vehicleLength: '4540',
    plateClass: 'selfDrive',
    permitNumber: 'KA/RAC/77',
  };
  const full = await addFleetVehicle(app, supplier, taxed);
  expect((await calls.get(full)).result).toMatchObject({ ...taxed, gstRate: 4000 });
  const plain = await addFleetVehicle(app, supplier);
  expect((await calls.get(plain)).result).toMatchObject({ fuelType: '', engineCapacity: '', gstRate: null });
  const wrong = await calls.add(await fleetBody(app, supplier, { vehicleLength: '999' }));
  expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([422, 'vehicleLength']);
});

test('rates are stored in minor units', async () => {
  const off = { enabled: false };
  const vehicleId = await addFleetVehicle(app, supplier, {
    additionalMilageChargePerKm: 0.5,
    rentalDetails: {
      day: off,
      week: off,
      month: off,
      hour: { enabled: true, rentInAED: '99.5', unlimitedMileage: true, minBookingHours: 3 },
    },
  });
  const row = await app.db
    .selectFrom('fleetVehicles')
    .select(['rates', 'extraKmCharge'])
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  expect([row.rates.hour.rent, row.extraKmCharge]).toEqual([9950, 50]);
  const { result } = await calls.get(vehicleId);
  expect([result.rentalDetails?.hour?.rentInAED, result.additionalMilageChargePerKm]).toEqual([
    '99.50',
    '0.50',
  ]);
});

test.each([
  ['vehicleRegistrationNumber', { vehicleRegistrationNumber: 'KA01AB1234' }, 'not a plate of'],
  ['registrationDueDate', { registrationDueDate: '2023-12-31' }, 'must not be before'],
  ['nextServiceKilometre', { nextServiceKilometre: 40_000 }, 'above that of the last service'],
  ['chassisNumber', { chassisNumber: '1HGCM82633A00435O' }, '17 characters'],
  ['numberOfPassengers', { numberOfPassengers: 61 }, '1 to 60'],
  ['insuranceDueDate', { insuranceDueDate: 'soon' }, 'valid date'],
  ['modelYear', { modelYear: '1850' }, 'year'],
  ['vehicleBrandId', { vehicleBrandId: '01890000-0000-7000-8000-000000000000' }, 'brand of this category'],
])('a wrong %s is reported on its field', async (path, change, words) => {
  const { status, problem } = await calls.add(await fleetBody(app, supplier, change));
  expect([status, problem.errors?.[0]?.path]).toEqual([422, path]);
  expect(problem.errors?.[0]?.message).toContain(words);
});

test('a plate and a chassis number exist once per company, but may exist in several companies', async () => {
  const [plate, chassisNumber] = ['DXB Z 999', '5YJSA1E26HF000337'];
  const first = await addFleetVehicle(app, supplier, { vehicleRegistrationNumber: plate, chassisNumber });
  const again = await calls.add(await fleetBody(app, supplier, { vehicleRegistrationNumber: 'dxb  z-999' }));
  expect([again.status, again.problem.code, again.problem.errors?.[0]?.path]).toEqual([
    409,
    'plate_taken',
    'vehicleRegistrationNumber',
  ]);
  const sameChassis = await calls.add(await fleetBody(app, supplier, { chassisNumber }));
  expect([sameChassis.status, sameChassis.problem.code]).toEqual([409, 'chassis_taken']);

  const other = await addSupplier(app);
  await addFleetVehicle(app, other, { vehicleRegistrationNumber: plate, chassisNumber });
  expect((await calls.remove(first)).status).toBe(200);
  expect((await calls.get(first)).status).toBe(404);
  expect((await calls.remove(first)).status).toBe(404);
  await addFleetVehicle(app, supplier, { vehicleRegistrationNumber: plate, chassisNumber });
});

test('one of ten simultaneous equal plates is added', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 10 }, () => fleetBody(app, supplier, { vehicleRegistrationNumber: 'DXB Y 1' })),
  );
  const answers = await Promise.all(bodies.map((body) => calls.add(body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('a change that another one preceded is refused, and changes nothing', async () => {
  const body = await fleetBody(app, supplier);
  const { vehicleId } = (await calls.add(body)).result;
  const photo = (await uploadPicture(app, supplier)).id;
  const first = await calls.change({
    ...body,
    vehicleId,
    vehicleColor: 'Black',
    vehiclePhoto: photo,
    version: 1,
  });
  expect([first.status, first.result.version]).toEqual([200, 2]);
  const second = await calls.change({ ...body, vehicleId, vehicleColor: 'Red', version: 1 });
  expect([second.status, second.problem.code]).toEqual([409, 'changed_meanwhile']);
  expect((await calls.get(vehicleId)).result).toMatchObject({ vehicleColor: 'Black', version: 2 });
  const files = await app.db
    .selectFrom('files')
    .select(['id', 'attachedAt'])
    .where('id', 'in', [photo, body.vehiclePhoto])
    .execute();
  expect(files.find(({ id }) => id === body.vehiclePhoto)?.attachedAt).toBeNull();
  expect(files.find(({ id }) => id === photo)?.attachedAt).not.toBeNull();
});

test('a photo of another owner, a document as photo and an agent without a company are refused', async () => {
  const stranger = await addSupplier(app);
  const stolen = (await uploadPicture(app, stranger)).id;
  const { status, problem } = await calls.add(await fleetBody(app, supplier, { vehiclePhoto: stolen }));
  expect([status, problem.errors?.[0]?.path]).toEqual([404, 'vehiclePhoto']);
  const newcomer = await registerAgent(app);
  const refused = await fleetCalls(app, newcomer).add(await fleetBody(app, newcomer));
  expect([refused.status, refused.problem.code]).toEqual([409, 'company_required']);
});

describe('the list', () => {
  let owner: Supplier;
  let list: ReturnType<typeof fleetCalls>['list'];
  const plates = async (query: Record<string, unknown>) =>
    (await list(query)).result.list.map(({ vehicleRegistrationNumber: plate }) => plate);

  beforeAll(async () => {
    owner = await addSupplier(app);
    ({ list } = fleetCalls(app, owner));
    const nissan = await fleetIds(app, 'Nissan');
    const photo = (await uploadPicture(app, owner)).id;
    for (let number = 1; number <= 9; number += 1)
      await addFleetVehicle(app, owner, {
        vehicleRegistrationNumber: `DXB A 10${number}`,
        vehiclePhoto: photo,
        ...(number === 4 && { vehicleColor: 'Sunset 100%_orange', currentKilometre: 10 }),
        ...(number === 5 && { ...nissan, chassisNumber: '5YJSA1E26HF000999' }),
      });
  });

  test('has seven vehicles per page, by plate, in both directions', async () => {
    const first = (await list()).result;
    expect([first.list.length, first.total, first.totalNumberOfPages]).toEqual([7, 9, 2]);
    expect(await plates({ page: 2 })).toEqual(['DXB A 108', 'DXB A 109']);
    expect(await plates({ sortOrder: 'DESC', limit: 2 })).toEqual(['DXB A 109', 'DXB A 108']);
    expect(await plates({ sortBy: 'currentKilometre', limit: 1 })).toEqual(['DXB A 104']);
  });

  test.each([
    ['a105', ['DXB A 105']],
    ['a 105', ['DXB A 105']],
    ['nissan', ['DXB A 105']],
    ['NISSAN white', ['DXB A 105']],
    ['nissan orange', []],
    ['100%_', ['DXB A 104']],
    ['hf000999', ['DXB A 105']],
    ['%', ['DXB A 104']],
  ])('finds vehicles by "%s"', async (search, expected) => {
    expect(await plates({ search })).toEqual(expected);
  });

  test('contains links to photos on request', async () => {
    const [plain] = (await list({ limit: 1 })).result.list;
    expect(typeof plain?.vehiclePhoto).toBe('string');
    const [linked] = (await list({ limit: 1, isFileUrlNeeded: true })).result.list;
    expect(linked?.vehiclePhoto).toMatchObject({
      id: plain?.vehiclePhoto,
      url: expect.any(String) as string,
    });
  });
});
