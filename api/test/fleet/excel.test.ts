import { srmVehicleEndpoints } from '@portal/shared/contract';
import { ValueType } from 'exceljs';
import { registerAgent } from '../harness/agents';
import { addSupplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { openWorkbook } from '../harness/workbook';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the Excel file of the fleet has typed cells, a frozen header, filters, and no formulas', async () => {
  const supplier = await addSupplier(app);
  await addFleetVehicle(app, supplier, {
    vehicleRegistrationNumber: 'DXB A 1',
    vehicleColor: '=HYPERLINK("http://x","y")',
    trafficFineId: '+1+1',
    registrationDueDate: '2026-01-31',
  });
  await addFleetVehicle(app, supplier, { vehicleRegistrationNumber: 'DXB A 2', insuranceDueDate: '' });
  await addFleetVehicle(app, await addSupplier(app), { vehicleColor: 'Somebody else\u2019s' });

  const { response, sheet, cell } = await openWorkbook(
    app,
    srmVehicleEndpoints.downloadExcel,
    supplier.token,
  );
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="vehicles-\d{4}-\d\d-\d\d\.xlsx"/,
  );
  expect(sheet.rowCount).toBe(3);
  expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
  expect(sheet.autoFilter).toMatch(/^A1:AA3$/);
  expect([cell(2, 'Number plate').value, cell(3, 'Number plate').value]).toEqual(['DXB A 1', 'DXB A 2']);
  expect([cell(2, 'Colour').value, cell(2, 'Colour').type]).toEqual([
    '=HYPERLINK("http://x","y")',
    ValueType.String,
  ]);
  expect([cell(2, 'Traffic fine id').value, cell(2, 'Traffic fine id').type]).toEqual([
    '+1+1',
    ValueType.String,
  ]);
  expect([cell(2, 'Model').value, cell(2, 'Model year').value]).toEqual(['Fortuner', 2024]);
  expect(cell(2, 'Kilometres').value).toBe(42_000);
  expect([cell(2, 'Rent a day (AED)').value, cell(2, 'Rent a day (AED)').numFmt]).toEqual([250, '#,##0.00']);
  expect(cell(2, 'Rent a week (AED)').value).toBeNull();
  expect(cell(2, 'Registration due').value).toEqual(new Date('2026-01-31T00:00:00Z'));
  expect([cell(2, 'Due').value, cell(3, 'Insurance due').value]).toEqual(['registration', null]);
});

test('a fleet of more than one page is complete, with each vehicle once', async () => {
  const supplier = await addSupplier(app);
  const vehicleId = await addFleetVehicle(app, supplier);
  const row = await app.db
    .selectFrom('fleetVehicles')
    .selectAll()
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  const { search: _search, searchKey: _searchKey, rates, ...columns } = row;
  const copies = Array.from({ length: 1100 }, (_, index) => ({
    ...columns,
    rates: JSON.stringify(rates),
    plate: `AUH 1 ${index}`,
    id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  }));
  for (let from = 0; from < copies.length; from += 500)
    await app.db
      .insertInto('fleetVehicles')
      .values(copies.slice(from, from + 500))
      .execute();
  // All copies are equal but for their plate and id, so a part also ends between equal ones.
  for (const query of [{}, { sortBy: 'createdAt' }, { sortBy: 'currentKilometre', sortOrder: 'DESC' }]) {
    const { sheet } = await openWorkbook(app, srmVehicleEndpoints.downloadExcel, supplier.token, query);
    const plates = (sheet.getColumn(1).values as string[]).slice(2);
    expect([plates.length, new Set(plates).size]).toEqual([1101, 1101]);
  }
});

test('an empty fleet is only a header, and an agent without a company gets no file', async () => {
  const supplier = await addSupplier(app);
  const { sheet, headers } = await openWorkbook(app, srmVehicleEndpoints.downloadExcel, supplier.token);
  expect([sheet.rowCount, headers.length]).toEqual([1, 27]);
  const { token } = await registerAgent(app);
  expect((await app.client(srmVehicleEndpoints.downloadExcel, { token })).status).toBe(409);
});

test('a failure during the answer cuts it off, so that no partial file looks complete', async () => {
  const supplier = await addSupplier(app);
  const vehicleId = await addFleetVehicle(app, supplier);
  await app.db
    .updateTable('fleetVehicles')
    .set({ rates: JSON.stringify({}) })
    .where('id', '=', vehicleId)
    .execute();
  const download = fetch(`${app.base}${srmVehicleEndpoints.downloadExcel.path}`, {
    headers: { authorization: `Bearer ${supplier.token}` },
  }).then((answer) => answer.arrayBuffer());
  await expect(download).rejects.toThrow();
});
