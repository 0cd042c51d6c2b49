import type Stripe from 'stripe';

/** What the portal reads of a refund. */
export type Refund = Pick<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'status'
  | 'payment_intent'
  | 'charge'
  | 'balance_transaction'
  | 'reason'
  | 'receipt_number'
  | 'source_transfer_reversal'
  | 'transfer_reversal'
  | 'metadata'
  | 'failure_reason'
>;
interface Call {
  readonly method: string;
  readonly url: URL;
  readonly form: URLSearchParams;
  readonly key: string;
  /** None for that of the keys. */
  readonly account: string | undefined;
}
interface Refusal {
  readonly error: { readonly type: string; readonly message: string; readonly [field: string]: string };
}

/** The refunds of a local Stripe. */
export interface FakeRefunds {
  readonly made: ReadonlyMap<string, Refund>;
  /** What a refund is at first, until the bank answers. */
  readonly bank: { status: 'succeeded' | 'pending' };
  /** The bank answers, or somebody cancels it. */
  settle(refundId: string, status: 'succeeded' | 'failed' | 'canceled', reason?: string): void;
  /** Somebody makes a refund on the provider's own pages. */
  makeByHand(payment: string, amount: number): void;
  answer(call: Call): object | Refusal;
}

const refuse = (message: string, fields: Record<string, string> = {}): Refusal => ({
  error: { type: 'invalid_request_error', message, ...fields },
});

/** @param findPayment what was paid, by the name of the payment in its account */
export function createFakeRefunds(
  findPayment: (
    payment: string,
    account: string | undefined,
  ) => { readonly amount: number; readonly currency: string } | undefined | false,
): FakeRefunds {
  const made = new Map<string, Refund>();
  const byKey = new Map<string, Refund>();
  const bank: FakeRefunds['bank'] = { status: 'succeeded' };

  const listMade = (payment: string) =>
    [...made.values()].filter((refund) => refund.payment_intent === payment).reverse();

  function add(
    payment: string,
    amount: number,
    metadata: Stripe.Metadata,
    account?: string,
  ): Refund | Refusal {
    const paid = findPayment(payment, account);
    if (!paid) return refuse('No such payment_intent', { code: 'resource_missing', param: 'payment_intent' });
    const spent = listMade(payment).filter(({ status }) => status !== 'failed' && status !== 'canceled');
    const left = paid.amount - spent.reduce((sum, refund) => sum + refund.amount, 0);
    if (left === 0) return refuse('Charge has already been refunded.', { code: 'charge_already_refunded' });
    if (amount > left)
      return refuse('Refund amount is greater than what is left of the charge', { param: 'amount' });
    const refund: Refund = {
      id: `re_test_${made.size + 1}`,
      object: 'refund',
      amount,
      created: 1_900_000_000,
      currency: paid.currency,
      status: bank.status,
      payment_intent: payment,
      charge: `ch_${payment}`,
      balance_transaction: null,
      reason: null,
      receipt_number: null,
      source_transfer_reversal: null,
      transfer_reversal: null,
      metadata,
    };
    made.set(refund.id, refund);
    return refund;
  }

  function create({ form, key, account }: Call): Refund | Refusal {
    const known = byKey.get(key);
    if (known) return known;
    const metadata = Object.fromEntries(
      ['refundId', 'paymentId', 'companyId'].map((name) => [name, form.get(`metadata[${name}]`) ?? '']),
    );
    const refund = add(form.get('payment_intent') ?? '', Number(form.get('amount')), metadata, account);
    if (!('error' in refund)) byKey.set(key, refund);
    return refund;
  }

  function list({ searchParams }: URL): object {
    const all = listMade(searchParams.get('payment_intent') ?? '');
    const after = all.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
    const limit = Number(searchParams.get('limit') ?? 10);
    const data = all.slice(after, after + limit);
    return { object: 'list', url: '/v1/refunds', has_more: after + limit < all.length, data };
  }

  return {
    made,
    bank,
    settle(refundId, status, reason) {
      Object.assign(made.get(refundId) ?? {}, { status, ...(reason && { failure_reason: reason }) });
    },
    makeByHand(payment, amount) {
      add(payment, amount, {});
    },
    answer(call) {
      const { method, url } = call;
      if (method === 'POST') return create(call);
      const id = url.pathname.split('/')[3];
      return id === undefined ? list(url) : (made.get(id) ?? refuse('No such refund'));
    },
  };
}
