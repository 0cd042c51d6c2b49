import { isApiError, isCancelled, isNotOffered } from '@portal/shared/api';
import { accountEndpoints, vehicleEndpoints } from '@portal/shared/contract';
import { useCapability, useInvalidate } from '@portal/shared/portal';
import { useRef, useState } from 'react';
import { useImportText } from '../../../messages/useImportText';
import type { ColumnId } from '../../../entities/listing/model/columns';
import { countRows, type ImportRow } from '../model/import-rows';
import type { Lookups } from '../model/lookups';
import { readFile, type FileProblem } from '../model/read-file';
import { useLookups } from './useLookups';
import { useRowReader } from './useRowReader';
import { useSendRows } from './useSendRows';

export type ImportProblem = (FileProblem | { readonly kind: 'lookups' }) & { readonly file: string };
export interface Work {
  readonly kind: 'reading' | 'checking' | 'adding';
  readonly done: number;
  readonly total: number;
}
interface Table {
  readonly rows: readonly ImportRow[];
  readonly unused: readonly string[];
  readonly lookups: Lookups;
}

/** Turns a file into listings: read, checked here and by the server, corrected in place, added. */
export function useImport(onAdded: () => void) {
  const t = useImportText();
  const readLookups = useLookups();
  const readRow = useRowReader();
  const send = useSendRows();
  const canChange = useCapability('listing-import-updates');
  const invalidate = useInvalidate();
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [table, setTable] = useState<Table | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);

  async function submit(checkedTable: Table, dryRun: boolean) {
    const kind = dryRun ? 'checking' : 'adding';
    const total = countRows(checkedTable.rows, 'ready');
    abort.current = new AbortController();
    setFailure(null);
    setWork({ kind, done: 0, total });
    try {
      await send(checkedTable.rows, {
        dryRun,
        signal: abort.current.signal,
        onRows(rows, done) {
          setTable({ ...checkedTable, rows });
          setWork({ kind, done, total });
        },
      });
    } catch (error) {
      // What cannot be checked in advance is reported when it is added.
      if (!isCancelled(error) && !dryRun) setFailure(describeError(error));
    }
    setWork(null);
    if (dryRun) return;
    await invalidate(vehicleEndpoints.list, accountEndpoints.plan);
    onAdded();
  }
  const describeError = (error: unknown) => {
    if (isNotOffered(error)) return t('import.unsupported');
    return t('import.notSent', { message: isApiError(error) ? error.message : String(error) });
  };

  return {
    problem,
    table,
    work,
    failure,
    readLookups,
    async choose(file: File) {
      setProblem(null);
      setTable(null);
      setWork({ kind: 'reading', done: 0, total: 0 });
      const read = await readFile(file, canChange);
      const lookups = 'problem' in read ? null : await readLookups().catch(() => null);
      setWork(null);
      if ('problem' in read) return setProblem({ ...read.problem, file: file.name });
      if (!lookups) return setProblem({ kind: 'lookups', file: file.name });
      const rows = read.rows.map(({ line, cells }) => readRow(line, cells, lookups));
      const next = { rows, unused: read.unused, lookups };
      setTable(next);
      return submit(next, true);
    },
    edit: (line: number, column: ColumnId, text: string) =>
      setTable(
        (current) =>
          current && {
            ...current,
            rows: current.rows.map((row) =>
              row.line === line
                ? readRow(line, { ...row.cells, [column]: text.trim() }, current.lookups)
                : row,
            ),
          },
      ),
    add: () => (table ? submit(table, false) : Promise.resolve()),
    stop: () => abort.current?.abort(),
    reset() {
      setTable(null);
      setProblem(null);
      setFailure(null);
    },
  };
}
