const LINE = 100;
/** The second line of an address has at least this many characters. */
const SHORTEST = 3;

/**
 * An address in the two lines that the registration portal of India knows, of at most 100 characters each; null where
 * it is empty or does not fit.
 */
export function splitAddress(text: string): readonly [string, string?] | null {
  const whole = text.trim();
  if (whole === '') return null;
  if (whole.length <= LINE) return [whole];
  const latest = Math.min(LINE, whole.length - SHORTEST);
  const space = whole.lastIndexOf(' ', latest);
  const cut = space > 0 ? space : latest;
  const [first, second] = [whole.slice(0, cut).trim(), whole.slice(cut).trim()];
  return second.length >= SHORTEST && second.length <= LINE ? [first, second] : null;
}
