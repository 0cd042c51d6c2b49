import { srmCustomerEndpoints } from '@portal/shared/contract';
import { ValueType } from 'exceljs';
import { addCustomer, contactBody, customerCalls } from '../harness/customers';
import { addSupplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { openWorkbook } from '../harness/workbook';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the Excel file of customers keeps document numbers as text and days as days', async () => {
  const supplier = await addSupplier(app);
  const { add } = customerCalls(app, supplier);
  await addCustomer(app, supplier, {
    customerName: '@SUM(A1:A9)',
    passportNumber: '00123456',
    passportExpireDate: '2031-05-01',
  });
  await add(contactBody(app, { customerName: '\u0641\u0627\u0637\u0645\u0629 & <b>' }));
  await addCustomer(app, await addSupplier(app));
  const { response, sheet, cell } = await openWorkbook(
    app,
    srmCustomerEndpoints.downloadExcel,
    supplier.token,
  );
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="customers-.*\.xlsx"/);
  expect([sheet.rowCount, sheet.autoFilter]).toEqual([3, 'A1:N3']);
  expect([cell(2, 'Name').value, cell(2, 'Name').type]).toEqual(['@SUM(A1:A9)', ValueType.String]);
  expect(cell(2, 'Passport number').value).toBe('00123456');
  expect(cell(2, 'Passport valid until').value).toEqual(new Date('2031-05-01T00:00:00Z'));
  expect(cell(3, 'Name').value).toBe('\u0641\u0627\u0637\u0645\u0629 & <b>');
  expect(cell(2, 'Added').value).toBeInstanceOf(Date);
});
