import { http, HttpResponse } from 'msw';
import type { CountryCode } from '../../contract/entities/country';
import { createTestPortal, testConfig } from '../portal';
import { server } from '../server';
import { createRecorder, type Recorder } from './recorder';

/** A portal whose server announces nothing. */
export const createPlainPortal = () =>
  createTestPortal({ config: { ...testConfig, capabilities: { ae: [], in: [] } } });

/** Lets the recorder answer all calls of a country in a test. */
export function useRecorder(country: CountryCode = 'ae'): Recorder {
  const recorder = createRecorder(country);
  const base = `/api/${country}`;
  server.use(
    http.all(`${globalThis.location.origin}${base}/*`, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      const isJson = request.headers.get('content-type')?.includes('json') === true;
      const { status, body } = recorder.answer({
        method: request.method,
        path: pathname.slice(base.length),
        query: Object.fromEntries(searchParams),
        body: isJson ? (JSON.parse(text) as unknown) : null,
        bearer: request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null,
      });
      return body instanceof Uint8Array
        ? HttpResponse.arrayBuffer(Uint8Array.from(body).buffer, { status })
        : HttpResponse.json(body as Record<string, unknown>, { status });
    }),
  );
  return recorder;
}
