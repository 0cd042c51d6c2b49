/** The parts of an address that can carry a link's token: the router's location, or the window's. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const NAME = 'token';
/** Links may also carry the bare token behind the #, which browsers send to no server. */
const bareToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const getFragment = ({ hash }: Address): string => hash.replace(/^#/, '');

/** The token of a temporary link (`?token=…`, `#token=…` or `#…`), or null. */
export function readToken(address: Address): string | null {
  const fragment = getFragment(address);
  const token =
    new URLSearchParams(address.search).get(NAME) ??
    new URLSearchParams(fragment).get(NAME) ??
    (bareToken.test(fragment) ? fragment : null);
  return token === '' ? null : token;
}

/** The same address without any trace of a token. */
export function removeToken(address: Address): string {
  const search = without(address.search.replace(/^\?/, ''));
  const fragment = getFragment(address);
  const hash = bareToken.test(fragment) ? '' : without(fragment);
  return address.pathname + (search && `?${search}`) + (hash && `#${hash}`);
}

/** A query string without the token; unchanged, character for character, if it has none. */
function without(query: string): string {
  const values = new URLSearchParams(query);
  if (!values.has(NAME)) return query;
  values.delete(NAME);
  return values.toString();
}

/** The token that the page's history entry keeps, for a page that is loaded again after its tab was closed. */
export function readKeptToken(state: unknown): string | null {
  return (state as { token?: string } | null)?.token ?? null;
}

/** Reads the token and, in the same step, moves it from the address to the state of the history entry. */
export function takeToken(address: Address, history: Pick<History, 'state' | 'replaceState'>): string | null {
  const token = readToken(address);
  const clean = removeToken(address);
  if (clean !== address.pathname + address.search + address.hash)
    history.replaceState({ ...history.state, token }, '', clean);
  return token ?? readKeptToken(history.state);
}
