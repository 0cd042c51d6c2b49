/** A page of a list as an address names it; the first for what is none. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** `[name, value, what the address leaves out]`: parameters of others stay. */
export function withParameters(
  params: URLSearchParams,
  parameters: readonly (readonly [name: string, value: string, usual: string])[],
): URLSearchParams {
  const after = new URLSearchParams(params);
  for (const [name, value, usual] of parameters)
    if (value === usual) after.delete(name);
    else after.set(name, value);
  return after;
}
