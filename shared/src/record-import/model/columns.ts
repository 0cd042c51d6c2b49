import { normalizeHeader } from '@portal/shared/csv';

export interface Column {
  /** As the template and the export write it. */
  readonly header: string;
  /** The field of the call that it fills. */
  readonly path: string;
  readonly isRequired?: boolean;
  /** Common alternative names. */
  readonly others?: readonly string[];
}

interface ColumnRules<Id extends string> {
  /** A file needs one of these. The first is named when all are missing. */
  readonly oneRequired?: readonly Id[];
}

/** The columns of a file, in the template's order. */
export function createColumns<Id extends string>(
  known: Readonly<Record<Id, Column>>,
  { oneRequired = [] }: ColumnRules<NoInfer<Id>> = {},
) {
  const ids = Object.keys(known) as Id[];
  const getHeaderId = (header: string): Id | undefined =>
    ids.find((id) =>
      [known[id].header, ...(known[id].others ?? [])].some(
        (name) => normalizeHeader(name) === normalizeHeader(header),
      ),
    );
  /** The column that a field comes from: its own, else that of a part of it, else that of the field it is part of. */
  const findColumnId = (path: string): Id | undefined => {
    if (path === '') return undefined;
    return (
      ids.find((id) => known[id].path === path) ??
      ids.find((id) => known[id].path.startsWith(`${path}.`)) ??
      findColumnId(path.split('.').slice(0, -1).join('.'))
    );
  };
  const getHeader = (path: string): string => {
    const id = findColumnId(path);
    return id ? known[id].header : '';
  };

  /** What each column of the file is, the required columns that are missing, and the unknown headers. */
  function match(header: readonly string[]) {
    const found = header.map(getHeaderId);
    // The first of two equal headers counts.
    const matched = found.map((id, at) => (id && found.indexOf(id) === at ? id : null));
    const isMissing = (id: Id) => !matched.includes(id);
    const missing = [
      ...ids.filter((id) => known[id].isRequired && isMissing(id)),
      ...(oneRequired.every(isMissing) ? oneRequired.slice(0, 1) : []),
    ];
    return {
      ids: matched,
      missing: missing.map((id) => known[id].header),
      unused: header.filter((name, at) => matched[at] === null && name !== ''),
    };
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
