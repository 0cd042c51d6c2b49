import type { CardAccountOwner, CardRefundProblem } from '@portal/shared/contract';

/** The provider's name of the account that takes a payment; null for the operator's. */
type Account = string | null;

/** A payment by card, as the portal asks the provider for it. */
export interface CardPayment {
  /** The provider's idempotency key. */
  readonly id: string;
  readonly companyId: string;
  readonly account: Account;
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

/** A part of a payment that goes back to its card, as the portal asks the provider for it. */
export interface CardRefund {
  /** The provider's idempotency key. */
  readonly id: string;
  readonly companyId: string;
  readonly paymentId: string;
  /** The one that took the payment. */
  readonly account: Account;
  /** The provider's name of the payment. */
  readonly paymentReference: string;
  /** It may have been sent before, and the answer was lost. */
  readonly isRepeated: boolean;
  /** In minor units. */
  readonly amount: number;
}

/** What a provider says of a refund. One that has succeeded can still fail, when the bank returns it. */
export interface ProviderRefund {
  /** Null for one that the provider did not accept. */
  readonly reference: string | null;
  readonly answer:
    | { readonly state: 'pending' }
    | { readonly state: 'succeeded' }
    | { readonly state: 'failed'; readonly problem: CardRefundProblem };
}

/** A signed message of the provider about one payment, one refund of it, or its refunds in general. */
export type ProviderEvent = {
  readonly id: string;
  readonly kind: string;
  /** The company and the payment that the portal named when it asked for it. */
  readonly companyId: string;
  readonly paymentId: string;
  /** Where it happened. */
  readonly account: Account;
} & (
  | { readonly subject: 'payment'; readonly reference: string; readonly state: ProviderState }
  | { readonly subject: 'refund'; readonly refundId: string; readonly refund: ProviderRefund }
  | { readonly subject: 'refunds' }
);

/** The provider cannot be reached, or refuses. The message has no secrets. */
export class CardProviderError extends Error {
  override name = 'CardProviderError';
}

/** An event without a valid signature. */
export class SignatureError extends Error {
  override name = 'SignatureError';
}

/** The page of a payment, or a refund, by the provider's name, in its account. */
interface NamedPart {
  readonly reference: string;
  readonly account: Account;
}

/** Takes payments by card on its own page: no card data reach the portal. */
export interface CardProvider {
  readonly kind: 'stripe';
  readonly accounts: CardAccountOwner;
  /** `unknown`: not one of this platform; `restricted`: it cannot take payments. @throws CardProviderError */
  checkAccount(account: string): Promise<'ready' | 'unknown' | 'restricted'>;
  /** @throws CardProviderError */
  open(payment: CardPayment): Promise<{ readonly reference: string; readonly url: string }>;
  /** @throws CardProviderError */
  ask(page: NamedPart): Promise<ProviderState>;
  /** Nobody can pay by its page any more. @returns what became of the payment before. @throws CardProviderError */
  close(page: NamedPart): Promise<ProviderState>;
  /** The same refund again is found and not made twice. @throws CardProviderError if it is not known what became of it */
  refund(refund: CardRefund): Promise<ProviderRefund>;
  /** @throws CardProviderError */
  askRefund(refund: NamedPart): Promise<ProviderRefund>;
  /**
   * Null for an event about something else.
   * @throws SignatureError
   */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
}
