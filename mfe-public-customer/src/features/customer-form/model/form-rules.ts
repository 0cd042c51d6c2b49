import { customerContactBody, customerUploads, updateCustomerBody } from '@portal/shared/contract';
import * as v from 'valibot';
import type { FieldName, FormValues, OnFile } from './form-values';

const { customerName, email } = customerContactBody.entries;
const {
  nationality,
  emiratesId,
  passportNumber,
  drivingLicenseNumber,
  passportExpireDate,
  drivingLicenseExpireDate,
} = updateCustomerBody.entries;

const getRules = ({ hasEmail }: OnFile) =>
  v.object({
    customerName,
    /** A customer need not have an address; one that the company has is not removed here. */
    email: hasEmail ? v.pipe(email, v.nonEmpty('validation.required')) : email,
    phone: v.pipe(v.string(), v.nonEmpty('validation.required')),
    nationality,
    emiratesId,
    passportNumber,
    passportExpireDate,
    drivingLicenseNumber,
    drivingLicenseExpireDate,
    consent: v.literal(true, 'validation.consent'),
  });

export type FormErrors = Partial<Record<FieldName, string>>;

/**
 * The errors, as ids of messages, in the order of the fields. Whether a phone number exists is checked on
 * submit.
 */
export function listErrors(values: FormValues, onFile: OnFile): FormErrors {
  const { issues = [] } = v.safeParse(getRules(onFile), values);
  const found: FormErrors = {};
  for (const issue of issues) {
    const name = issue.path?.[0]?.key as FieldName | undefined;
    if (name) found[name] ??= values[name] === '' ? 'validation.required' : issue.message;
  }
  const numbers = [
    values.passportNumber,
    values.drivingLicenseNumber,
    onFile.passportNumber,
    onFile.drivingLicenseNumber,
  ];
  if (!numbers.some((number) => number?.trim())) found.drivingLicenseNumber ??= 'validation.identityRequired';
  return found;
}

/** Pictures that the company requires and that are not added yet. */
export const listMissing = (values: FormValues, required: readonly string[]): FormErrors =>
  Object.fromEntries(
    customerUploads
      .filter((name) => required.includes(name) && !values[name]?.length)
      .map((name) => [name, 'validation.required']),
  );

/** A past date is reported, not refused: the company may know of a new document that is on its way. */
export const hasPassed = (date: string, today: string): boolean => date !== '' && date < today;
