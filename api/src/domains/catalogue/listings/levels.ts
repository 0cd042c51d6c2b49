import { MISSING_LEVEL_TWO } from '@portal/shared/contract';

/** What decides how far a listing is. */
export interface Filled {
  readonly photos: number;
  readonly licences: number;
  readonly licenseExpireDate: string | null;
  /** Of the specifications its type has, how many there are and how many have a value. */
  readonly specs: number;
  readonly specsFilled: number;
  readonly isLevelThreeAnswered: boolean;
}

/** Fields of level one by their names; only what an import may leave out can be missing. */
function missingOfLevelOne({ photos, licences, licenseExpireDate }: Filled): string[] {
  return [
    ...(photos === 0 ? ['vehiclePhotos'] : []),
    ...(licences === 0 ? ['commercialLicenses'] : []),
    ...(licenseExpireDate === null ? ['commercialLicenseExpireDate'] : []),
  ];
}

/** A level counts only when those before it are complete. */
export function computeLevels(filled: Filled): { levelsFilled: number; missing: string[] } {
  const first = missingOfLevelOne(filled);
  const isTwoFilled = filled.specsFilled >= filled.specs;
  const missing = isTwoFilled ? first : [...first, MISSING_LEVEL_TWO];
  if (first.length > 0) return { levelsFilled: 0, missing };
  if (!isTwoFilled) return { levelsFilled: 1, missing };
  return { levelsFilled: filled.isLevelThreeAnswered ? 3 : 2, missing };
}
