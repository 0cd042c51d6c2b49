import { invalidField } from '../../../plugins/problem';
import { sayRule } from '../../../language/say';

interface Identity {
  readonly passportNumber?: string | null | undefined;
  readonly drivingLicenseNumber?: string | null | undefined;
  readonly passport?: readonly string[] | undefined;
  readonly drivingLicense?: readonly string[] | undefined;
}

/**
 * A contact alone needs no number. Scans of documents do, since the number distinguishes one person from
 * another.
 */
export function refuseNamelessDocuments({
  passportNumber,
  drivingLicenseNumber,
  passport = [],
  drivingLicense = [],
}: Identity): void {
  if (passport.length + drivingLicense.length > 0 && !passportNumber && !drivingLicenseNumber)
    throw invalidField('drivingLicenseNumber', sayRule('validation.identityRequired'));
}
