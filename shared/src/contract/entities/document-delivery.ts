import * as v from 'valibot';

/** How far an electronic document is on its way to the provider. */
export const deliveryStates = ['QUEUED', 'SENT', 'ACCEPTED', 'REFUSED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** `unverified`: the signed code that came with an acceptance is not one of this document. */
export const deliveryEventKinds = ['queued', 'failed', 'sent', 'accepted', 'refused', 'unverified'] as const;
export type DeliveryEventKind = (typeof deliveryEventKinds)[number];

/** How documents leave: into a folder, to the provider's service, or not at all. */
export const providerKind = v.picklist(['none', 'files', 'http']);
export type ProviderKind = v.InferOutput<typeof providerKind>;

export const documentDelivery = v.looseObject({
  invoiceId: v.string(),
  state: v.picklist(deliveryStates),
  /** Why the provider refused it, in the provider's words. */
  reason: v.nullish(v.string()),
  /** Why the last try failed; it is tried again at `nextAt`. */
  problem: v.nullish(v.string()),
  /** The provider's own number for it. */
  reference: v.nullish(v.string()),
  queuedAt: v.string(),
  sentAt: v.nullish(v.string()),
  answeredAt: v.nullish(v.string()),
  failingSince: v.nullish(v.string()),
  nextAt: v.nullish(v.string()),
  /** Of all deliveries of the document, the oldest first. */
  history: v.array(
    v.looseObject({ kind: v.picklist(deliveryEventKinds), detail: v.nullish(v.string()), at: v.string() }),
  ),
});
export type DocumentDelivery = v.InferOutput<typeof documentDelivery>;
