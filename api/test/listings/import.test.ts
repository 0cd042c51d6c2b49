import { listingChangeEndpoints as changes, type ImportReport } from '@portal/shared/contract';
import { addSupplier } from '../harness/enquiries';
import { listingBody, listingCalls, newPlate } from '../harness/listings';
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
  const send = (rows: unknown[], dryRun = false) =>
    app.client<ImportReport>(changes.importRows, { token: agent.token, body: { rows, dryRun } });
  return { agent, row, send, calls: listingCalls(app, agent) };
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
