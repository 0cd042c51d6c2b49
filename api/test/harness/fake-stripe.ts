import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

import { createFakeRefunds, type FakeRefunds, type Refund } from './create-fake-refunds';
import { stripeKeys } from './stripe-keys';

/** What the portal reads of a session, and what Stripe's OpenAPI file requires of one; the SDK's types come from that. */
type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'url'
  | 'amount_total'
  | 'currency'
  | 'payment_intent'
  | 'metadata'
  | 'success_url'
  | 'expires_at'
  | keyof typeof always
>;
// cspell:ignore livemode
/** What every session has, and nobody reads here. */
const always = {
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  created: 1_900_000_000,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  livemode: false,
  mode: 'payment',
  payment_method_types: ['card'],
  shipping_options: [],
} satisfies Partial<Stripe.Checkout.Session>;

/** What the portal reads of an account. */
type Account = Pick<Stripe.Account, 'id' | 'object' | 'charges_enabled'>;

/** An event as it is sent: its text, and the signature of that text. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** A local server that answers the calls of Checkout Sessions and Refunds, with answers of the SDK's types. */
export interface FakeStripe {
  readonly url: string;
  readonly sessions: ReadonlyMap<string, Session>;
  /** An account is connected to the platform of the keys. */
  connect(id: string, canCharge?: boolean): void;
  /** How many calls it answered. */
  readonly calls: { count: number };
  /** While true, every call fails as during an outage. */
  readonly outage: { isOn: boolean };
  /** Somebody pays on its page. */
  pay(sessionId: string, paid?: { readonly amount?: number; readonly currency?: string }): void;
  sign(kind: string, sessionId: string, change?: Partial<Session>): SignedEvent;
  /** The same as if it had happened in another account. */
  signAs(account: string | undefined, kind: string, sessionId: string): SignedEvent;
  readonly refunds: FakeRefunds;
  /** While true, what is asked for is done and its answer is lost. */
  readonly losesAnswers: { isOn: boolean };
  signRefund(kind: string, refundId: string, change?: Partial<Refund>): SignedEvent;
  /** The event that only says that something of this session's payment was refunded. */
  signRefunded(sessionId: string): SignedEvent;
  close(): Promise<void>;
}

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, message: string): void =>
  send(response, status, { error: { type: 'invalid_request_error', message } });

interface Place {
  /** By default any free one. */
  readonly port?: number;
  /** Where the pages of its sessions are; nobody opens them unless a test serves them. */
  readonly pages?: string;
}

export async function startFakeStripe({
  port = 0,
  pages = 'https://checkout.stripe.example',
}: Place = {}): Promise<FakeStripe> {
  const sessions = new Map<string, Session>();
  const accounts = new Map<string, Account>();
  /** The account of each session; none for that of the keys. */
  const owners = new Map<string, string | undefined>();
  const byKey = new Map<string, Session>();
  const calls = { count: 0 };
  const outage = { isOn: false };
  const signer = new Stripe(stripeKeys.secretKey);
  const losesAnswers = { isOn: false };
  const refunds = createFakeRefunds((payment, account) => {
    const session = [...sessions.values()].find((one) => one.payment_intent === payment);
    return (
      session &&
      owners.get(session.id) === account && {
        amount: session.amount_total ?? 0,
        currency: session.currency ?? '',
      }
    );
  });
  let events = 0;

  function sign(type: string, object: object, account: string | undefined): SignedEvent {
    events += 1;
    const event = { id: `evt_${events}`, object: 'event', type, data: { object }, account };
    const body = JSON.stringify(event);
    const signature = signer.webhooks.generateTestHeaderString({
      payload: body,
      secret: stripeKeys.webhookSecret,
    });
    return { body, signature };
  }

  function open(form: URLSearchParams, key: string, account: string | undefined): Session {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      ...always,
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `${pages}/c/pay/${id}`,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      metadata: {
        paymentId: form.get('metadata[paymentId]') ?? '',
        companyId: form.get('metadata[companyId]') ?? '',
      },
      success_url: form.get('success_url') ?? '',
      expires_at: Number(form.get('expires_at')),
    };
    sessions.set(id, session);
    owners.set(id, account);
    byKey.set(key, session);
    return session;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls.count += 1;
    const form = await readForm(request);
    if (outage.isOn) return refuse(response, 500, 'An outage');
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      return refuse(response, 401, 'Invalid API Key provided');
    const url = new URL(request.url ?? '', 'http://stripe.local');
    const account = request.headers['stripe-account']?.toString();
    const named = /^\/v1\/accounts\/(\w+)$/.exec(url.pathname)?.[1];
    if (named !== undefined || account !== undefined) {
      const known = accounts.get(named ?? account ?? '');
      if (!known) return refuse(response, 403, 'The key does not have access to this account');
      if (named !== undefined) return send(response, 200, known);
    }
    if (url.pathname.startsWith('/v1/refunds')) {
      const key = String(request.headers['idempotency-key']);
      const made = refunds.answer({ method: request.method ?? '', url, form, key, account });
      if (losesAnswers.isOn) return refuse(response, 500, 'The answer was lost');
      return 'error' in made ? send(response, 400, made) : send(response, 200, made);
    }
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+)(?:\/(\w+))?)?$/.exec(request.url ?? '') ?? [];
    if (id === undefined)
      return send(response, 200, open(form, String(request.headers['idempotency-key']), account));
    const session = sessions.get(id);
    if (!session || owners.get(id) !== account) return refuse(response, 404, 'No such checkout.session');
    if (action === 'expire') {
      if (session.status !== 'open') return refuse(response, 400, 'Only open sessions can be expired');
      Object.assign(session, { status: 'expired', url: null });
    }
    return send(response, 200, session);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    connect(id, canCharge = true) {
      accounts.set(id, { id, object: 'account', charges_enabled: canCharge });
    },
    calls,
    outage,
    pay(sessionId, paid = {}) {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error(`${sessionId} cannot be paid`);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        payment_intent: `pi_${sessionId}`,
        amount_total: paid.amount ?? session.amount_total,
        currency: paid.currency ?? session.currency,
      });
    },
    sign: (kind, sessionId, change = {}) =>
      sign(kind, { ...sessions.get(sessionId), ...change }, owners.get(sessionId)),
    signAs: (account, kind, sessionId) => sign(kind, { ...sessions.get(sessionId) }, account),
    refunds,
    losesAnswers,
    signRefund(kind, refundId, change = {}) {
      const refund = refunds.made.get(refundId);
      const session = [...sessions.values()].find((one) => one.payment_intent === refund?.payment_intent);
      return sign(kind, { ...refund, ...change }, owners.get(session?.id ?? ''));
    },
    signRefunded(sessionId) {
      const { payment_intent, metadata } = sessions.get(sessionId) ?? {};
      return sign(
        'charge.refunded',
        { id: `ch_${sessionId}`, object: 'charge', payment_intent, metadata },
        owners.get(sessionId),
      );
    },
    close: () => new Promise((ended) => server.close(() => ended())),
  };
}
