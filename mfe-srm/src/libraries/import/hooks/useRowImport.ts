import { isApiError, isNotOffered } from '@portal/shared/api';
import { limits } from '@portal/shared/contract';
import { addHeaderCurrencies, readCsvFile } from '@portal/shared/csv';
import { formatList } from '@portal/shared/format';
import { useState } from 'react';
import type { Columns } from '../model/columns';
import {
  applyRowAnswer,
  toSentRow,
  type ImportRow,
  type ReadRow,
  type RowAnswer,
  type Unknown,
} from '../model/import-row';
import type { ImportProblem, ImportWords } from '../model/words';

type Row<Id extends string> = ImportRow<Id>;
interface Report {
  readonly rows: readonly (RowAnswer & { readonly row: number })[];
}
export interface RowImportOptions<Id extends string> {
  readonly columns: Columns<Id>;
  readonly words: ImportWords;
  readonly read: (cells: Readonly<Record<Id, string>>) => ReadRow | Promise<ReadRow>;
  readonly send: (body: { dryRun: boolean; rows: Record<string, unknown>[] }) => Promise<Report>;
  /** Where a row may change the record that one of these columns names: no other column is required then. */
  readonly namingColumns?: readonly Id[] | undefined;
  /** Some were added. */
  readonly onAdded: () => void;
}

const formatNames = (names: readonly string[]) => formatList(names, 'disjunction');

/** From a file to records: read it, have the server check each row, correct some, add the correct ones. */
export function useRowImport<Id extends string>(options: RowImportOptions<Id>) {
  const { columns, words, onAdded } = options;
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [rows, setRows] = useState<readonly Row<Id>[] | null>(null);
  const [work, setWork] = useState<'checking' | 'adding' | null>(null);

  const describeUnknown = ({ name, near }: Unknown) =>
    near.length > 0 ? words('unknownNear', { name, near: formatNames(near) }) : words('unknown', { name });

  /** Sends the rows that may be added; the server's result goes into each row. */
  async function send(all: readonly Row<Id>[], isDryRun: boolean): Promise<Row<Id>[]> {
    const sent = all.filter(({ state }) => state === 'ready');
    const report = await options.send({ dryRun: isDryRun, rows: sent.map(toSentRow) });
    const answers = new Map(report.rows.map((answer) => [sent[answer.row], answer]));
    return all.map((row) => applyRowAnswer(row, answers.get(row), { isDryRun, columns, describeUnknown }));
  }

  async function read(file: File): Promise<Row<Id>[] | ImportProblem> {
    const reading = await readCsvFile(file);
    if ('problem' in reading) return { kind: reading.problem };
    const { header, rows: lines } = reading.table;
    const { ids, missing } = columns.match(header);
    const namesRecords = options.namingColumns?.some((id) => ids.includes(id)) ?? false;
    if (missing.length > 0 && !namesRecords) return { kind: 'columns', missing };
    if (lines.length === 0) return { kind: 'noRows' };
    if (lines.length > limits.listing.importRowsMax) return { kind: 'tooManyRows', rows: lines.length };
    return Promise.all(
      lines.map(async ({ line, cells: texts }) => {
        const cells = columns.toCells(addHeaderCurrencies(header, texts), ids);
        const fresh = { state: 'ready', complaints: [], wrong: [] } as const;
        return { line, cells, ...(await options.read(cells)), ...fresh };
      }),
    );
  }

  async function during(kind: 'checking' | 'adding', job: () => Promise<void>) {
    setProblem(null);
    setWork(kind);
    try {
      await job();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(isNotOffered(error) ? { kind: 'notOffered' } : { kind: 'failed', message: error.message });
    } finally {
      setWork(null);
    }
  }

  const choose = (file: File) =>
    during('checking', async () => {
      const found = await read(file);
      if ('kind' in found) setProblem(found);
      else setRows(await send(found, true));
    });

  /** All remaining rows are checked again, because a correction in one may affect another. */
  const correct = (line: number, cells: Readonly<Record<Id, string>>) =>
    during('checking', async () => {
      const corrected = { cells, ...(await options.read(cells)), change: undefined };
      const next = (rows ?? []).map((row): Row<Id> => {
        if (row.state === 'added') return row;
        return { ...row, ...(row.line === line ? corrected : {}), state: 'ready' };
      });
      setRows(await send(next, true));
    });

  const add = () =>
    during('adding', async () => {
      setRows(await send(rows ?? [], false));
      onAdded();
    });

  const reset = () => {
    setRows(null);
    setProblem(null);
  };
  return { problem, rows, work, choose, correct, add, reset };
}
