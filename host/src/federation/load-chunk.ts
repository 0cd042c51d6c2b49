import { CHUNK_LOAD_TIMEOUT } from '@portal/shared/remote';
import { findIntegrity } from './script-integrity';

/** What webpack's runtime reads when a chunk did not arrive. */
type Outcome = Event | { readonly type: string; readonly target: HTMLScriptElement };

const failures = new Map<string, number>();

/**
 * Takes the place of webpack's function that adds the script of a chunk. The browser runs only the file whose hash is in the table of its version.
 */
export function loadChunk(url: string, done: (outcome: Outcome) => void): void {
  const script = document.createElement('script');
  const finish = (outcome: Outcome) => {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    script.remove();
    if (outcome.type !== 'load') failures.set(url, (failures.get(url) ?? 0) + 1);
    done(outcome);
  };
  const fail = (type: string) => finish({ type, target: script });
  const timer = setTimeout(fail, CHUNK_LOAD_TIMEOUT, 'timeout');
  script.onload = finish;
  script.onerror = () => fail('error');
  const tries = failures.get(url);
  findIntegrity(url).then(
    (integrity) => {
      if (__webpack_nonce__) script.nonce = __webpack_nonce__;
      // A file that failed may be in the browser's cache, so a later try has another address.
      script.src = tries ? `${url}?retry=${tries}` : url;
      document.head.append(Object.assign(script, { integrity, crossOrigin: '' }));
    },
    (error: unknown) => {
      console.error(error);
      fail('integrity');
    },
  );
}
