import type { Draft } from './draft-store';

/** What a form keeps: its initial values, which the comparison with a save from elsewhere needs, and its values now. */
export interface Kept<Values> {
  readonly base: Values;
  readonly now: Values;
}

/** What the server keeps of a form, with the version of the listing that it began with. */
interface Content<Values> extends Kept<Values> {
  readonly version: number | null;
}

export function toContent<Values>(
  base: { readonly values: Values; readonly version: number | null },
  now: Values,
): Record<string, unknown> & Content<Values> {
  return { base: base.values, now, version: base.version };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A form of another version may have had other fields, so the missing ones are those of a fresh form. */
export function readContent<Values extends object>(
  { base, now, version }: Readonly<Record<string, unknown>>,
  fresh: Values,
): Omit<Draft<Kept<Values>>, 'keptAt'> {
  return {
    values: {
      base: { ...fresh, ...(isRecord(base) ? base : {}) },
      now: { ...fresh, ...(isRecord(now) ? now : {}) },
    },
    version: typeof version === 'number' ? version : null,
  };
}
