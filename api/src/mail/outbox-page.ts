import { createHash } from 'node:crypto';

import type { FolderMail } from './folder-transport';
import { escapeHtml } from './layout';
import { messages } from './messages';

const STYLE = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem }
article { border: 1px solid #8884; border-radius: 10px; padding: 1rem 1.25rem; margin-block: 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1rem; margin: 0 }
.meta { opacity: .75; font-size: .875rem; margin: 0; overflow-wrap: anywhere }
.code { font: 700 2rem/1.3 ui-monospace, Menlo, Consolas, monospace; letter-spacing: .2em; margin: .5rem 0; user-select: all }
pre { white-space: pre-wrap; font: inherit; margin: .5rem 0 0 }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** No script, nothing external; the hash allows the one style. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'self'; base-uri 'none'`;

const findCode = (text: string): string | undefined => /^\d{6}$/m.exec(text)?.[0];

function article({ id, to, subject, text, createdAt }: FolderMail): string {
  const code = findCode(text);
  const shown = code === undefined ? `<pre>${escapeHtml(text)}</pre>` : `<p class="code">${code}</p>`;
  const time = `<time datetime="${escapeHtml(createdAt)}">${escapeHtml(new Date(createdAt).toUTCString())}</time>`;
  // Relative: a proxy may offer the page below a path.
  const link = `<a href="outbox/${encodeURIComponent(id)}">${escapeHtml(messages.outbox.open)}</a>`;
  return `<article><h2>${escapeHtml(subject)}</h2><p class="meta">${escapeHtml(to)} · ${time}</p>${shown}${link}</article>`;
}

/** Reloads itself, so that a new mail appears. */
export function outboxPage(mails: readonly FolderMail[]): string {
  const { title, intro, empty } = messages.outbox;
  const list = mails.length === 0 ? `<p>${escapeHtml(empty)}</p>` : mails.map(article).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p>${list}</body></html>`;
}
