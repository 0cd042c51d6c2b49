export type Side = 'mine' | 'theirs';

/** A field that differs between this form and the server. */
export interface Difference<Name extends string> {
  readonly name: Name;
  /** The default choice: the side that changed it, and mine if both did. */
  readonly suggested: Side;
  readonly bothChanged: boolean;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Compares the input here with what was saved elsewhere, field by field. Both started from `base`. */
export function listDifferences<Values extends object>(
  base: Values,
  typed: Values,
  saved: Values,
): Difference<keyof Values & string>[] {
  const names = Object.keys(typed) as (keyof Values & string)[];
  return names
    .filter((name) => !same(typed[name], saved[name]))
    .map((name) => {
      const changedHere = !same(typed[name], base[name]);
      const changedThere = !same(saved[name], base[name]);
      return {
        name,
        suggested: changedHere ? 'mine' : 'theirs',
        bothChanged: changedHere && changedThere,
      };
    });
}

/** Whether nothing of this form was changed elsewhere: only the listing's version is newer. */
export const isUntouched = (base: object, saved: object): boolean => same(base, saved);

/** Mine, except for fields where theirs was chosen. */
export function mergeDifferences<Values extends object>(
  typed: Values,
  saved: Values,
  choices: Readonly<Partial<Record<keyof Values, Side>>>,
): Values {
  const names = Object.keys(typed) as (keyof Values)[];
  const taken = names.filter((name) => choices[name] === 'theirs');
  return { ...typed, ...Object.fromEntries(taken.map((name) => [name, saved[name]])) };
}
