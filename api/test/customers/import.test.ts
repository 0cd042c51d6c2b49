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
