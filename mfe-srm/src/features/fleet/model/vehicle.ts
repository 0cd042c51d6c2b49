import {
  alertsOf,
  bodyTypes,
  rentalPeriods,
  toMinorUnits,
  type FileReference,
  type FleetAlert,
  type FleetVehicle,
  type RentalPeriod,
} from '@portal/shared/contract';

/** What one calls it by. */
export const titleOf = (row: FleetVehicle): string =>
  row.vehicleRegistrationNumber?.trim() || row.vehicleBrand?.trim() || '';

/** Its label; a server may know other values than ours. */
export const bodyLabel = (value: string | null | undefined): string =>
  bodyTypes.find((type) => type.value === value)?.label ?? value ?? '';

export function photoOf(row: FleetVehicle): FileReference | null {
  const photo = row.vehiclePhoto;
  if (!photo) return null;
  return typeof photo === 'string' ? { id: photo } : photo;
}

/** Where to show it from: a server may send the address itself in place of an id. */
export function photoAddress(row: FleetVehicle): string | null {
  const photo = photoOf(row);
  const address = photo?.thumbnailUrl ?? photo?.url ?? photo?.id ?? '';
  return /^(https?:|\/|blob:)/.test(address) ? address : null;
}

/** An amount of a wire's text or number; null for what is none. */
export function readMinor(amount: string | number | null | undefined): number | null {
  try {
    return toMinorUnits(String(amount ?? '').trim());
  } catch {
    return null;
  }
}

/** A kilometre reading; null for what is none. */
export function readKm(value: string | number | null | undefined): number | null {
  const km = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
  return Number.isFinite(km) ? km : null;
}

export interface Rate {
  readonly period: RentalPeriod;
  readonly minor: number;
}
/** The rates that are on and have a price: day, week, month, hour. */
export function ratesOf(details: FleetVehicle['rentalDetails']): Rate[] {
  return rentalPeriods.flatMap((period) => {
    const block = details?.[period];
    const minor = block?.enabled ? readMinor(block.rentInAED) : null;
    return minor ? [{ period, minor }] : [];
  });
}

/** What the server tells of it; worked out here where it does not. */
export function shownAlerts(row: FleetVehicle, today: string): readonly FleetAlert[] {
  if (row.alerts) return row.alerts;
  const far = '9999-12-31';
  const [currentKm, nextServiceKm] = [readKm(row.currentKilometre), readKm(row.nextServiceKilometre)];
  const isKnown = currentKm !== null && nextServiceKm !== null;
  return alertsOf(
    {
      registrationDueDate: row.registrationDueDate || far,
      insuranceDueDate: row.insuranceDueDate || null,
      nextServiceDate: row.nextServiceDate || far,
      currentKm: isKnown ? currentKm : 0,
      nextServiceKm: isKnown ? nextServiceKm : Infinity,
    },
    today,
  );
}

export type Urgency = 'overdue' | 'today' | 'left';
export const urgencyOf = ({ left }: FleetAlert): Urgency =>
  left < 0 ? 'overdue' : left === 0 ? 'today' : 'left';

/** Red when it is due, orange in its last week or kilometres. */
export const alertTone = ({ left, at }: FleetAlert): 'danger' | 'warning' | 'neutral' =>
  left <= 0 ? 'danger' : at <= 7 ? 'warning' : 'neutral';
