/** A number as it may be typed: `+971 50 123-4567`. */
const isPhone = (text: string) => /^\+?[\d\s()-]{3,}$/.test(text);

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** The index knows text by its groups of three characters; fewer are looked for at the beginnings of words. */
const SHORTEST_INSIDE = 3;

/**
 * Patterns for `like`, all of which must fit. A phone number is one word however it is spaced, and found without the zero or the
 * plus before it.
 */
export function toSearchPatterns(search: string | undefined): string[] {
  const text = (search ?? '').trim();
  if (isPhone(text)) {
    const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
    return [`%${digits}%`];
  }
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (word.length < SHORTEST_INSIDE ? `% ${escaped(word)}%` : `%${escaped(word)}%`));
}
