import { inlineJson } from './escape';
import type { Preload } from '../releases/preload';
import type { PageScript } from './page-script';

/** A hidden page draws no frames. */
const LONGEST_WAIT = 500;

const check = (integrity: string | undefined) => (integrity ? { crossOrigin: '', integrity } : {});

/**
 * Starts a page's scripts when the browser has drawn the HTML of the page. On a phone, loading and compiling them at once would delay
 * the view that the HTML already has. An inline script, so it uses only syntax that every browser knows.
 */
export function startAfterPaint(scripts: readonly PageScript[], preloads: readonly Preload[]): string {
  const files = scripts.map(({ src, integrity }) => ({ src, async: false, ...check(integrity) }));
  const links = preloads.map(({ href, as, integrity }) => ({
    rel: 'preload',
    as,
    href,
    // Not before the scripts that request them.
    fetchPriority: 'low',
    // As in a tag: the link and the later request must agree, or the file is loaded twice.
    ...(as === 'fetch' ? { crossOrigin: '' } : {}),
    ...check(integrity),
  }));
  return (
    '(function(files,links){var started,nonce=document.currentScript.nonce;' +
    "function add(tag,values){var e=document.createElement(tag);if(tag==='script')e.nonce=nonce;document.head.appendChild(Object.assign(e,values))}" +
    "function start(){if(started)return;started=true;files.forEach(add.bind(null,'script'));links.forEach(add.bind(null,'link'))}" +
    `requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,${LONGEST_WAIT})` +
    `})(${inlineJson(files)},${inlineJson(links)})`
  );
}
