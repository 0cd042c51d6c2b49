import type { createCustomerBody, customerImportRow, updateCustomerBody } from '@portal/shared/contract';
import type * as v from 'valibot';

export type CreateBody = v.InferOutput<typeof createCustomerBody>;
export type UpdateBody = v.InferOutput<typeof updateCustomerBody>;
export type CustomerRow = v.InferOutput<typeof customerImportRow>;
type Fields = Partial<CustomerRow>;

const orNone = (value: string | undefined) => (value === '' ? null : value);

/** The wire's fields as columns, only those that were sent. An empty one clears the value. */
export function toColumns(fields: Fields) {
  const columns = {
    name: fields.customerName,
    email: fields.email,
    nationality: orNone(fields.nationality),
    passportNumber: orNone(fields.passportNumber),
    passportExpireDate: orNone(fields.passportExpireDate),
    licenseNumber: orNone(fields.drivingLicenseNumber),
    licenseExpireDate: orNone(fields.drivingLicenseExpireDate),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<
    typeof columns
  >;
}
