/** Epoch times above this are milliseconds: as seconds they would be after the year 5138. */
const FIRST_MILLISECONDS = 100_000_000_000;

/**
 * A moment as trackers write it: seconds or milliseconds since 1970, ISO 8601 with or without a zone (then UTC), or
 * `yyyy-MM-dd HH:mm:ss`.
 * @returns null for anything else
 */
export function readMoment(text: string): Date | null {
  const trimmed = text.trim();
  if (/^\d{1,15}(\.\d+)?$/.test(trimmed)) {
    const value = Number(trimmed);
    return new Date(value < FIRST_MILLISECONDS ? value * 1000 : value);
  }
  const parts = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(trimmed);
  if (!parts) return null;
  const zone = (parts[3] ?? 'Z').toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const date = new Date(`${parts[1]}T${parts[2]}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
