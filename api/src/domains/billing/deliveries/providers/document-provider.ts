import * as v from 'valibot';

import type { PlainSentence } from '../../../../language/say';

/** A document on its way. */
export interface OutgoingDocument {
  /** Also the key by which the provider knows a repetition. */
  readonly id: string;
  readonly number: string;
  readonly format: 'ubl' | 'inv01';
  readonly content: string;
  readonly sellerTaxNumber: string;
}

const LONGEST_REASON = 2000;
const shortText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

/** What a provider says of a document, in files and over HTTP. */
export const providerAnswer = v.variant('state', [
  v.object({ state: v.literal('sent'), reference: v.optional(shortText) }),
  v.object({
    state: v.literal('accepted'),
    reference: v.optional(shortText),
    /** India: the signed QR code of the registration portal. */
    signedQrCode: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4000))),
  }),
  v.object({
    state: v.literal('refused'),
    reference: v.optional(shortText),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.transform((reason) => reason.slice(0, LONGEST_REASON)),
    ),
  }),
]);
export type ProviderAnswer = v.InferOutput<typeof providerAnswer>;

/** Why a document could not be sent or asked for this time. It is tried again. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(sentence: PlainSentence | `The provider answered ${number}.`) {
    super(sentence);
  }
}

/** Takes electronic documents to a provider. */
export interface DocumentProvider {
  readonly kind: 'files' | 'http';
  /** Sending the same id twice is harmless. @throws DeliveryError */
  send(document: OutgoingDocument): Promise<ProviderAnswer>;
  /** What became of a sent document; null while nobody has said. @throws DeliveryError */
  ask(document: Pick<OutgoingDocument, 'id'>): Promise<ProviderAnswer | null>;
}
