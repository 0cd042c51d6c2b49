import { srmCustomerEndpoints, type CustomerImportReport } from '@portal/shared/contract';
import { addCustomer, contactBody, customerCalls } from '../harness/customers';
import { addSupplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('each row is handled separately: duplicates are named, both in the file and in the company', async () => {
  const supplier = await addSupplier(app);
  await addCustomer(app, supplier, { customerName: 'Anna Petrova', drivingLicenseNumber: 'OLD-1' });
  const rows = [
    contactBody(app, { passportNumber: 'NEW-1', nationality: 'Indian' }),
    contactBody(app, { passportNumber: 'new - 1' }),
    contactBody(app, { drivingLicenseNumber: 'OLD-1' }),
    contactBody(app, { phoneNumber: '12345' }),
    contactBody(app, { email: 'nobody', countryCode: '971' }),
    contactBody(app),
  ];
  const send = (dryRun: boolean) =>
    app.client<CustomerImportReport>(srmCustomerEndpoints.importRows, {
      token: supplier.token,
      body: { rows, dryRun },
    });
  const preview = (await send(true)).result;
  expect((await customerCalls(app, supplier).list()).result.total).toBe(1);
  const { result } = await send(false);
  expect(result.rows.map(({ ok, errors }) => [ok, errors?.map(({ message }) => message)])).toEqual(
    preview.rows.map(({ ok, errors }) => [ok, errors?.map(({ message }) => message)]),
  );
  expect(result).toMatchObject({ added: 2, refused: 4 });
  expect(result.rows.map(({ errors }) => errors?.map(({ path, message }) => `${path}: ${message}`))).toEqual([
    undefined,
    ['passportNumber: Row 1 has the same number.'],
    ['drivingLicenseNumber: Anna Petrova has this driving licence number already.'],
    ['phoneNumber: Enter a valid phone number.'],
    ['countryCode: Choose a country code.', 'email: Enter a valid e-mail address.'],
    undefined,
  ]);
  expect((await customerCalls(app, supplier).list()).result.total).toBe(3);
});

test('a row with the id of a customer changes what it has, unless the customer was changed since the file', async () => {
  const supplier = await addSupplier(app);
  const calls = customerCalls(app, supplier);
  const anna = await addCustomer(app, supplier, {
    customerName: 'Anna Petrova',
    drivingLicenseNumber: 'UPD-1',
  });
  const strange = await addCustomer(app, await addSupplier(app));
  const before = (await calls.get(anna)).result;
  const rows = [
    { customerId: anna, version: '1', nationality: 'Indian', email: 'anna@new.example' },
    { customerId: anna, version: '1', nationality: 'British' },
    { customerId: strange, nationality: 'British' },
    contactBody(app, { drivingLicenseNumber: 'upd - 2' }),
    contactBody(app, { drivingLicenseNumber: 'UPD-2' }),
  ];
  const send = async (sent: object[], dryRun = false) =>
    (
      await app.client<CustomerImportReport>(srmCustomerEndpoints.importRows, {
        token: supplier.token,
        body: { rows: sent, dryRun, updates: true },
      })
    ).result;
  const preview = await send(rows, true);
  expect((await calls.get(anna)).result).toEqual(before);
  const result = await send(rows);
  expect(result).toMatchObject({ added: 1, refused: 3 });
  expect(result.rows.map(({ customerId: _id, ...row }) => row)).toEqual(
    preview.rows.map(({ customerId: _id, ...row }) => row),
  );
  expect(result.rows.map(({ change, errors }) => change ?? errors?.[0]?.message)).toEqual([
    'changed',
    'Row 1 has the same ID.',
    'None of your customers has this ID.',
    'new',
    'Row 4 has the same number.',
  ]);
  expect(result.rows[0]).toMatchObject({ fields: ['email', 'nationality'], version: 1 });
  expect((await calls.get(anna)).result).toMatchObject({
    customerName: 'Anna Petrova',
    email: 'anna@new.example',
    nationality: 'Indian',
    drivingLicenseNumber: 'UPD-1',
    version: 2,
  });

  const late = await send([{ customerId: anna, version: 1, nationality: 'British' }]);
  expect(late.rows[0]?.errors?.[0]?.path).toBe('version');
  const repeated = await send([{ customerId: anna, version: 1, nationality: 'Indian' }]);
  expect(repeated.rows[0]).toMatchObject({ ok: true, change: 'unchanged' });
  // An optional field can be emptied, a required one cannot.
  const emptied = await send([{ customerId: anna, drivingLicenseNumber: '' }]);
  expect(emptied.rows[0]).toMatchObject({ ok: true, fields: ['drivingLicenseNumber'] });
  expect((await calls.get(anna)).result.drivingLicenseNumber ?? '').toBe('');
  const nameless = await send([{ customerId: anna, customerName: '' }]);
  expect(nameless.rows[0]?.errors?.[0]?.path).toBe('customerName');
});
