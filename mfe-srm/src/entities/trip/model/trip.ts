import {
  HOUR,
  nameVehicle,
  readMinor,
  type TripLabel,
  type TripRecord,
  type TripStatus,
} from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';

/** The name of a trip: its code, or the end of its id if a server has no codes. */
export const getTripCode = ({ tripCode, bookingId }: TripRecord): string =>
  tripCode ?? `#${bookingId.slice(-6).toUpperCase()}`;

export const getPlate = ({ vehicle }: TripRecord): string => vehicle?.vehicleRegistrationNumber ?? '';
/** `translate`: the name of a body type in the reader's language. */
export const nameTripVehicle = ({ vehicle }: TripRecord, translate: (name: string) => string): string =>
  vehicle ? nameVehicle(vehicle, translate) : '';
export const getCustomerName = ({ customer }: TripRecord): string => customer?.customerName ?? '';
export const getCustomerPhone = ({ customer }: TripRecord): string =>
  customer?.phoneNumber ? `${customer.countryCode ?? ''}${customer.phoneNumber}` : '';

/** Minor units; null if the server sends nothing. Below zero is owed to the customer. */
export function getBalance({ balance }: TripRecord): number | null {
  const text = balance?.trim() ?? '';
  const minor = readMinor(text.replace(/^-/, ''));
  return minor !== null && text.startsWith('-') ? -minor : minor;
}
export const getTripTotal = ({ total, payment }: TripRecord): number | null =>
  readMinor(total ?? payment?.total);

export const labelTone: Readonly<Record<TripLabel, Tone>> = {
  DRAFT: 'neutral',
  RESERVED: 'info',
  DUE_TODAY: 'warning',
  OVERDUE: 'danger',
};
export const statusTone: Readonly<Record<TripStatus, Tone>> = {
  INCOMPLETE: 'neutral',
  ONGOING: 'info',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
};

/** The time until a moment, or since it: in whole days from one day on, else in hours, at least one. */
export function distanceTo(moment: string, now: number): { unit: 'day' | 'hour'; count: number } {
  const hours = Math.abs(Date.parse(moment) - now) / HOUR;
  return hours >= 24
    ? { unit: 'day', count: Math.floor(hours / 24) }
    : { unit: 'hour', count: Math.max(1, Math.floor(hours)) };
}
