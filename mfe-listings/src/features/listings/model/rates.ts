import {
  rentalPeriods,
  toMinorUnits,
  type RentalPeriod,
  type ShownRentalDetails,
} from '@portal/shared/contract';

export interface Rate {
  readonly period: RentalPeriod;
  readonly minor: number;
}

/** An amount as a server sent it; null for what is none. */
export function readMinor(text: string | null | undefined): number | null {
  try {
    return toMinorUnits((text ?? '').trim());
  } catch {
    return null;
  }
}

/** The rates that are on and have a price: day, week, month, hour. */
export function ratesOf(details: ShownRentalDetails | null | undefined): Rate[] {
  return rentalPeriods.flatMap((period) => {
    const block = details?.[period];
    const minor = block?.enabled ? readMinor(block.rentInAED) : null;
    return minor ? [{ period, minor }] : [];
  });
}
