import {
  listFleetAlerts,
  bodyTypes,
  type FileReference,
  type FleetAlert,
  type FleetVehicle,
} from '@portal/shared/contract';

/** The name of the vehicle. */
export const formatVehicleTitle = (row: FleetVehicle): string =>
  row.vehicleRegistrationNumber?.trim() || row.vehicleBrand?.trim() || '';

/** Its label; a server may have other values than ours. */
export const bodyLabel = (value: string | null | undefined): string =>
  bodyTypes.find((type) => type.value === value)?.label ?? value ?? '';

export function getPhoto(row: FleetVehicle): FileReference | null {
  const photo = row.vehiclePhoto;
  if (!photo) return null;
  return typeof photo === 'string' ? { id: photo } : photo;
}

/** Where to show it from: a server may send an address instead of an id. */
export function photoAddress(row: FleetVehicle): string | null {
  const photo = getPhoto(row);
  const address = photo?.thumbnailUrl ?? photo?.url ?? photo?.id ?? '';
  return /^(https?:|\/|blob:)/.test(address) ? address : null;
}

/** A kilometre reading; null if it is invalid. */
export function readKm(value: string | number | null | undefined): number | null {
  const km = typeof value === 'string' && value.trim() === '' ? NaN : Number(value ?? NaN);
  return Number.isFinite(km) ? km : null;
}

/** From the server, or calculated here if it sends none. */
export function shownAlerts(row: FleetVehicle, today: string): readonly FleetAlert[] {
  if (row.alerts) return row.alerts;
  const far = '9999-12-31';
  const [currentKm, nextServiceKm] = [readKm(row.currentKilometre), readKm(row.nextServiceKilometre)];
  const isKnown = currentKm !== null && nextServiceKm !== null;
  return listFleetAlerts(
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
export const getUrgency = ({ left }: FleetAlert): Urgency =>
  left < 0 ? 'overdue' : left === 0 ? 'today' : 'left';

/** Red when due, orange in its last week or kilometres. */
export const alertTone = ({ left, at }: FleetAlert): 'danger' | 'warning' | 'neutral' =>
  left <= 0 ? 'danger' : at <= 7 ? 'warning' : 'neutral';
