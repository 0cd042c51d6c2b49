import { vehicleEndpoints } from '@portal/shared/contract';
import { registerAgent } from '../harness/agents';
import { addSupplier, type Supplier } from '../harness/enquiries';
import {
  addListing,
  listCities,
  dayRate,
  listFeatures,
  listingBody,
  listingCalls,
  listSpecs,
  vehicleIds,
} from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
let calls: ReturnType<typeof listingCalls>;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  calls = listingCalls(app, agent);
});
afterAll(() => app.close());

test('the three levels are filled one after the other, and the form reads them again', async () => {
  const body = await listingBody(app, agent);
  const created = await calls.create(body);
  expect([created.status, created.result]).toEqual([
    201,
    {
      vehicleId: created.result.vehicleId,
      levelsFilled: 1,
      isVisible: false,
      missing: ['levelTwo'],
      version: 1,
    },
  ]);
  const { vehicleId } = created.result;
  const { result } = await calls.get(vehicleId);
  const { vehiclePhotos, vehicleVideos, commercialLicenses, rentalDetails, ...plain } = body;
  expect(result).toMatchObject({
    ...plain,
    vehicleTitle: 'Toyota Land Cruiser 2024',
    vehicleBrand: 'Toyota',
    vehicleType: 'SUV',
    vehicleCategory: 'Cars',
    state: 'Dubai',
    vehiclePhotos: vehiclePhotos.map((id) => ({
      id,
      thumbnailUrl: expect.stringContaining('variant=thumb'),
    })),
    commercialLicenses: commercialLicenses.map((id) => ({ id })),
    vehicleVideos,
    rentalDetails: {
      day: rentalDetails.day,
      week: { enabled: false, rentInAED: '', mileageLimit: '', unlimitedMileage: false },
    },
  });
  expect(result.vehicleCode).toMatch(/^[A-Z]{3}-\d{4}$/);
  expect(result.cities).toHaveLength(2);

  const specs = await listSpecs(app, body.vehicleTypeId);
  expect((await calls.specs({ vehicleId, specs: specs.slice(1) })).result).toMatchObject({
    levelsFilled: 1,
    missing: ['levelTwo'],
    version: 2,
  });
  expect((await calls.specs({ vehicleId, specs })).result).toMatchObject({ levelsFilled: 2, missing: [] });
  const readSpecs = (await calls.getSpecs(vehicleId)).result;
  expect([new Set(readSpecs.specs), readSpecs.version]).toEqual([new Set(specs), 3]);

  const featureIds = (await listFeatures(app, body.vehicleCategoryId)).slice(0, 3);
  expect((await calls.features({ vehicleId, featureIds })).result.levelsFilled).toBe(3);
  expect(new Set((await calls.getFeatures(vehicleId)).result.featureIds)).toEqual(new Set(featureIds));
  expect((await calls.features({ vehicleId, featureIds: [] })).result.levelsFilled).toBe(3);
  expect((await calls.filled(vehicleId)).result).toEqual({ levelsFilled: 3, missing: [] });
});

test('plate class and permit are stored, and stay with a client that does not send them', async () => {
  const body = await listingBody(app, agent);
  const permits = { plateClass: 'selfDrive', permitNumber: 'KA/RAC/0117' };
  const { vehicleId } = (await calls.create({ ...body, ...permits })).result;
  expect((await calls.get(vehicleId)).result).toMatchObject(permits);
  await calls.update({ ...body, vehicleId });
  expect((await calls.get(vehicleId)).result).toMatchObject(permits);
  await calls.update({ ...body, vehicleId, plateClass: '', permitNumber: '' });
  expect((await calls.get(vehicleId)).result).toMatchObject({ plateClass: '', permitNumber: '' });
  const wrong = await calls.update({ ...body, vehicleId, plateClass: 'green' });
  expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([422, 'plateClass']);
});

