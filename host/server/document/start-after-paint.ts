import { inlineJson } from './escape';
import type { Preload } from './preload';

/** A hidden page draws no frames. */
const LONGEST_WAIT = 500;

/**
 * Starts a page's scripts when the browser has drawn what came with it: on a phone, loading and compiling them at once would hold up the
 * very view that is there already. An inline script, so in the language of every browser.
 */
export function startAfterPaint(scripts: readonly string[], preloads: readonly Preload[]): string {
  const files = scripts.map((src) => ({ src, async: false }));
  const links = preloads.map(({ href, as, integrity }) => ({
    rel: 'preload',
    as,
    href,
    // Not before the scripts that will ask for them.
    fetchPriority: 'low',
    // As in a tag: the link and the later request must agree, or the file comes twice.
    ...(as === 'fetch' ? { crossOrigin: '' } : {}),
    ...(integrity ? { integrity } : {}),
  }));
  return (
    '(function(files,links){var started,nonce=document.currentScript.nonce;' +
    "function add(tag,values){var e=document.createElement(tag);if(tag==='script')e.nonce=nonce;document.head.appendChild(Object.assign(e,values))}" +
    "function start(){if(started)return;started=true;files.forEach(add.bind(null,'script'));links.forEach(add.bind(null,'link'))}" +
    `requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,${LONGEST_WAIT})` +
    `})(${inlineJson(files)},${inlineJson(links)})`
  );
}
