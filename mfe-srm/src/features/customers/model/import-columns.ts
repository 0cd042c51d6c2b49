import { createColumns, type Column } from '../../../libraries/import/model/columns';

/** The columns of a file of customers, in the template's order, named as in the Excel download. */
export const importColumns = {
  name: {
    header: 'Name',
    path: 'customerName',
    isRequired: true,
    others: ['Customer', 'Customer name', 'Full name'],
  },
  callingCode: { header: 'Country code', path: 'countryCode', others: ['Calling code', 'Prefix'] },
  phone: {
    header: 'Phone',
    path: 'phoneNumber',
    isRequired: true,
    others: ['Phone number', 'Mobile', 'Mobile number', 'Telephone'],
  },
  email: { header: 'E-mail', path: 'email', isRequired: true, others: ['Email', 'Email address', 'Mail'] },
  nationality: { header: 'Nationality', path: 'nationality', others: ['Country'] },
  passport: { header: 'Passport number', path: 'passportNumber', others: ['Passport', 'Passport no'] },
  passportUntil: {
    header: 'Passport valid until',
    path: 'passportExpireDate',
    others: ['Passport expiry', 'Passport expires'],
  },
  licence: {
    header: 'Driving licence number',
    path: 'drivingLicenseNumber',
    others: [
      'Driving license number',
      'Driving licence',
      'Driving license',
      'Licence number',
      'License number',
    ],
  },
  licenceUntil: {
    header: 'Driving licence valid until',
    path: 'drivingLicenseExpireDate',
    others: ['Driving license valid until', 'Licence expiry', 'License expiry'],
  },
} as const satisfies Record<string, Column>;

export type ColumnId = keyof typeof importColumns;
/** The columns of the template. */
export const columnIds = Object.keys(importColumns) as ColumnId[];
export type Cells = Readonly<Record<ColumnId, string>>;
/** What an edited file has of the customer it was made from. */
const origin = {
  customerId: { header: 'ID', path: 'customerId', others: ['Customer ID'] },
  version: { header: 'Version', path: 'version' },
} as const satisfies Record<string, Column>;
export type FileColumnId = ColumnId | keyof typeof origin;
export type FileCells = Readonly<Record<FileColumnId, string>>;
export const customerColumns = createColumns<FileColumnId>({ ...importColumns, ...origin });
