/** Not in that release, which it says itself. */
const NOT_BUILT = 501;

interface Statuses {
  readonly older: number;
  readonly newer: number;
}

/** What is wrong with the answer of the older API to a read that the newer one was asked as well, or undefined. */
export function judgeRead({ older, newer }: Statuses): string | undefined {
  if (older >= 500 && older !== NOT_BUILT) return `it answered ${older}`;
  if (older >= 400 && older !== NOT_BUILT && newer < 400)
    return `it answered ${older}, and the newer API ${newer}`;
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An address of a file is signed at the moment of the answer. */
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^(https?:\/)?\//.test(value);

/**
 * Where two answers about one record differ, in the fields that both have. A field that only one of them has belongs to
 * one of the releases.
 */
export function findDifferences(older: unknown, newer: unknown, place = ''): string[] {
  if (isObject(older) && isObject(newer)) {
    if (Array.isArray(older) && Array.isArray(newer) && older.length !== newer.length)
      return [`${place}: ${older.length} entries, and ${newer.length} in the newer API`];
    return Object.keys(older)
      .filter((name) => name in newer)
      .flatMap((name) => findDifferences(older[name], newer[name], place ? `${place}.${name}` : name));
  }
  if (older === newer || (isAddress(older) && isAddress(newer))) return [];
  return [`${place}: ${JSON.stringify(older)}, and ${JSON.stringify(newer)} in the newer API`];
}
