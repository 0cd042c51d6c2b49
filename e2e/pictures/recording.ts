import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { APIResponse, Request } from '@playwright/test';
import type { CountryCode } from '@portal/shared/contract';
import { stack } from '../fixtures/stack';

const file = path.join(import.meta.dirname, 'recorded', 'answers.json.gz');

/** In place of the portal's address, which differs between runs. */
const ORIGIN = 'https://portal.example';

export interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As base64. */
  readonly body: string;
}

/** What the server answered while the pictures were made. */
export interface Recording {
  /** In milliseconds; the browser's clock stands there. */
  readonly recordedAt: number;
  /** The browser that drew the pictures. */
  readonly browser: string;
  readonly userIds: Partial<Record<CountryCode, string>>;
  /** Where the entries of the menu lead. */
  menu: readonly string[];
  readonly answers: Record<string, RecordedAnswer>;
}

export const readRecording = (): Recording =>
  JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Recording;

const hasRecording = (): boolean => existsSync(file);

/** What is recorded so far, or nothing at the first screen: after a failed screen, a new process goes on. */
export const continueRecording = (): Recording =>
  hasRecording()
    ? readRecording()
    : { recordedAt: Date.now(), browser: '', userIds: {}, menu: [], answers: {} };

export function saveRecording(recording: Recording): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(recording), { level: 9 }));
}

/** The same request gets the same key on every machine. The language decides some texts of the server. */
export function nameRequest(request: Request, locale: string): string {
  const { pathname, search } = new URL(request.url());
  const body = request.postData();
  const hash = body === null ? '' : ` ${createHash('sha256').update(body).digest('hex').slice(0, 12)}`;
  return `${locale} ${request.method()} ${pathname}${search}${hash}`;
}

const droppedHeaders = [
  'content-encoding',
  'content-length',
  'set-cookie',
  'transfer-encoding',
  'connection',
];

const isText = (headers: Readonly<Record<string, string>>): boolean =>
  /json|text|xml/.test(headers['content-type'] ?? '');

export async function recordAnswer(answer: APIResponse): Promise<RecordedAnswer> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers()).filter(([name]) => !droppedHeaders.includes(name)),
  );
  const body = await answer.body();
  return {
    status: answer.status(),
    headers,
    body: isText(headers)
      ? Buffer.from(body.toString('utf8').replaceAll(stack.portal, ORIGIN)).toString('base64')
      : body.toString('base64'),
  };
}

/** The answer as a page of this run can use it. */
export function replayAnswer({ status, headers, body }: RecordedAnswer) {
  const bytes = Buffer.from(body, 'base64');
  return {
    status,
    headers: { ...headers },
    body: isText(headers) ? bytes.toString('utf8').replaceAll(ORIGIN, stack.portal) : bytes,
  };
}
