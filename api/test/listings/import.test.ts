import { listingChangeEndpoints as changes, type ImportReport } from '@portal/shared/contract';
import { addSupplier } from '../harness/enquiries';
import {
  addListing,
  listingBody,
  listFeatures,
  listingCalls,
  newPlate,
  vehicleIds,
} from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

async function supplierWithRow() {
  const agent = await addSupplier(app);
  const body: Record<string, unknown> = await listingBody(app, agent);
  for (const field of ['vehiclePhotos', 'vehicleVideos', 'commercialLicenses', 'commercialLicenseExpireDate'])
    delete body[field];
  const row = (change: object = {}) => ({ ...body, vehicleRegistrationNumber: newPlate(app), ...change });
  const sendBody = (sent: object) =>
    app.client<ImportReport>(changes.importRows, { token: agent.token, body: sent });
  const send = (rows: unknown[], dryRun = false) => sendBody({ rows, dryRun });
  const update = (rows: unknown[], dryRun = false) => sendBody({ rows, dryRun, updates: true });
  return { agent, row, send, update, calls: listingCalls(app, agent) };
}

test('valid rows become listings at level 0, invalid ones come back with their errors', async () => {
  const { agent, row, send, calls } = await supplierWithRow();
  const listed = await listingBody(app, agent);
  await calls.create(listed);
  const duplicate = row({ vehicleRegistrationNumber: 'dxb a 99999' });
  const rows = [
    row({ commercialLicenseExpireDate: '2099-01-01' }),
    duplicate,
    { ...duplicate, vehicleRegistrationNumber: 'DXB  A  99999' },
    row({ vehicleRegistrationNumber: 'KA01AB1234', vehicleModel: '' }),
    row({ vehicleRegistrationNumber: listed.vehicleRegistrationNumber }),
    row({ cityIds: [crypto.randomUUID()], phoneNumber: '+97150' + '1'.repeat(4) }),
    row({ vehicleRegistrationNumber: 'KA 01 AB 1234' }),
    { anything: 'else' },
  ];
  const judged = await send(rows, true);
  expect([judged.result.added, judged.result.refused, (await calls.list()).result.total]).toEqual([2, 6, 1]);
  const { result } = await send(rows);
  expect([result.added, result.refused]).toEqual([2, 6]);
  const paths = result.rows.map(({ row: number, ok, errors }) => [
    number,
    ok,
    errors?.map(({ path }) => path).sort() ?? [],
  ]);
  expect(paths.slice(0, 7)).toEqual([
    [0, true, []],
    [1, true, []],
    [2, false, ['vehicleRegistrationNumber']],
    [3, false, expect.arrayContaining(['vehicleModel'])],
    [4, false, ['vehicleRegistrationNumber']],
    [5, false, ['cityIds.0', 'phoneNumber']],
    [6, false, ['vehicleRegistrationNumber']],
  ]);
  expect(result.rows[2]?.errors?.[0]?.message).toBe('Row 2 has the same number plate.');
  const listing = (await calls.get(result.rows[0]?.vehicleId ?? '')).result;
  expect(listing).toMatchObject({
    levelsFilled: 0,
    isVisible: false,
    missing: ['vehiclePhotos', 'commercialLicenses', 'levelTwo'],
    vehiclePhotos: [],
  });
  expect((await calls.get(result.rows[1]?.vehicleId ?? '')).result.missing).toContain(
    'commercialLicenseExpireDate',
  );
  // When it is sent again, the added rows are refused and nothing is duplicated.
  expect((await send(rows)).result.added).toBe(0);
});

test('five hundred rows are accepted together, one more is refused', async () => {
  const { row, send, calls } = await supplierWithRow();
  const rows = Array.from({ length: 500 }, () => row());
  expect((await send(rows)).result).toMatchObject({ added: 500, refused: 0 });
  expect((await calls.list({ levelsFilled: 0 })).result).toMatchObject({
    total: 500,
    counts: { all: 500, published: 0, hidden: 500, incomplete: 500 },
  });
  expect((await send([...rows, row()])).status).toBe(422);
}, 30_000);

test('a deposit in another currency is refused on its field', async () => {
  const { row, send } = await supplierWithRow();
  const { result } = await send(
    [row({ securityDeposit: { enabled: true, amountInAED: '\u20b9 500' } })],
    true,
  );
  const message = 'Enter an amount in the currency of the country, such as 120 or 99.50.';
  expect(result.rows[0]?.errors).toEqual([{ path: 'securityDeposit.amountInAED', message }]);
});

