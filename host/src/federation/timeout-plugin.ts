import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A script that hangs must fail, or its area stays empty for ever. In development the first request for a remote waits until it
 * is built.
 */
export const LOAD_TIMEOUT = process.env.NODE_ENV === 'development' ? 120_000 : 4000;

interface Settings {
  readonly nonce: string | undefined;
  readonly getIntegrity: (container: string) => string | undefined;
  readonly getAttempt: (container: string) => number;
}

/**
 * Gives a remote's scripts the page's nonce and a time limit. The entry also gets the integrity of the registry, which is valid for the
 * entry only: the runtime calls this for the other files too.
 */
export function timeoutPlugin({ nonce, getIntegrity, getAttempt }: Settings): ModuleFederationRuntimePlugin {
  const tries = new Map<string, number>();
  return {
    name: 'portal-timeouts',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      const again = (remoteInfo ? getAttempt(remoteInfo.name) : 0) + countTry(tries, url);
      script.src = again === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${again}`;
      if (nonce) script.nonce = nonce;
      const integrity =
        remoteInfo && isSameFile(url, remoteInfo.entry) ? getIntegrity(remoteInfo.name) : undefined;
      // As the page's preload of it, or it is loaded twice. The browser compares only what came by a CORS request.
      if (integrity) Object.assign(script, { integrity, crossOrigin: '' });
      return { script, timeout: LOAD_TIMEOUT };
    },
  };
}

const isSameFile = (one: string, other: string): boolean => getPathname(one) === getPathname(other);
const getPathname = (address: string): string => new URL(address, location.origin).pathname;

/** How often this address was requested before. */
function countTry(tries: Map<string, number>, url: string): number {
  const before = tries.get(url) ?? 0;
  tries.set(url, before + 1);
  return before;
}
