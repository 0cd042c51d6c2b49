/** A column of a list. Its id is the class of its cells. */
export interface ListColumn<Id extends string = string> {
  readonly id: Id;
  /** Its track where rows are lines, as in CSS. */
  readonly width: string;
  /** The track in a narrow table, where it differs. */
  readonly narrow?: string;
  /** It identifies the row or acts on it, so it cannot be hidden. */
  readonly isFixed?: boolean;
  /** Hidden until an agent chooses it. */
  readonly isHiddenFirst?: boolean;
}

/** The columns of a list, in their order, and the name under which a choice of them is kept. */
export interface ColumnTable<Id extends string = string> {
  readonly name: string;
  readonly columns: readonly ListColumn<Id>[];
}

/** The column table of a list: header, cells, tracks and the choice of columns derive from it. */
export const defineColumns = <const Id extends string>(
  name: string,
  columns: readonly ListColumn<Id>[],
): ColumnTable<Id> => ({ name, columns });

/** The columns that can be hidden. */
export const listOptional = <Id extends string>({ columns }: ColumnTable<Id>): readonly ListColumn<Id>[] =>
  columns.filter(({ isFixed }) => !isFixed);

/** The tracks of a grid with these columns. */
export const writeTracks = (columns: readonly ListColumn[], isNarrow = false): string =>
  columns.map(({ width, narrow }) => (isNarrow ? (narrow ?? width) : width)).join(' ');

/** Columns whose heading is the same in every list. */
type PlainId = 'select' | 'actions';

/** The columns that a list names itself. */
export type LabelledId<Id extends string> = Exclude<Id, PlainId>;

export const isLabelled = <Id extends string>(id: Id): id is LabelledId<Id> =>
  id !== 'select' && id !== 'actions';
