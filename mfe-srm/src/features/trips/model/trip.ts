import {
  nameVehicle,
  readMinor,
  type TripLabel,
  type TripRecord,
  type TripStatus,
} from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';

/** What a trip is known by: its code, or the end of its id where a server counts none. */
export const getTripCode = ({ tripCode, bookingId }: TripRecord): string =>
  tripCode ?? `#${bookingId.slice(-6).toUpperCase()}`;

export const getPlate = ({ vehicle }: TripRecord): string => vehicle?.vehicleRegistrationNumber ?? '';
/** `translate`: what the reader calls a body type. */
export const nameTripVehicle = ({ vehicle }: TripRecord, translate: (name: string) => string): string =>
  vehicle ? nameVehicle(vehicle, translate) : '';
export const getCustomerName = ({ customer }: TripRecord): string => customer?.customerName ?? '';
export const getCustomerPhone = ({ customer }: TripRecord): string =>
  customer?.phoneNumber ? `${customer.countryCode ?? ''}${customer.phoneNumber}` : '';

/** Minor units; null where the server tells nothing. Below zero is owed to the customer. */
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

const HOUR = 3_600_000;
/** How long until a moment, or since it: whole days from a day on, else hours, at least one. */
export function distanceTo(moment: string, now: number): { unit: 'day' | 'hour'; count: number } {
  const hours = Math.abs(Date.parse(moment) - now) / HOUR;
  return hours >= 24
    ? { unit: 'day', count: Math.floor(hours / 24) }
    : { unit: 'hour', count: Math.max(1, Math.floor(hours)) };
}
