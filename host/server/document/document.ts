import { escapeHtml, inlineCss, inlineJson } from './escape';
import type { PageScript } from './page-script';
import type { PreviewTag } from './listing-preview';
import type { Preload } from '../releases/preload';
import { startAfterPaint } from './start-after-paint';

export interface DocumentParts {
  readonly title: string;
  /** For previews of a link. */
  readonly tags?: readonly PreviewTag[];
  readonly nonce: string;
  /** Where the portal is on its origin, such as `/desk`. Scripts, preloads and fonts have it in their addresses already. */
  readonly basePath?: string | undefined;
  /** Run in this order. */
  readonly scripts: readonly PageScript[];
  readonly preloads: readonly Preload[];
  /** Data for the page, by element id. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Markup and style of the first view, made at build time. */
  readonly firstView?: {
    readonly html: string;
    readonly css: string;
    /** Run right after the first view, before it is painted. */ readonly script?: string;
  };
  /** The web app's manifest, where the page can be installed as one. */
  readonly manifest?: string;
  /** Placed before every other script. Development only. */
  readonly inlineScript?: string;
}

/** The browser compares only what came by a CORS request. */
const integrityAttributes = (integrity: string | undefined): string =>
  integrity ? ` crossorigin integrity="${escapeHtml(integrity)}"` : '';

const scriptTag = ({ src, integrity }: PageScript, nonce: string): string =>
  `<script defer nonce="${nonce}" src="${escapeHtml(src)}"${integrityAttributes(integrity)}></script>`;

function preloadTag({ href, as, integrity }: Preload): string {
  // The link and the later request must use the same credentials mode, or the file is loaded twice: `fetch` and a
  // script with integrity are CORS requests, another script element is not.
  const cors = as === 'fetch' && !integrity ? ' crossorigin' : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${cors}${integrityAttributes(integrity)}>`;
}

/** Twitter and search engines read `name`, everybody else `property`. */
const previewTag = ({ name, content }: PreviewTag): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

/** The build drew the links of a first view without the base path. */
const placeLinks = (html: string, basePath: string): string =>
  basePath === '' ? html : html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${basePath}/`);

/**
 * The HTML of a page. It names every file that the first view needs, so that the browser does not find them one after the other. If the
 * first view itself is included, the scripts start after it.
 */
export function renderDocument(parts: DocumentParts): string {
  const {
    title,
    tags = [],
    nonce,
    basePath = '',
    scripts,
    preloads,
    data,
    firstView,
    manifest,
    inlineScript,
  } = parts;
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...tags.map(previewTag),
    // Libraries that add their own <style> look for the nonce here.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    inlineScript ? `<script nonce="${nonce}">${inlineScript}</script>` : '',
    ...(firstView ? [] : scripts.map((script) => scriptTag(script, nonce))),
    ...(firstView ? [] : preloads.map(preloadTag)),
    firstView ? `<style nonce="${nonce}">${inlineCss(firstView.css)}</style>` : '',
    `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">`,
    manifest ? `<link rel="manifest" href="${escapeHtml(basePath + manifest)}">` : '',
    ...Object.entries(data).map(
      ([id, value]) => `<script type="application/json" id="${id}">${inlineJson(value)}</script>`,
    ),
  ];
  return `<!doctype html>
<html lang="en" dir="ltr"${basePath && ` data-base="${basePath}"`}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${firstView ? placeLinks(firstView.html, basePath) : ''}</div>
${firstView ? `<script nonce="${nonce}">${firstView.script ?? ''}${startAfterPaint(scripts, preloads)}</script>\n` : ''}<noscript>This page needs JavaScript. Please turn it on and load the page again.</noscript>
</body>
</html>
`;
}
