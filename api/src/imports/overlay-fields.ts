import { isRecord } from './is-record';

type Fields = Record<string, unknown>;

/** The second over the first; records, such as the rates, period by period. */
export function overlayFields(base: Fields, sent: unknown): Fields {
  const joined = { ...base };
  for (const [name, value] of Object.entries(isRecord(sent) ? sent : {})) {
    const before = base[name];
    joined[name] = isRecord(before) && isRecord(value) ? overlayFields(before, value) : value;
  }
  return joined;
}
