import { plateClasses } from '@portal/shared/contract';
import type { Named } from '@portal/shared/csv';

/** `self drive` for `selfDrive`, as files have it. */
export const formatPlateClass = (plateClass: string | null | undefined): string =>
  (plateClass ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The classes that a file can name. */
export const namedPlateClasses: readonly Named[] = plateClasses.map((id) => ({
  id,
  name: formatPlateClass(id),
}));
