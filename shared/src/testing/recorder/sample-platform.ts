import { buildSample } from '../../api/test/build-sample';
import { endpointTable, type Endpoint } from '../../contract';
import type { CountryCode } from '../../contract/entities/country';
import { createPlatform } from './platform';
import type { RecordedAnswer, RecordedRequest } from './recorded';
import { findCall } from './recorder';

/** A call that opens no line of events: pages then read their lists from time to time. */
const answered = endpointTable.filter(({ kind }) => kind !== 'stream');

const isPattern = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

function findEndpoint({ method, path }: RecordedRequest): Endpoint | undefined {
  const sameMethod = answered.filter((endpoint) => endpoint.method === method);
  return (
    sameMethod.find((endpoint) => endpoint.path === path) ??
    sameMethod.find((endpoint) => isPattern(endpoint.path, path))
  );
}

const samples = new Map<string, unknown>();
function readSample({ id, result }: Endpoint): unknown {
  if (!samples.has(id)) samples.set(id, buildSample(result));
  return samples.get(id);
}

/**
 * A platform that answers every call of the contract: those of section 7 from the data of the recorder's platform, whose
 * records fit together, and all others with a sample that the contract accepts.
 */
export function createSamplePlatform(country: CountryCode): (request: RecordedRequest) => RecordedAnswer {
  const platform = createPlatform(country);
  return (request) => {
    const stated = findCall(request);
    if (stated) return platform.answer(stated, request);
    const endpoint = findEndpoint(request);
    if (!endpoint) return { status: 404, body: { message: `${request.method} ${request.path} is no call` } };
    if (endpoint.kind === 'blob') return { status: 200, body: new Uint8Array([80, 75]) };
    return { status: 200, body: { result: readSample(endpoint) } };
  };
}
