/** A payment by card, as the portal asks the provider for it. */
export interface CardPayment {
  /** The provider's idempotency key. */
  readonly id: string;
  readonly companyId: string;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  /** What the provider's page calls it. */
  readonly title: string;
  /** Where its page leads back to. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** What a provider says of a payment. `open`: its page can be used; `waiting`: the bank has not answered yet. */
export type ProviderState =
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'waiting' }
  | {
      readonly state: 'paid';
      /** In minor units, with its currency in capitals: as it was paid, which may differ from what was asked for. */
      readonly amount: number;
      readonly currency: string;
      readonly paymentReference: string | null;
    }
  | { readonly state: 'closed' };

/** A signed message of the provider about one payment. */
export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
  /** The company and the payment that the portal named when it asked for it. */
  readonly companyId: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly state: ProviderState;
}

/** The provider cannot be reached, or refuses. The message has no secrets. */
export class CardProviderError extends Error {
  override name = 'CardProviderError';
}

/** An event without a valid signature. */
export class SignatureError extends Error {
  override name = 'SignatureError';
}

/** Takes payments by card on its own page: no card data reach the portal. */
export interface CardProvider {
  readonly kind: 'stripe';
  /** @throws CardProviderError */
  open(payment: CardPayment): Promise<{ readonly reference: string; readonly url: string }>;
  /** @throws CardProviderError */
  ask(reference: string): Promise<ProviderState>;
  /** Nobody can pay by its page any more. @returns what became of the payment before. @throws CardProviderError */
  close(reference: string): Promise<ProviderState>;
  /**
   * Null for an event about something else.
   * @throws SignatureError
   */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
}
