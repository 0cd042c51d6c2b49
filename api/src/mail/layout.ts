import { locales, type Locale } from '@portal/shared/i18n/locales';

import { language } from '../language/reader';

export type Block =
  | { readonly text: string; readonly quiet?: boolean }
  | { readonly code: string }
  | { readonly link: string; readonly label: string }
  /** One of several: a link, and what says more. */
  | { readonly heading: string; readonly facts: string; readonly link: string };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

function toHtml(block: Block): string {
  if ('heading' in block) {
    return `<p style="font-size:16px;line-height:1.5;color:#111827;margin:0 0 16px"><a href="${escapeHtml(block.link)}" style="color:#0f5c7a;font-weight:600">${escapeHtml(block.heading)}</a><br>${escapeHtml(block.facts)}</p>`;
  }
  if ('code' in block) {
    return `<p style="font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;margin:24px 0">${escapeHtml(block.code)}</p>`;
  }
  if ('link' in block) {
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5c7a;color:#ffffff;font-size:16px;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
  const color = block.quiet ? '#6b7280' : '#111827';
  return `<p style="font-size:16px;line-height:1.5;color:${color};margin:0 0 16px">${escapeHtml(block.text)}</p>`;
}

function toText(block: Block): string {
  if ('heading' in block) return [block.heading, block.facts, block.link].filter(Boolean).join('\n');
  if ('code' in block) return block.code;
  return 'link' in block ? `${block.label}:\n${block.link}` : block.text;
}

/** The text in one language. */
export interface Section {
  readonly locale: Locale;
  readonly blocks: readonly Block[];
}

/** The two forms of a mail from one list of blocks, in the language of the caller. */
export const layout = (blocks: readonly Block[]): { text: string; html: string } =>
  renderSections([{ locale: language(), blocks }]);

const RULE = '<hr style="border:0;border-top:1px solid #e5e7eb;margin:32px 0">';

/** The same in several languages, one below the other. Mail programs support only inline styles. */
export function renderSections(sections: readonly Section[]): { text: string; html: string } {
  const text = sections.map(({ blocks }) => blocks.map(toText).join('\n\n')).join('\n\n* * *\n\n');
  const body = sections
    .map(({ locale, blocks }) => {
      const { direction } = locales[locale];
      const side = direction === 'rtl' ? 'right' : 'left';
      return `<div lang="${locale}" dir="${direction}" style="text-align:${side}">${blocks.map(toHtml).join('')}</div>`;
    })
    .join(RULE);
  const html = `<!doctype html><html><body style="margin:0;padding:24px;background:#f5f6f8"><div style="${FONT};max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:10px">${body}</div></body></html>`;
  return { text, html };
}
