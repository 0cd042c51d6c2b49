import { isApiError, isCancelled, isNotOffered } from '@portal/shared/api';
import { limits } from '@portal/shared/contract';
import { addHeaderCurrencies, readCsvFile } from '@portal/shared/csv';
import { useRef, useState } from 'react';
import type { Columns } from '../model/columns';
import {
  applyRowAnswer,
  toSentRow,
  type CellProblem,
  type ImportRow,
  type ReadRow,
  type RowAnswer,
} from '../model/import-row';
import type { ImportProblem } from '../words/import-words';

type Row<Id extends string> = ImportRow<Id>;
interface Report {
  readonly rows: readonly (RowAnswer & { readonly row: number })[];
}
export interface ImportWork {
  readonly kind: 'checking' | 'adding';
  readonly done: number;
  readonly total: number;
}
export interface RowImportOptions<Id extends string> {
  readonly columns: Columns<Id>;
  readonly read: (cells: Readonly<Record<Id, string>>) => ReadRow<Id> | Promise<ReadRow<Id>>;
  readonly send: (
    body: { readonly dryRun: boolean; readonly rows: Record<string, unknown>[] },
    signal: AbortSignal,
  ) => Promise<Report>;
  /**
   * How many rows go in one call; all of them by default. Each answer is progress to show, and between two of them the
   * import can be stopped.
   */
  readonly batch?: number | undefined;
  /** Where a row may change the record that one of these columns names: no other column is required then. */
  readonly namingColumns?: readonly Id[] | undefined;
  /** Some were added or changed. */
  readonly onAdded: () => void;
}
interface Table<Id extends string> {
  readonly rows: readonly Row<Id>[];
  /** Unknown headers of the file. */
  readonly unused: readonly string[];
}
/** So many headers say what kind of file it is. */
const HEADERS_SHOWN = 8;

/** From a file to records: read it, have the server check each row, correct some, add the correct ones. */
export function useRowImport<Id extends string>(
  options: RowImportOptions<Id>,
  describeProblem: (problem: CellProblem<Id>) => string,
) {
  const { columns, batch } = options;
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [file, setFile] = useState('');
  const [table, setTable] = useState<Table<Id> | null>(null);
  const [work, setWork] = useState<ImportWork | null>(null);
  const abort = useRef(new AbortController());

  /** Sends the rows that are ready; the server's result goes into each row. Stops at the first call that fails. */
  async function send(
    all: readonly Row<Id>[],
    kind: ImportWork['kind'],
    onRows?: (rows: readonly Row<Id>[]) => void,
  ): Promise<readonly Row<Id>[]> {
    const isDryRun = kind === 'checking';
    const { signal } = abort.current;
    const waiting = all.filter(({ state }) => state === 'ready');
    const size = batch ?? Math.max(1, waiting.length);
    let rows = all;
    for (let at = 0; at < waiting.length && !signal.aborted; at += size) {
      setWork({ kind, done: at, total: waiting.length });
      const sent = waiting.slice(at, at + size);
      const report = await options.send({ dryRun: isDryRun, rows: sent.map(toSentRow) }, signal);
      const answers = new Map(report.rows.map((answer) => [sent[answer.row]?.line, answer]));
      rows = rows.map((row) =>
        applyRowAnswer(row, answers.get(row.line), { isDryRun, columns, describeProblem }),
      );
      onRows?.(rows);
    }
    return rows;
  }

  async function read(source: File): Promise<Table<Id> | ImportProblem> {
    const reading = await readCsvFile(source);
    if ('problem' in reading) return { kind: reading.problem };
    const { header, rows: lines } = reading.table;
    const { ids, missing, unused } = columns.match(header);
    const namesRecords = options.namingColumns?.some((id) => ids.includes(id)) ?? false;
    if (missing.length > 0 && !namesRecords)
      return { kind: 'columns', missing, found: header.filter(Boolean).slice(0, HEADERS_SHOWN) };
    if (lines.length === 0) return { kind: 'noRows' };
    if (lines.length > limits.listing.importRowsMax) return { kind: 'tooManyRows', rows: lines.length };
    const rows = await Promise.all(
      lines.map(async ({ line, cells: texts }): Promise<Row<Id>> => {
        const cells = columns.toCells(addHeaderCurrencies(header, texts), ids);
        return { line, cells, ...(await options.read(cells)), state: 'ready', complaints: [] };
      }),
    );
    return { rows, unused };
  }

  async function during(kind: ImportWork['kind'], job: () => Promise<void>) {
    abort.current = new AbortController();
    setProblem(null);
    setWork({ kind, done: 0, total: 0 });
    try {
      await job();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isCancelled(error)) return;
      setProblem(isNotOffered(error) ? { kind: 'notOffered' } : { kind: 'failed', message: error.message });
    } finally {
      setWork(null);
    }
  }

  const choose = (chosen: File) =>
    during('checking', async () => {
      setFile(chosen.name);
      const found = await read(chosen);
      if ('kind' in found) return setProblem(found);
      setTable({ ...found, rows: await send(found.rows, 'checking') });
    });

  /**
   * All remaining rows are checked again, because a correction in one may affect another. Where rows go in batches,
   * which are judged apart, only the corrected one is.
   */
  const correct = (line: number, cells: Readonly<Record<Id, string>>) =>
    during('checking', async () => {
      if (!table) return;
      const corrected = { cells, ...(await options.read(cells)), change: undefined };
      const isChecked = (row: Row<Id>) => row.state !== 'added' && (batch === undefined || row.line === line);
      const next = table.rows
        .filter(isChecked)
        .map((row): Row<Id> => ({ ...row, ...(row.line === line && corrected), state: 'ready' }));
      const judged = new Map((await send(next, 'checking')).map((row) => [row.line, row]));
      setTable({ ...table, rows: table.rows.map((row) => judged.get(row.line) ?? row) });
    });

  const add = () =>
    during('adding', async () => {
      if (!table) return;
      let isAny = false;
      try {
        await send(table.rows, 'adding', (rows) => {
          isAny = true;
          setTable({ ...table, rows });
        });
      } finally {
        if (isAny) options.onAdded();
      }
    });

  const reset = () => {
    setTable(null);
    setProblem(null);
  };
  /** Rows that were not sent stay ready. */
  const stop = () => abort.current.abort();
  return { problem, file, table, work, choose, correct, add, stop, reset };
}
