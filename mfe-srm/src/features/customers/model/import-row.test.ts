import { readEmptying } from '@portal/shared/csv';
import { customerImportRow } from '@portal/shared/contract';
import { findCallingCode } from '@portal/shared/ui/phone';
import * as v from 'valibot';
import { columnIds, customerColumns, listTemplateColumns } from './import-columns';
import { pickFilled, readPhone, readRow } from './import-row';
import { exampleLine } from './example-line';

const toHeader = (ids: readonly (typeof columnIds)[number][]) =>
  ids.map((id) => customerColumns.known[id].header);
const header = toHeader(columnIds);
const toCells = (line: readonly string[], names = header) =>
  customerColumns.toCells(line, customerColumns.match(names).ids);

test.each([
  ['', '0501112267', '+971', '501112267'],
  ['', '50 111 2267', '+971', '501112267'],
  ['', '+91 98111 22267', '+91', '9811122267'],
  ['', '00919811122267', '+91', '9811122267'],
  ['971', '501112267', '+971', '501112267'],
  ['+44', '07911 123456', '+44', '7911123456'],
])('the code %s and the number %s become %s %s', async (code, phone, countryCode, phoneNumber) => {
  expect(await readPhone(code, phone, '+971', findCallingCode)).toEqual({ countryCode, phoneNumber });
});

test.each(['ae', 'in'] as const)('the template of %s is accepted unchanged', async (country) => {
  const names = toHeader(listTemplateColumns(country));
  expect(names.includes('Emirates ID')).toBe(country === 'ae');
  const cells = toCells(exampleLine(country, '2026-11-22'), names);
  const { body } = await readRow(cells, '+1', findCallingCode);
  expect(v.safeParse(customerImportRow, body).issues).toBeUndefined();
});

test('columns have many accepted names, including those of the Excel download', () => {
  const { ids, missing } = customerColumns.match([
    'Full name',
    'MOBILE',
    'email',
    'License number',
    'Last trip',
  ]);
  expect(ids).toEqual(['name', 'phone', 'email', 'licence', null]);
  expect(missing).toEqual([]);
  expect(customerColumns.match(['Name']).missing).toEqual(['Phone']);
});

test('empty cells are not sent, and dates are read in their written form', async () => {
  const line = ['Anna', '0501112267', 'a@b.example', '', '01/05/2030', "'=1"];
  const names = ['Name', 'Phone', 'E-mail', 'Nationality', 'Passport valid until', 'Passport number'];
  const { body } = await readRow(toCells(line, names), '+971', findCallingCode);
  expect(body).toEqual({
    customerName: 'Anna',
    email: 'a@b.example',
    countryCode: '+971',
    phoneNumber: '501112267',
    passportExpireDate: '2030-05-01',
    passportNumber: '=1',
  });
});

test('a row with an ID has only what its cells say, and one without is read as before', async () => {
  const read = async (line: readonly string[], names: readonly string[]) => {
    const cells = toCells(line, [...names]);
    return pickFilled(cells, (await readRow(readEmptying(cells), '+971', findCallingCode)).body);
  };
  expect(await read(['01890000-ABCD', '2', 'a@b.example', ''], ['ID', 'Version', 'E-mail', 'Phone'])).toEqual(
    {
      customerId: '01890000-abcd',
      version: '2',
      email: 'a@b.example',
    },
  );
  expect(await read(['01890000-ABCD', '-', '-'], ['ID', 'Passport number', 'Passport valid until'])).toEqual({
    customerId: '01890000-abcd',
    passportNumber: '',
    passportExpireDate: '',
  });
  expect(await read(['', 'Anna'], ['ID', 'Name'])).toMatchObject({ customerName: 'Anna', phoneNumber: '' });
});
