export type Block =
  | { readonly text: string; readonly quiet?: boolean }
  | { readonly code: string }
  | { readonly link: string; readonly label: string };

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
  if ('code' in block) return block.code;
  return 'link' in block ? `${block.label}:\n${block.link}` : block.text;
}

/** The two forms of a mail from one list of blocks. Mail programs know only inline styles. */
export function layout(blocks: readonly Block[]): { text: string; html: string } {
  const text = blocks.map(toText).join('\n\n');
  const body = blocks.map(toHtml).join('');
  const html = `<!doctype html><html><body style="margin:0;padding:24px;background:#f5f6f8"><div style="${FONT};max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:10px">${body}</div></body></html>`;
  return { text, html };
}
