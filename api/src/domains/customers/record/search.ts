/** A number as it may be typed: `+971 50 123-4567`. */
const isPhone = (text: string) => /^\+?[\d\s()-]{3,}$/.test(text);

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** The index contains groups of three characters; shorter texts are searched at the beginnings of words. */
const SHORTEST_INSIDE = 3;

/**
 * Patterns for `like`, all of which must match. A phone number is one word with any spacing, and is found
 * without the zero or the plus before it.
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
