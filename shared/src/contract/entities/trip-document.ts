import * as v from 'valibot';
import { uuid } from './primitives';

/** Documents of a trip that a customer can get by e-mail. */
export const tripDocumentKinds = ['contract', 'addendum', 'receipt', 'invoice'] as const;
export type TripDocumentKind = (typeof tripDocumentKinds)[number];

/** `documentId` is the period of an addendum, the entry of a receipt, or the invoice; a trip has one contract. */
export const sendTripDocumentBody = v.pipe(
  v.object({
    bookingId: uuid,
    kind: v.picklist(tripDocumentKinds, 'validation.required'),
    documentId: v.optional(uuid),
  }),
  v.forward(
    v.check(({ kind, documentId }) => kind === 'contract' || documentId !== undefined, 'validation.required'),
    ['documentId'],
  ),
);

/** The address that it goes to. */
export const sentTripDocument = v.looseObject({ to: v.string() });
