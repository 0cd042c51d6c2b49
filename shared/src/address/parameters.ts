/** The page number that a text gives. An invalid one counts as the first. */
export function toPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** `[name, value, the default that the address leaves out]`. Other parameters stay. */
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