test('with updates a row changes the listing that it names and leaves what it does not mention', async () => {
  const { agent, row, update, calls } = await supplierWithRow();
  const other = await calls.create(await listingBody(app, agent));
  const created = await calls.create(await listingBody(app, agent));
  const { vehicleId } = created.result;
  const before = (await calls.get(vehicleId)).result;
  const { vehicleRegistrationNumber, version } = before;
  const rate = { rentalDetails: { day: { enabled: true, rentInAED: '333' } } };
  const rows = [
    { vehicleRegistrationNumber, version, ...rate, vehicleColor: 'ignored' },
    { vehicleId: other.result.vehicleId, vehicleRegistrationNumber },
    row({ vehicleModel: 'New one' }),
    { vehicleId: crypto.randomUUID(), ...rate },
    { vehicleRegistrationNumber: newPlate(app), ...rate },
  ];
  const expected = [
    { ok: true, change: 'changed', fields: ['rentalDetails.day.rentInAED'], version },
    { ok: false, errors: [expect.objectContaining({ path: 'vehicleRegistrationNumber' })] },
    { ok: true, change: 'new', version: 0 },
    { ok: false, errors: [{ path: 'vehicleId', message: 'None of your listings has this ID.' }] },
    { ok: false, errors: expect.arrayContaining([expect.objectContaining({ path: 'vehicleModel' })]) },
  ];
  const preview = await update(rows, true);
  expect(preview.result.rows).toMatchObject(expected);
  expect((await calls.get(vehicleId)).result).toEqual(before);

  const { result } = await update(rows);
  expect([result.added, result.refused]).toEqual([1, 3]);
  expect(result.rows).toMatchObject(expected);
  const { updatedAt, version: after, rentalDetails, ...others } = (await calls.get(vehicleId)).result;
  expect(rentalDetails?.day).toMatchObject({ rentInAED: '333', mileageLimit: '250' });
  expect(after).toBe(Number(version) + 1);
  expect(before).toMatchObject(others);
  expect(updatedAt).not.toBe(before.updatedAt);

  // The same again changes nothing; a file made before the change is refused where it would change something.
  expect((await update([{ ...rows[0], version: after }])).result.rows).toMatchObject([
    { change: 'unchanged' },
  ]);
  const late = await update([{ vehicleId, version, vehicleModel: 'Late' }]);
  expect(late.result.rows[0]?.errors?.map(({ path }) => path)).toEqual(['version']);
});

test('a row never changes the listing of another agent, and a published one keeps a valid licence', async () => {
  const owner = await supplierWithRow();
  const stranger = await supplierWithRow();
  const vehicleId = await addListing(app, owner.agent);
  const { vehicleRegistrationNumber: plate } = (await owner.calls.get(vehicleId)).result;
  const byId = await stranger.update([{ vehicleId, vehicleModel: 'Theirs' }]);
  expect(byId.result.rows[0]?.errors?.[0]?.path).toBe('vehicleId');
  const byPlate = await stranger.update([stranger.row({ vehicleRegistrationNumber: plate })]);
  expect(byPlate.result.rows[0]).toMatchObject({ ok: true, change: 'new' });
  expect((await owner.calls.get(vehicleId)).result.vehicleModel).not.toBe('Theirs');

  await owner.calls.show(vehicleId);
  const ended = await owner.update([{ vehicleId, commercialLicenseExpireDate: '2020-01-01' }], true);
  expect(ended.result.rows[0]?.errors?.[0]?.path).toBe('commercialLicenseExpireDate');
});

test('the preview says what a listing loses with its type or category, and the import takes it', async () => {
  const { agent, update, calls } = await supplierWithRow();
  const body = await listingBody(app, agent);
  const vehicleId = await addListing(app, agent, body);
  await calls.features({ vehicleId, featureIds: await listFeatures(app, body.vehicleCategoryId) });
  const before = (await calls.getSpecs(vehicleId)).result.specs;
  expect(before).not.toEqual([]);
  const sedan = { vehicleId, ...(await vehicleIds(app, 'Cars', 'Sedan')) };
  const bike = { vehicleId, ...(await vehicleIds(app, 'Motorcycles', 'Cruiser', 'Honda')) };

  const readLosses = async (row: object) => (await update([row], true)).result.rows[0]?.losses;
  expect(await readLosses({ vehicleId, vehicleModel: 'Another' })).toBeUndefined();
  expect(await readLosses(sedan)).toEqual(['specifications']);
  expect(await readLosses(bike)).toEqual(['specifications', 'features']);
  expect((await calls.getSpecs(vehicleId)).result.specs).toEqual(before);

  expect((await update([sedan])).result.rows[0]).toMatchObject({ ok: true, change: 'changed' });
  expect((await calls.getSpecs(vehicleId)).result.specs).toEqual([]);
  // What is gone already is not said again.
  expect(await readLosses({ vehicleId, vehicleTypeId: body.vehicleTypeId })).toBeUndefined();
});
