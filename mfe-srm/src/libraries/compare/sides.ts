/** Two values of one field, of which one stays. */
export interface Compared<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** As text; empty if there is nothing. */
  readonly first: string;
  readonly second: string;
}
export type Side = 'first' | 'second';
export type Sides<Name extends string> = Readonly<Partial<Record<Name, Side>>>;

/** The first stays without a choice. */
export const getSide = <Name extends string>(sides: Sides<Name>, name: Name): Side => sides[name] ?? 'first';

export const chooseSideForAll = <Name extends string>(names: readonly Name[], side: Side): Sides<Name> =>
  Object.fromEntries(names.map((name) => [name, side])) as Sides<Name>;
