/** The first digit of Arabic, Persian and Devanagari keyboards. */
const zeros = [0x0660, 0x06f0, 0x0966];
const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
/** Direction marks and other invisible characters, which a copied number may contain. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Replaces the digits of every keyboard with those that every server reads, one for one. */
export const toLatinDigits = (text: string): string =>
  text.replace(foreignDigits, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });

/**
 * As `toLatinDigits`, also with the separators of Arabic and without invisible characters: for text that is
 * still being typed.
 */
export const toLatinNumber = (text: string): string =>
  toLatinDigits(text)
    .replace(invisible, '')
    .replaceAll('\u066b', '.')
    .replace(/[\u066c\u060c]/g, ',');
