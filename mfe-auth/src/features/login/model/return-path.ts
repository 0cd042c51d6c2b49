/**
 * Where a login may return to: a path of this portal, never an outside address and never the login itself.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const base = 'http://portal.invalid';
  // URL parses `//host`, `/\host` and line breaks in the path as browsers do.
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (url?.origin !== base) return null;
  if (/\/login(?:\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
