import { removeCallingCode, type createCustomerBody, type updateCustomerBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { CustomerValues } from './customer-values';
import type { CheckedCustomer, Registration } from './customer-rules';
import { fieldNames, isContact, type FieldName } from './fields';

type CreateBody = v.InferInput<typeof createCustomerBody>;
type UpdateBody = Omit<v.InferInput<typeof updateCustomerBody>, 'customerId'>;

const present = (files: readonly (string | null)[]) => files.filter((id) => id !== null);

/** A field as the call has it; a number without its country's prefix, which is a field of its own. */
function writeField(name: FieldName, checked: CheckedCustomer, countryCode: string): unknown {
  const value = checked[name];
  if (Array.isArray(value)) return present(value);
  return name === 'phoneNumber' ? removeCallingCode(checked[name], countryCode) : value;
}

const writeFields = (names: readonly FieldName[], checked: CheckedCustomer, countryCode: string) => ({
  countryCode,
  ...Object.fromEntries(names.map((name) => [name, writeField(name, checked, countryCode)])),
});

/** A new customer: the whole contact, and of the rest what is filled in; without a picture, null. */
export function toCreateBody(
  checked: CheckedCustomer,
  countryCode: string,
  registration: Registration,
): CreateBody {
  const names = fieldNames.filter(
    (name) => isContact(name) || (registration !== 'contact' && checked[name] !== ''),
  );
  return writeFields(names, checked, countryCode) as CreateBody;
}

/** A stored customer: a field that is now empty is sent as empty only if it had a value. */
export function toUpdateBody(
  checked: CheckedCustomer,
  countryCode: string,
  before: CustomerValues,
): UpdateBody {
  const { version } = checked;
  const names = fieldNames.filter((name) => checked[name] !== '' || before[name] !== '');
  return { ...writeFields(names, checked, countryCode), ...(version === null ? {} : { version }) };
}
