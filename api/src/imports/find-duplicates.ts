import { say } from '../language/say';
import { AppProblem } from '../plugins/problem';

/** Remembers which row of a file first had a value, so that the refusal of a later one names that row. */
export function findDuplicates<Field extends string>() {
  const rows = new Map<string, number>();
  const getRowKey = (field: Field, value: string) => `${field} ${value}`;
  return {
    remember(field: Field, value: string | undefined, row: number): void {
      if (value) rows.set(getRowKey(field, value), row);
    },
    /** Throws the refusal; a duplicate within the file is named by its row. */
    refuse(error: unknown, values: Readonly<Partial<Record<Field, string | undefined>>>): never {
      const path = error instanceof AppProblem ? (error.errors?.[0]?.path as Field | undefined) : undefined;
      const duplicate = path && values[path] ? rows.get(getRowKey(path, values[path])) : undefined;
      if (!(error instanceof AppProblem) || path === undefined || duplicate === undefined) throw error;
      const message = say('Row {row} has the same number.', { row: duplicate + 1 });
      throw new AppProblem(error.code, message, { errors: [{ path, message }] });
    },
  };
}
