type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The second over the first; records, such as the rates, period by period. */
export function overlayFields(base: Fields, sent: unknown): Fields {
  const joined = { ...base };
  for (const [name, value] of Object.entries(isRecord(sent) ? sent : {})) {
    const before = base[name];
    joined[name] = isRecord(before) && isRecord(value) ? overlayFields(before, value) : value;
  }
  return joined;
}
