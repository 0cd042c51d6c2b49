import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countryCodes, type CountryCode } from '../../contract/entities/country';
import type { RecordedAnswer, RecordedRequest } from './recorded';

export interface AnsweringServer {
  readonly port: number;
  close(): Promise<void>;
}

/** What a platform that knows none of our headers allows pages of another origin. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
};

/** A server for pages in a real browser that answers each call of a country by a function. */
export async function serveAnswers(
  answerCall: (country: CountryCode, request: RecordedRequest) => RecordedAnswer,
): Promise<AnsweringServer> {
  const http = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      const isFile = body instanceof Uint8Array;
      response.writeHead(status, {
        ...cors,
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      });
      response.end(isFile ? body : JSON.stringify(body));
    });
  });

  async function answer(request: IncomingMessage): Promise<RecordedAnswer> {
    if (request.method === 'OPTIONS') return { status: 200, body: null };
    const { pathname: requestedPath, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // The gateway passes its paths on unchanged.
    const pathname = requestedPath.replace(/^\/api\//, '/');
    const country = countryCodes.find((code) => pathname.startsWith(`/${code}/`));
    if (!country) return { status: 404, body: null };
    const isJson = request.headers['content-type']?.includes('json') === true;
    const text = await read(request);
    return answerCall(country, {
      method: request.method ?? 'GET',
      path: pathname.slice(country.length + 1),
      query: Object.fromEntries(searchParams),
      body: isJson ? (JSON.parse(text) as unknown) : null,
      bearer: request.headers.authorization?.replace(/^Bearer /, '') ?? null,
    });
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
