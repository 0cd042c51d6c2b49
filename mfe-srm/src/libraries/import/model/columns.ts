import { normalizeHeader } from '@portal/shared/csv';

export interface Column {
  readonly header: string;
  /** The field of the call that it fills. */
  readonly path: string;
  readonly isRequired?: boolean;
  /** Common alternative names. */
  readonly others?: readonly string[];
}

/** The columns of a file, in the template's order. */
export function createColumns<Id extends string>(known: Readonly<Record<Id, Column>>) {
  const ids = Object.keys(known) as Id[];
  const getHeaderId = (header: string): Id | undefined =>
    ids.find((id) =>
      [known[id].header, ...(known[id].others ?? [])].some(
        (name) => normalizeHeader(name) === normalizeHeader(header),
      ),
    );
  /** The column that a field, or a part of it, comes from. */
  const findColumnId = (path: string): Id | undefined =>
    ids.find((id) => known[id].path === path) ?? ids.find((id) => known[id].path.startsWith(`${path}.`));
  const getHeader = (path: string): string => {
    const id = path ? findColumnId(path) : undefined;
    return id ? known[id].header : '';
  };

  /** What each column of the file is, and the required columns that are missing. */
  function match(header: readonly string[]) {
    const found = header.map(getHeaderId);
    // The first of two equal headers counts.
    const matched = found.map((id, at) => (id && found.indexOf(id) === at ? id : null));
    const missing = ids.filter((id) => known[id].isRequired && !matched.includes(id));
    return { ids: matched, missing: missing.map((id) => known[id].header) };
  }

  /** A line's cells by column. Cells that an export escaped are restored. */
  function toCells(line: readonly string[], matched: readonly (Id | null)[]): Readonly<Record<Id, string>> {
    const cells = Object.fromEntries(ids.map((id) => [id, ''])) as Record<Id, string>;
    matched.forEach((id, at) => {
      if (id) cells[id] = (line[at] ?? '').replace(/^'(?=[=+\-@])/, '');
    });
    return cells;
  }
  return { ids, known, findColumnId, getHeader, match, toCells };
}
export type Columns<Id extends string> = ReturnType<typeof createColumns<Id>>;
