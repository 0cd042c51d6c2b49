const forbidden = [
  { pattern: /<[^>]*\sstyle=/i, description: 'a style attribute' },
  { pattern: /<script\b/i, description: 'a script' },
  { pattern: /<[^>]*\son[a-z]+=/i, description: 'an event attribute' },
];

/** Throws on markup that the content security policy would block in the browser. */
export function checkMarkup(html: string, where: string): void {
  if (html.trim() === '') throw new Error(`${where}: the prerendered markup is empty.`);
  for (const { pattern, description } of forbidden) {
    const found = pattern.exec(html);
    if (found)
      throw new Error(
        `${where}: the prerendered markup has ${description}, which the CSP blocks: ${found[0].slice(0, 160)}`,
      );
  }
}
