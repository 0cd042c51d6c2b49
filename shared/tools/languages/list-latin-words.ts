/** Text that is the same in every language: products, kinds and endings of files, keys, text typed into a file, menus of a program. */
const names = new Set(
  [
    'Excel Google Sheets WhatsApp Stripe Fleetdesk Tabby Corolla Patrol Wi Fi FASTag',
    'iPhone iPad Chrome Edge Firefox Safari',
    'Concox Jimi OsmAnd Teltonika Traccar Natural Earth WebGL',
    'WebP WebM xlsx csv json pdf zip',
    'Shift Enter Escape Space',
    'yes no',
    'File Save As',
    'Idempotency Key isMasked',
  ]
    .join(' ')
    .split(' '),
);

/** The values that are filled in, then ICU's own words before texts in braces. */
const values = /\{\w+(?:, [\w.]+)*\}/g;
const forms = /\{\w+, (?:plural|select|selectordinal),|[=\w]+ ?\{/g;

/** The words of a message in Latin letters, without values, addresses and names. Abbreviations (TRN, PDF) are names. */
export const listLatinWords = (text: string): string[] =>
  (
    text
      .replace(values, ' ')
      .replace(forms, ' ')
      .replace(/\S+@\S+|https?:\S+/g, ' ')
      .match(/[A-Za-z]{2,}/g) ?? []
  ).filter((word) => !names.has(word) && /[a-z]/.test(word));
