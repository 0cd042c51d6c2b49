import { runInSpan } from '@portal/build/tracing/run-in-span.ts';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';

import {
  DeliveryError,
  providerAnswer,
  type DocumentProvider,
  type ProviderAnswer,
} from './document-provider';

const TIMEOUT = 20_000;
const LONGEST_ANSWER = 64 * 1024;
const mediaTypes = { ubl: 'application/xml', inv01: 'application/json' } as const;
/** Statuses whose body may say what became of the document. */
const answering = [200, 201, 202, 400, 409, 422];

interface Settings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** HMAC-SHA256 of time, method, path, key and body, one in each line. */
export const signCall = (secret: string, time: string, { method, path, id, body = '' }: Call): string =>
  createHmac('sha256', secret).update([time, method, path, id, body].join('\n')).digest('hex');

function readAnswer(text: string): ProviderAnswer | null {
  try {
    return v.parse(providerAnswer, JSON.parse(text));
  } catch {
    return null;
  }
}

/** @returns null for 404 */
const call = (settings: Settings, request: Call): Promise<ProviderAnswer | null> =>
  runInSpan(
    'call document provider',
    { kind: 'client', attributes: { 'http.request.method': request.method } },
    () => sendCall(settings, request),
  );

async function sendCall({ url, secret }: Settings, request: Call): Promise<ProviderAnswer | null> {
  const time = String(Math.floor(Date.now() / 1000));
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}${request.path}`, {
      method: request.method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        accept: 'application/json',
        'idempotency-key': request.id,
        'signature-time': time,
        signature: signCall(secret, time, request),
        ...request.headers,
      },
      ...(request.body !== undefined && { body: request.body }),
    });
    text = await response.text();
  } catch {
    throw new DeliveryError('The provider cannot be reached.');
  }
  if (response.status === 404) return null;
  const isAnswer = answering.includes(response.status) && text.length <= LONGEST_ANSWER;
  const answer = isAnswer ? readAnswer(text) : null;
  if (answer === null) throw new DeliveryError(`The provider answered ${response.status}.`);
  return answer;
}

/** The provider's service, by the contract in `docs/document-provider.md`. */
export function createHttpProvider(settings: Settings): DocumentProvider {
  return {
    kind: 'http',
    async send({ id, number, format, content, sellerTaxNumber }) {
      const answer = await call(settings, {
        method: 'POST',
        path: '/documents',
        id,
        body: content,
        headers: {
          'content-type': `${mediaTypes[format]}; charset=utf-8`,
          'document-format': format,
          'document-number': number,
          'seller-tax-number': sellerTaxNumber,
        },
      });
      if (answer === null) throw new DeliveryError('The provider answered 404.');
      return answer;
    },
    async ask({ id }) {
      const answer = await call(settings, { method: 'GET', path: `/documents/${id}`, id });
      if (answer === null) throw new DeliveryError('The provider does not know the document.');
      return answer.state === 'sent' ? null : answer;
    },
  };
}
