import type { CountryCode } from '../../contract/entities/country';
import { createPlatform } from './platform';
import type { RecordedAnswer, RecordedRequest } from './recorded';
import { NOT_SHOWN, sectionSeven, type Fields, type StatedCall } from './section-seven';

export interface Recorder {
  answer(request: RecordedRequest): RecordedAnswer;
  /** One sentence for each call that section 7 lacks, or states differently. */
  readonly refused: readonly string[];
  /** `POST /srm-payment`, in turn. */
  readonly calls: readonly string[];
}

/** Section 6: every call except these carries a bearer. */
const WITHOUT_BEARER = ['/auth/agent/login', '/auth/send-otp', '/auth/verify-otp'];

/**
 * A supplier's platform that knows section 7 and nothing else: it refuses any call or field that is not
 * stated, and records it.
 */
export function createRecorder(country: CountryCode, now?: number): Recorder {
  const platform = createPlatform(country, now);
  const refused: string[] = [];
  const calls: string[] = [];
  const refuse = (status: number, reason: string): RecordedAnswer => {
    refused.push(reason);
    return { status, body: { message: reason } };
  };
  return {
    refused,
    calls,
    answer(request) {
      const name = `${request.method} ${request.path}`;
      calls.push(name);
      const stated = findCall(request);
      if (!stated) return refuse(404, `${name}: no such call in section 7`);
      const unknown = [
        ...unknownFields(request.query, stated.query, 'query'),
        ...unknownFields(request.body, stated.body, 'body'),
      ];
      if (unknown.length > 0) return refuse(400, `${name}: ${unknown.join(', ')} not stated`);
      if (WITHOUT_BEARER.includes(request.path) && request.bearer !== null)
        return refuse(400, `${name}: goes without a bearer`);
      return platform.answer(stated, request);
    },
  };
}

export function findCall({ method, path }: Pick<RecordedRequest, 'method' | 'path'>): StatedCall | undefined {
  const fits = (stated: StatedCall) => {
    const pattern = stated.path.replace(/\{\w+\}/g, '[^/]+');
    return stated.method === method && new RegExp(`^${pattern}$`).test(path);
  };
  const found = sectionSeven.filter(fits);
  // `/srm-bookings/list` is no trip of that name.
  return (
    found.find((stated) => stated.path === path) ??
    found.find(({ path: statedPath }) => isIdIn(statedPath, path))
  );
}

/** A parameter holds an id: `/enquiries/live` or `/srm-bookings/quote` names no enquiry and no trip. */
const isIdIn = (pattern: string, path: string): boolean => {
  const segments = path.split('/');
  return pattern.split('/').every((part, at) => !part.startsWith('{') || /\d/.test(segments[at] ?? ''));
};

function unknownFields(
  part: unknown,
  stated: Fields | typeof NOT_SHOWN | undefined,
  place: string,
): string[] {
  if (stated === NOT_SHOWN) return [];
  return listUnknownFields(part, stated ?? {}).map((name) => `${place}.${name}`);
}

function listUnknownFields(part: unknown, stated: Fields): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => listUnknownFields(item, stated));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (!(name in stated)) return [name];
    const inside = stated[name];
    return inside ? listUnknownFields(value, inside).map((field) => `${name}.${field}`) : [];
  });
}
