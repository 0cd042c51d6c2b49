import { say } from '../../../language/say';
import { isUniqueViolation } from '../../../plugins/database-errors';
import { AppProblem, notFound } from '../../../plugins/problem';
import type { Deps } from '../../../deps';
import { findByNumber } from './store';

export const customerNotFound = () => notFound('This customer');

export const changedMeanwhile = () =>
  new AppProblem(
    'changed_meanwhile',
    'This customer was changed meanwhile, perhaps in another tab. Compare before you save; what you typed is kept.',
  );

/** For a row of a file, which has no other version to compare with. */
export const changedSinceFile = () => {
  const message =
    'This customer was changed after your file was made. Download it again to compare, or empty the version to store this row anyway.';
  return new AppProblem('changed_meanwhile', message, { errors: [{ path: 'version', message }] });
};

/** What would be mailed to a customer without an address is printed or sent in another way. */
export function emailMissing() {
  const message = 'The customer of this trip has no e-mail address. Enter one first.';
  return new AppProblem('conflict', message, { errors: [{ path: 'email', message }] });
}

interface Numbers {
  readonly passportNumber?: string | undefined;
  readonly drivingLicenseNumber?: string | undefined;
}

/**
 * The refusal of the database that names the other customer of the company who has the number. Any other
 * failure stays as it is.
 */
export async function explainNumberProblem(
  { db }: Pick<Deps, 'db'>,
  companyId: string,
  numbers: Numbers,
  error: unknown,
): Promise<unknown> {
  const { passportNumber, drivingLicenseNumber } = numbers;
  if (isUniqueViolation(error, 'customers_passport') && passportNumber !== undefined)
    return duplicate('passportNumber', await findByNumber(db, companyId, 'passportNumber', passportNumber));
  if (isUniqueViolation(error, 'customers_license') && drivingLicenseNumber !== undefined)
    return duplicate(
      'drivingLicenseNumber',
      await findByNumber(db, companyId, 'licenseNumber', drivingLicenseNumber),
    );
  return error;
}

const sentences = {
  passportNumber: '{name} has this passport number already.',
  drivingLicenseNumber: '{name} has this driving licence number already.',
} as const;

function duplicate(path: keyof typeof sentences, other: { id: string; name: string } | undefined) {
  const message = say(sentences[path], { name: other?.name ?? say('Another of your customers') });
  return new AppProblem('duplicate_customer', message, {
    errors: [{ path, message }],
    existingId: other?.id,
  });
}
