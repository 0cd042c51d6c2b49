import {
  withoutCallingCode,
  type createCustomerBody,
  type updateCustomerBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';
import type { CustomerValues } from './customer-values';
import type { CheckedCustomer, Registration } from './customer-rules';

type CreateBody = v.InferInput<typeof createCustomerBody>;
type UpdateBody = Omit<v.InferInput<typeof updateCustomerBody>, 'customerId'>;

const present = (files: readonly (string | null)[]) => files.filter((id) => id !== null);

/** The number without its country's prefix, which is a field of its own. */
const toContact = (checked: CheckedCustomer, countryCode: string) => ({
  countryCode,
  customerName: checked.customerName,
  phoneNumber: withoutCallingCode(checked.phoneNumber, countryCode),
  email: checked.email,
});

/** A new customer: empty fields are not sent, except for the picture, which is null. */
export function toCreateBody(
  checked: CheckedCustomer,
  countryCode: string,
  registration: Registration,
): CreateBody {
  const contact = toContact(checked, countryCode);
  if (registration === 'contact') return contact;
  const { nationality, passportNumber, passportExpireDate } = checked;
  const { drivingLicenseNumber, drivingLicenseExpireDate, customerProfilePic } = checked;
  const texts = {
    nationality,
    passportNumber,
    passportExpireDate,
    drivingLicenseNumber,
    drivingLicenseExpireDate,
  };
  return {
    ...contact,
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
    passport: present(checked.passport),
    drivingLicense: present(checked.drivingLicense),
    customerProfilePic,
  };
}

/** A stored customer: a field that is now empty is sent as empty only if it had a value. */
export function toUpdateBody(
  checked: CheckedCustomer,
  countryCode: string,
  before: CustomerValues,
): UpdateBody {
  const { phoneNumber: _number, version, passport, drivingLicense, customerProfilePic, ...texts } = checked;
  const kept = Object.entries(texts).filter(
    ([name, value]) => value !== '' || before[name as keyof typeof texts] !== '',
  );
  return {
    ...Object.fromEntries(kept),
    ...toContact(checked, countryCode),
    passport: present(passport),
    drivingLicense: present(drivingLicense),
    customerProfilePic,
    ...(version === null ? {} : { version }),
  };
}