test('photos keep their order and are released only when no listing uses them', async () => {
  const [one, two] = [await listingBody(app, agent), await listingBody(app, agent)];
  const [a = '', b = ''] = [...one.vehiclePhotos, ...two.vehiclePhotos];
  const first = (await calls.create({ ...one, vehiclePhotos: [b, a] })).result.vehicleId;
  const copy = (await calls.create({ ...two, vehiclePhotos: [a] })).result.vehicleId;
  expect((await calls.get(first)).result.vehiclePhotos).toMatchObject([{ id: b }, { id: a }]);
  const attached = async (id: string) =>
    (await app.db.selectFrom('files').select('attachedAt').where('id', '=', id).executeTakeFirstOrThrow())
      .attachedAt !== null;
  await calls.update({ ...one, vehicleId: first, vehiclePhotos: [b] });
  expect(await attached(a)).toBe(true);
  await calls.update({ ...two, vehicleId: copy, vehiclePhotos: [b] });
  expect([await attached(a), await attached(b)]).toEqual([false, true]);
});

test('a change of type after the specifications takes the listing down and says what is missing', async () => {
  const body = await listingBody(app, agent);
  const vehicleId = await addListing(app, agent, body);
  expect((await calls.show(vehicleId)).result.isVisible).toBe(true);
  const change = { ...body, vehicleId, ...(await vehicleIds(app, 'Cars', 'Sedan')) };
  expect((await calls.update(change)).result).toMatchObject({
    levelsFilled: 1,
    isVisible: false,
    missing: ['levelTwo'],
  });
  expect((await calls.getSpecs(vehicleId)).result.specs).toEqual([]);
});

test('a change of category removes the features of the old one', async () => {
  const body = await listingBody(app, agent);
  const vehicleId = await addListing(app, agent, body);
  await calls.features({ vehicleId, featureIds: await listFeatures(app, body.vehicleCategoryId) });
  const bikes = await vehicleIds(app, 'Motorcycles', 'Cruiser', 'Honda');
  await calls.update({ ...body, vehicleId, ...bikes });
  const kept = (await calls.getFeatures(vehicleId)).result.featureIds;
  const offered = await listFeatures(app, bikes.vehicleCategoryId);
  expect(kept.filter((id) => !offered.includes(id))).toEqual([]);
});

test('a form from an older version is refused, and one without a version wins', async () => {
  const body = await listingBody(app, agent);
  const { vehicleId, version } = (await calls.create(body)).result;
  expect((await calls.update({ ...body, vehicleId, version, vehicleModel: 'Prado' })).status).toBe(200);
  const late = await calls.update({ ...body, vehicleId, version, vehicleModel: 'Hilux' });
  expect([late.status, late.problem.code]).toEqual([409, 'changed_meanwhile']);
  const specs = await listSpecs(app, body.vehicleTypeId);
  expect((await calls.specs({ vehicleId, specs, version })).problem.code).toBe('changed_meanwhile');
  expect((await calls.features({ vehicleId, featureIds: [], version })).status).toBe(409);
  expect((await calls.get(vehicleId)).result.vehicleModel).toBe('Prado');
  expect((await calls.update({ ...body, vehicleId, vehicleModel: 'Hilux' })).status).toBe(200);
});

test('a duplicate plate in a company is reported on its field; another company may have it', async () => {
  const body = await listingBody(app, agent);
  await calls.create(body);
  const again = await calls.create({
    ...body,
    vehicleRegistrationNumber: body.vehicleRegistrationNumber.toLowerCase(),
  });
  expect([again.status, again.problem.code, again.problem.errors?.[0]?.path]).toEqual([
    409,
    'plate_taken',
    'vehicleRegistrationNumber',
  ]);
  const other = await addSupplier(app);
  const otherBody = await listingBody(app, other, {
    vehicleRegistrationNumber: body.vehicleRegistrationNumber,
  });
  expect((await listingCalls(app, other).create(otherBody)).status).toBe(201);
  const own = await addListing(app, agent);
  const moved = await calls.update({ ...body, vehicleId: own });
  expect([moved.status, moved.problem.code]).toEqual([409, 'plate_taken']);
});

