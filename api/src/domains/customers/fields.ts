import type { createCustomerBody, customerImportRow, updateCustomerBody } from '@portal/shared/contract';
import type * as v from 'valibot';

export type CreateBody = v.InferOutput<typeof createCustomerBody>;
export type UpdateBody = v.InferOutput<typeof updateCustomerBody>;
export type CustomerRow = v.InferOutput<typeof customerImportRow>;
type Fields = Partial<CustomerRow>;

/** The wire's fields as columns, those alone that were sent. An empty date takes the date away. */
export function columnsOf(fields: Fields) {
  const columns = {
    name: fields.customerName,
    email: fields.email,
    nationality: fields.nationality,
    passportNumber: fields.passportNumber,
    passportExpireDate: fields.passportExpireDate === '' ? null : fields.passportExpireDate,
    licenseNumber: fields.drivingLicenseNumber,
    licenseExpireDate: fields.drivingLicenseExpireDate === '' ? null : fields.drivingLicenseExpireDate,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
    typeof columns
  >;
}
