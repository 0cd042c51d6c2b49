import {
  srmVehicleEndpoints,
  type FleetImportReport,
  type FleetPrefill,
  type ImportReport,
} from '@portal/shared/contract';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, fleetCalls, fleetRow, newFleetPlate } from '../harness/fleet';
import { addListing } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

const send = (body: object, { token }: Supplier = supplier) =>
  app.client<ImportReport>(srmVehicleEndpoints.importRows, { token, body });

test('the preview and the import of 500 rows with 3 bad ones report the same, and 497 are added', async () => {
  const owner = await addSupplier(app);
  const plain = await fleetRow(app);
  const rows = Array.from({ length: 500 }, () => ({
    ...plain,
    vehicleRegistrationNumber: newFleetPlate(app),
  }));
  rows[10] = { ...plain, vehicleRegistrationNumber: 'KA01AB1234' };
  rows[20] = { ...plain, vehicleRegistrationNumber: rows[19]?.vehicleRegistrationNumber ?? '' };
  rows[30] = {
    ...plain,
    vehicleRegistrationNumber: newFleetPlate(app),
    nextServiceKilometre: 1,
    vehicleColor: '',
  };
  const preview = await send({ rows, dryRun: true }, owner);
  expect(preview.result).toMatchObject({ added: 497, refused: 3 });
  expect((await fleetCalls(app, owner).list()).result.total).toBe(0);
  const { result } = await send({ rows }, owner);
  expect(result).toMatchObject({ added: 497, refused: 3 });
  const refused = result.rows.filter(({ ok }) => !ok);
  expect(refused).toEqual(preview.result.rows.filter(({ ok }) => !ok));
  expect(refused.map(({ row, errors }) => [row, errors?.map(({ path }) => path)])).toEqual([
    [10, ['vehicleRegistrationNumber']],
    [20, ['vehicleRegistrationNumber']],
    [30, ['vehicleColor']],
  ]);
  expect(refused[1]?.errors?.[0]?.message).toBe('Row 20 has the same number.');
  expect((await fleetCalls(app, owner).list()).result.total).toBe(497);
});

test('a vehicle that the fleet already has is refused on its field; an added one has no photo yet', async () => {
  await addFleetVehicle(app, supplier, {
    vehicleRegistrationNumber: 'DXB M 1',
    chassisNumber: '5YJSA1E26HF000337',
  });
  const { result } = await send({
    rows: [
      await fleetRow(app, { vehicleRegistrationNumber: 'dxb m 1' }),
      await fleetRow(app, { chassisNumber: '5YJSA1E26HF000337' }),
      await fleetRow(app, { currentKilometre: '100', additionalMilageChargePerKm: '2' }),
      { vehicleColor: 7 },
    ],
  });
  expect(result.rows.map(({ ok, errors }) => [ok, errors?.[0]?.path])).toEqual([
    [false, 'vehicleRegistrationNumber'],
    [false, 'chassisNumber'],
    [true, undefined],
    [false, 'vehicleCategoryId'],
  ]);
  const added = await fleetCalls(app, supplier).get(result.rows[2]?.vehicleId ?? '');
  expect(added.result).toMatchObject({ vehiclePhoto: null, currentKilometre: 100 });
});

