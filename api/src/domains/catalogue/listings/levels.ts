import { MISSING_LEVEL_TWO } from '@portal/shared/contract';

/** The values that decide how complete a listing is. */
export interface Filled {
  readonly photos: number;
  readonly licences: number;
  readonly licenseExpireDate: string | null;
  /** How many specifications its type has, and how many of them have a value. */
  readonly specs: number;
  readonly specsFilled: number;
  readonly isLevelThreeAnswered: boolean;
}

/** Fields of level one by their names; only what an import may omit can be missing. */
function listMissingBasics({ photos, licences, licenseExpireDate }: Filled): string[] {
  return [
    ...(photos === 0 ? ['vehiclePhotos'] : []),
    ...(licences === 0 ? ['commercialLicenses'] : []),
    ...(licenseExpireDate === null ? ['commercialLicenseExpireDate'] : []),
  ];
}

/** A level counts only when those before it are complete. */
export function computeLevels(filled: Filled): { levelsFilled: number; missing: string[] } {
  const first = listMissingBasics(filled);
  const isTwoFilled = filled.specsFilled >= filled.specs;
  const missing = isTwoFilled ? first : [...first, MISSING_LEVEL_TWO];
  if (first.length > 0) return { levelsFilled: 0, missing };
  if (!isTwoFilled) return { levelsFilled: 1, missing };
  return { levelsFilled: filled.isLevelThreeAnswered ? 3 : 2, missing };
}
