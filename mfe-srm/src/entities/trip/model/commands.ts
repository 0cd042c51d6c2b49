import { limits, type TripRecord } from '@portal/shared/contract';

/** The actions for a trip in its row. */
export const tripCommands = [
  'continue',
  'start',
  'end',
  'extend',
  'swap',
  'confirm',
  'release',
  'cancel',
  'reopen',
  'details',
] as const;
export type TripCommand = (typeof tripCommands)[number];
/** Includes what only the calendar and the search lead to. */
export type TripRequest = TripCommand | 'move';

/**
 * Its customer and dates are known and still held, so the desk may reserve it. Other servers have no drafts.
 */
export const isConfirmable = ({ status, label, customer, heldUntil }: TripRecord): boolean =>
  status === 'INCOMPLETE' && label === 'DRAFT' && !!customer && !!heldUntil;

/** Its vehicle and its times are known, and may still change. */
export const isMovable = ({ status, vehicle, bookingStartDate, bookingEndDate }: TripRecord): boolean =>
  status === 'INCOMPLETE' && !!vehicle?.vehicleId && !!bookingStartDate && !!bookingEndDate;

/** Only the desk's confirmation keeps its vehicle. */
export const isReleasable = ({ status, reservation }: TripRecord): boolean =>
  status === 'INCOMPLETE' && !!reservation?.confirmedAt && !reservation.isPaid && !reservation.isSigned;

const isStartable = ({ label, isReady }: TripRecord): boolean => label === 'RESERVED' && isReady !== false;

/**
 * Not once it has an invoice, nor later than a day after its closing; if that time is unknown, the server
 * decides.
 */
const isReopenable = ({ invoiceId, closing }: TripRecord, now: number): boolean =>
  !invoiceId && (!closing?.closedAt || now < Date.parse(closing.closedAt) + limits.trip.reopenWithin);

/** The actions for a trip in its state, the most frequent first. */
export function listCommands(
  trip: TripRecord,
  canSwap = true,
  now: number = Date.now(),
): readonly TripCommand[] {
  const { status } = trip;
  switch (status) {
    case 'INCOMPLETE':
      return [
        ...(isStartable(trip) ? ['start' as const] : []),
        'continue',
        ...(isConfirmable(trip) ? ['confirm' as const] : []),
        ...(isReleasable(trip) ? ['release' as const] : []),
        'cancel',
        'details',
      ];
    case 'ONGOING':
      return canSwap ? ['end', 'extend', 'swap', 'details'] : ['end', 'extend', 'details'];
    case 'COMPLETED':
      return isReopenable(trip, now) ? ['details', 'reopen'] : ['details'];
    default:
      return ['details'];
  }
}

/** Those with a dialog on the list. */
export const isDialog = (command: TripRequest): boolean =>
  ['start', 'extend', 'confirm', 'release', 'cancel', 'reopen', 'move'].includes(command);
