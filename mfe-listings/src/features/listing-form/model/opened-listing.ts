import { storedKeys } from '@portal/shared/portal';

interface Opened {
  readonly vehicleId: string;
  readonly vehicleCategoryId?: string | null | undefined;
  readonly vehicleTypeId?: string | null | undefined;
}

/** The open listing, stored under the names that the platform's other clients use. */
export function rememberOpened({ vehicleId, vehicleCategoryId, vehicleTypeId }: Opened): void {
  try {
    localStorage.setItem(storedKeys.vehicleId, vehicleId);
    if (vehicleCategoryId) localStorage.setItem(storedKeys.categoryId, vehicleCategoryId);
    if (vehicleTypeId) localStorage.setItem(storedKeys.vehicleTypeId, vehicleTypeId);
  } catch {
    // The form itself does not need them.
  }
}
