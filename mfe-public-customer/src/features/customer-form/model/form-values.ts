import type { CustomerRecord, updateCustomerBody } from '@portal/shared/contract';
import type * as v from 'valibot';

/** The id of the list that the field of the nationality offers. */
export const NATIONALITIES = 'nationalities';

/** The form's values. Documents that are on file already are not part of it. */
export interface FormValues {
  readonly customerName: string;
  /** E.164 */
  readonly phone: string;
  readonly email: string;
  /** In the reader's own words. */
  readonly nationality: string;
  readonly emiratesId: string;
  readonly passportNumber: string;
  readonly passportExpireDate: string;
  readonly passport: readonly string[];
  readonly drivingLicenseNumber: string;
  readonly drivingLicenseExpireDate: string;
  readonly drivingLicense: readonly string[];
  readonly customerProfilePic: string | null;
  readonly consent: boolean;
}
export type FieldName = keyof FormValues;

/** The company's data. Numbers are masked: enough to recognise them, and never sent back. */
export interface OnFile {
  readonly hasEmail: boolean;
  readonly emiratesId: string | null;
  readonly passportNumber: string | null;
  readonly drivingLicenseNumber: string | null;
  readonly passportFiles: number;
  readonly drivingLicenseFiles: number;
}

export const listDocumentsOnFile = (customer: CustomerRecord | null): OnFile => ({
  hasEmail: Boolean(customer?.email),
  emiratesId: customer?.emiratesId ?? null,
  passportNumber: customer?.passportNumber ?? null,
  drivingLicenseNumber: customer?.drivingLicenseNumber ?? null,
  passportFiles: customer?.passport?.length ?? 0,
  drivingLicenseFiles: customer?.drivingLicense?.length ?? 0,
});

export function toFormValues(customer: CustomerRecord | null): FormValues {
  const { countryCode, phoneNumber } = customer ?? {};
  return {
    customerName: customer?.customerName ?? '',
    phone: phoneNumber ? `${countryCode ?? ''}${phoneNumber}` : '',
    email: customer?.email ?? '',
    nationality: customer?.nationality ?? '',
    emiratesId: '',
    passportNumber: '',
    passportExpireDate: customer?.passportExpireDate ?? '',
    passport: [],
    drivingLicenseNumber: '',
    drivingLicenseExpireDate: customer?.drivingLicenseExpireDate ?? '',
    drivingLicense: [],
    customerProfilePic: null,
    consent: false,
  };
}

type Body = v.InferInput<typeof updateCustomerBody>;
type Phone = Required<Pick<Body, 'countryCode' | 'phoneNumber'>>;

/** The body of the call: an empty number or list of files keeps the company's data. */
export function toBody(values: FormValues, customerId: string, phone: Phone): Body {
  const { nationality, emiratesId, passportNumber, drivingLicenseNumber, customerProfilePic: pic } = values;
  return {
    customerId,
    customerName: values.customerName,
    email: values.email,
    ...phone,
    ...(nationality.trim() && { nationality }),
    ...(emiratesId.trim() && { emiratesId }),
    ...(passportNumber.trim() && { passportNumber }),
    ...(drivingLicenseNumber.trim() && { drivingLicenseNumber }),
    passportExpireDate: values.passportExpireDate,
    drivingLicenseExpireDate: values.drivingLicenseExpireDate,
    ...(values.passport.length > 0 && { passport: [...values.passport] }),
    ...(values.drivingLicense.length > 0 && { drivingLicense: [...values.drivingLicense] }),
    ...(pic !== null && { customerProfilePic: pic }),
  };
}