describe('a file with updates', () => {
  const update = (rows: object[], { token }: Supplier, dryRun = false) =>
    app.client<FleetImportReport>(srmVehicleEndpoints.importRows, {
      token,
      body: { rows, dryRun, updates: true },
    });

  test('a row that names a vehicle by id or plate changes what it has and leaves the rest', async () => {
    const owner = await addSupplier(app);
    const fleet = fleetCalls(app, owner);
    const byPlate = await addFleetVehicle(app, owner, { vehicleRegistrationNumber: 'DXB U 1' });
    const byId = await addFleetVehicle(app, owner, { vehicleRegistrationNumber: 'DXB U 2' });
    await addFleetVehicle(app, owner, { vehicleRegistrationNumber: 'DXB U 3' });
    const hourly = await addFleetVehicle(app, owner, { vehicleRegistrationNumber: 'DXB U 6' });
    const before = (await fleet.get(byPlate)).result;
    const rows = [
      {
        vehicleRegistrationNumber: 'dxb u 1',
        currentKilometre: '43000',
        rentalDetails: { day: { rentInAED: '275' } },
      },
      { vehicleId: byId, vehicleRegistrationNumber: 'DXB U 22', vehicleColor: 'Black' },
      { vehicleRegistrationNumber: 'DXB U 3', vehicleColor: 'Pearl white' },
      await fleetRow(app, { vehicleRegistrationNumber: 'DXB U 4' }),
      { vehicleRegistrationNumber: 'DXB U 5', vehicleColor: 'Red' },
      { vehicleRegistrationNumber: 'DXB U 1', vehicleColor: 'Green' },
      // The shortest booking need not be in the file.
      {
        vehicleId: hourly,
        rentalDetails: { hour: { enabled: true, rentInAED: '40', mileageLimit: '50' } },
      },
    ];
    const preview = await update(rows, owner, true);
    expect((await fleet.get(byPlate)).result).toEqual(before);

    const { result } = await update(rows, owner);
    expect(result).toMatchObject({ added: 1, refused: 2 });
    expect(result.rows.map(({ vehicleId: _id, ...row }) => row)).toEqual(
      preview.result.rows.map(({ vehicleId: _id, ...row }) => row),
    );
    expect(result.rows.map(({ ok, change, fields }) => [ok, change, fields])).toEqual([
      [true, 'changed', ['currentKilometre', 'rentalDetails']],
      [true, 'changed', ['vehicleRegistrationNumber', 'vehicleColor']],
      [true, 'unchanged', undefined],
      [true, 'new', undefined],
      [false, undefined, undefined],
      [false, undefined, undefined],
      [true, 'changed', ['rentalDetails']],
    ]);
    expect(result.rows[5]?.errors?.[0]?.message).toBe('Row 1 has the same number.');

    const after = (await fleet.get(byPlate)).result;
    expect(after).toEqual({
      ...before,
      // Links to the photo are new each time; the photo itself stays.
      vehiclePhoto: expect.objectContaining({ id: (before.vehiclePhoto as { id: string }).id }) as object,
      currentKilometre: 43_000,
      rentalDetails: { ...before.rentalDetails, day: { ...before.rentalDetails?.day, rentInAED: '275' } },
      version: 2,
      updatedAt: after.updatedAt,
    });
    expect((await fleet.get(byId)).result).toMatchObject({
      vehicleRegistrationNumber: 'DXB U 22',
      vehicleColor: 'Black',
    });
  });

  test('a vehicle that was changed since the file is refused in its row, as is one of another company', async () => {
    const owner = await addSupplier(app);
    const vehicleId = await addFleetVehicle(app, owner, { vehicleRegistrationNumber: 'DXB V 1' });
    const strange = await addFleetVehicle(app, await addSupplier(app));
    const rows = [
      { vehicleId, version: '2', vehicleColor: 'Black' },
      { vehicleRegistrationNumber: 'DXB V 1', version: 0, vehicleColor: 'Black' },
      { vehicleRegistrationNumber: 'DXB V 9', version: 1, vehicleColor: 'Black' },
      { vehicleId: strange, vehicleColor: 'Black' },
      { vehicleRegistrationNumber: 'DXB V 1', version: 1, vehicleBrandId: null },
      { vehicleRegistrationNumber: 'DXB V 1', nextServiceKilometre: '10' },
      { vehicleId, version: '2', vehicleColor: 'Pearl white' },
    ];
    const { result } = await update(rows, owner);
    expect(result.rows.map(({ errors }) => errors?.map(({ path }) => path))).toEqual([
      ['version'],
      ['version'],
      ['version'],
      ['vehicleId'],
      ['vehicleBrandId'],
      ['nextServiceKilometre'],
      undefined,
    ]);
    expect((await fleetCalls(app, owner).get(vehicleId)).result.version).toBe(1);
  });
});

test('501 rows are too many, and no rows are too few', async () => {
  expect((await send({ rows: [] })).status).toBe(422);
  expect((await send({ rows: Array.from({ length: 501 }, () => ({})) })).status).toBe(422);
});

test('a listing fills in its known data, only for its owner', async () => {
  const vehicleId = await addListing(app, supplier);
  const call = ({ token }: Supplier) =>
    app.client<FleetPrefill>(srmVehicleEndpoints.fromListing, { token, body: { vehicleId } });
  const { status, result } = await call(supplier);
  expect([status, result]).toMatchObject([
    200,
    {
      bodyType: 'suv',
      modelYear: expect.stringMatching(/^20\d\d$/) as string,
      vehicleColor: 'Two-tone',
      numberOfPassengers: 9,
      registrationDueDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) as string,
      vehiclePhoto: { url: expect.any(String) as string },
      rentalDetails: { day: { enabled: true } },
    },
  ]);
  const { vehiclePhoto, rentalDetails, ...known } = result;
  const added = await fleetCalls(app, supplier).add({
    ...(await fleetRow(app)),
    ...known,
    rentalDetails,
    vehiclePhoto: (vehiclePhoto as { id: string }).id,
  });
  expect(added.status).toBe(201);
  expect((await call(await addSupplier(app))).status).toBe(404);
});

test.each([
  ['ae', '\u20b9 100'],
  ['in', 'AED 100'],
] as const)('an amount of another currency is refused on its field in %s', async (country, amount) => {
  const other = await startTestApp({ country });
  try {
    const { token } = await addSupplier(other);
    const row = await fleetRow(other, { additionalMilageChargePerKm: amount });
    const body = { rows: [row, await fleetRow(other, { additionalMilageChargePerKm: '100' })] };
    const { result } = await other.client<ImportReport>(srmVehicleEndpoints.importRows, { token, body });
    const message = 'Enter an amount in the currency of the country, such as 120 or 99.50.';
    expect(result).toMatchObject({ added: 1, refused: 1 });
    expect(result.rows[0]?.errors).toEqual([{ path: 'additionalMilageChargePerKm', message }]);
  } finally {
    await other.close();
  }
});