test('all wrong fields are named together', async () => {
  const [sharjah] = await listCities(app, 'Sharjah');
  const bike = await vehicleIds(app, 'Motorcycles', 'Cruiser', 'Honda');
  const body = await listingBody(app, agent, {
    vehicleTypeId: bike.vehicleTypeId,
    vehicleBrandId: crypto.randomUUID(),
    cityIds: [sharjah?.id],
    phoneNumber: '+97150111',
    additionalVehicleTypes: [crypto.randomUUID()],
    rentalDetails: dayRate('650'),
  });
  const { status, problem } = await calls.create({ ...body, phoneNumber: '+971501' + '1' });
  expect([status, problem.errors?.map(({ path }) => path).sort()]).toEqual([
    422,
    ['additionalVehicleTypes.0', 'cityIds.0', 'phoneNumber', 'vehicleBrandId', 'vehicleTypeId'],
  ]);
});

test.each([
  ['vehiclePhotos', 'document'],
  ['vehicleVideos', 'image'],
] as const)('%s refuse another kind of file', async (field, kind) => {
  const body = await listingBody(app, agent);
  const pdf = new FormData();
  pdf.set(
    'file',
    new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], { type: 'application/pdf' }),
    'a.pdf',
  );
  const { fileEndpoints } = await import('@portal/shared/contract');
  const uploaded =
    kind === 'document'
      ? await app.client<{ id: string }>(fileEndpoints.uploadSingle, {
          token: agent.token,
          query: { kind },
          body: pdf,
        })
      : { result: { id: body.vehiclePhotos[0] ?? '' } };
  const { status, problem } = await calls.create({ ...body, [field]: [uploaded.result.id] });
  expect([status, problem.errors?.[0]?.path]).toEqual([422, `${field}.0`]);
});

test('specifications and features of another type or category are refused, each with an error', async () => {
  const body = await listingBody(app, agent);
  const { vehicleId } = (await calls.create(body)).result;
  const [own, next] = await listSpecs(app, body.vehicleTypeId);
  const bikes = await vehicleIds(app, 'Motorcycles', 'Cruiser', 'Honda');
  const [foreign] = await listSpecs(app, bikes.vehicleTypeId);
  const refused = await calls.specs({
    vehicleId,
    specs: [own, foreign, own, { specId: next?.specId, valueId: own?.valueId }],
  });
  expect(refused.problem.errors?.map(({ path }) => path)).toEqual([
    'specs.1.specId',
    'specs.2.specId',
    'specs.3.valueId',
  ]);
  const unknown = await calls.features({ vehicleId, featureIds: [crypto.randomUUID()] });
  expect([unknown.status, unknown.problem.errors?.[0]?.path]).toEqual([422, 'featureIds.0']);
});

test('a new listing starts with the values of the last one, the first listing with those of the company', async () => {
  const fresh = await addSupplier(app);
  const first = (await listingCalls(app, fresh).defaults()).result;
  expect(first).toMatchObject({ phoneNumber: fresh.phoneNumber, specification: 'UAE_SPEC' });
  expect(first.cityIds).toHaveLength(1);
  const category = await app.db
    .selectFrom('vehicleCategories')
    .select('name')
    .where('id', '=', first.vehicleCategoryId ?? '')
    .executeTakeFirst();
  expect([category?.name, first.plateEmirate]).toEqual(['Cars', 'SHJ']);
  const body = await listingBody(app, fresh);
  await listingCalls(app, fresh).create(body);
  const { phoneNumber, stateId, cityIds, specification, vehicleCategoryId } = body;
  expect((await listingCalls(app, fresh).defaults()).result).toEqual({
    vehicleCategoryId,
    plateEmirate: 'DXB',
    phoneNumber,
    stateId,
    cityIds,
    specification,
  });
});

test('an agent without a company cannot add a listing', async () => {
  const newcomer = await registerAgent(app);
  const newcomerCalls = listingCalls(app, newcomer);
  const { status, problem } = await newcomerCalls.create(await listingBody(app, newcomer));
  expect([status, problem.code]).toEqual([409, 'company_required']);
  const empty = await app.client(vehicleEndpoints.list, { token: newcomer.token });
  expect(empty.result).toMatchObject({ list: [], total: 0, counts: { all: 0 } });
});
