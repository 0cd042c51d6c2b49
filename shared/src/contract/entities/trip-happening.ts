import * as v from 'valibot';
import { tripDocumentKinds } from './trip-document';

export const tripHappeningKinds = [
  'created',
  'vehicle_chosen',
  'customer_chosen',
  'payment_set',
  'hold_lapsed',
  'hold_restored',
  'reservation_confirmed',
  'reservation_released',
  'handover_signed',
  'contract_signed',
  'started',
  'driver_added',
  'driver_removed',
  'extended',
  'moved',
  'vehicle_swapped',
  'return_signed',
  'ended',
  'deposit_authorised',
  'deposit_renewed',
  'deposit_captured',
  'deposit_released',
  'deposit_lapsed',
  'reopened',
  'cancelled',
  'invoice_issued',
  'invoice_credited',
  'document_sent',
] as const;
export type TripHappeningKind = (typeof tripHappeningKinds)[number];

/** Something was done with a trip, or happened to it by the clock. Its subject is included where it is known. */
export const tripHappening = v.object({
  at: v.string(),
  kind: v.picklist(tripHappeningKinds),
  /** The agent's address. None where it happened by the clock. */
  changedBy: v.nullish(v.string()),
  plate: v.nullish(v.string()),
  bookingStartDate: v.nullish(v.string()),
  bookingEndDate: v.nullish(v.string()),
  kilometre: v.nullish(v.number()),
  /** Of an invoice or a credit note. */
  number: v.nullish(v.string()),
  reason: v.nullish(v.string()),
  /** Of an additional driver. Null once they are deleted with the customer. */
  driverName: v.nullish(v.string()),
  /** Of a document that was sent: which one, and the address. */
  document: v.nullish(v.picklist(tripDocumentKinds)),
  sentTo: v.nullish(v.string()),
});
export type TripHappening = v.InferOutput<typeof tripHappening>;
