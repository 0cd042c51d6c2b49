import { escapeHtml, inlineCss, inlineJson } from './escape';
import type { Preload } from '../releases/preload';
import { startAfterPaint } from './start-after-paint';

export interface DocumentParts {
  readonly title: string;
  readonly nonce: string;
  /** Run in this order. */
  readonly scripts: readonly string[];
  readonly preloads: readonly Preload[];
  /** Data for the page, by element id. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Markup and style of the first view, made at build time. */
  readonly firstView?: {
    readonly html: string;
    readonly css: string;
    /** Run right after the first view, before it is painted. */ readonly script?: string;
  };
  /** The `@font-face` rules of the page's typeface. */
  readonly fontFaces?: string;
  /** The web app's manifest, where the page can be installed as one. */
  readonly manifest?: string;
  /** Placed before every other script. Development only. */
  readonly inlineScript?: string;
}

function preloadTag({ href, as, integrity }: Preload): string {
  // The link and the later request must use the same credentials mode, or the file is loaded twice: `fetch` is a CORS
  // request, a script element without `crossorigin` is not.
  const cors = as === 'fetch' ? ' crossorigin' : '';
  const check = integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${cors}${check}>`;
}

/**
 * The HTML of a page. It names every file that the first view needs, so that the browser does not find them one after the other. If the
 * first view itself is included, the scripts start after it.
 */
export function renderDocument(parts: DocumentParts): string {
  const { title, nonce, scripts, preloads, data, firstView, fontFaces = '', manifest, inlineScript } = parts;
  const styles = fontFaces + (firstView?.css ?? '');
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // Libraries that add their own <style> look for the nonce here.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    inlineScript ? `<script nonce="${nonce}">${inlineScript}</script>` : '',
    ...(firstView
      ? []
      : scripts.map((src) => `<script defer nonce="${nonce}" src="${escapeHtml(src)}"></script>`)),
    ...(firstView ? [] : preloads.map(preloadTag)),
    styles ? `<style nonce="${nonce}">${inlineCss(styles)}</style>` : '',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    manifest ? `<link rel="manifest" href="${escapeHtml(manifest)}">` : '',
    ...Object.entries(data).map(
      ([id, value]) => `<script type="application/json" id="${id}">${inlineJson(value)}</script>`,
    ),
  ];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${firstView?.html ?? ''}</div>
${firstView ? `<script nonce="${nonce}">${firstView.script ?? ''}${startAfterPaint(scripts, preloads)}</script>\n` : ''}<noscript>This page needs JavaScript. Please turn it on and load the page again.</noscript>
</body>
</html>
`;
}
