import { isApiError, isNotOffered } from '@portal/shared/api';
import { limits, lookupEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { readCsvFile, type CsvProblem } from '@portal/shared/csv';
import { useApi } from '@portal/shared/portal';
import { useState } from 'react';
import { useFleetText } from '../../../messages/useFleetText';
import { cellsOf, matchColumns } from '../model/import-columns';
import { judged, readRow, type ImportRow, type Lookups, type Unknown } from '../model/import-row';

export type ImportProblem =
  | { readonly kind: CsvProblem | 'noRows' | 'notOffered' }
  | { readonly kind: 'tooManyRows'; readonly rows: number }
  | { readonly kind: 'columns'; readonly missing: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };

const listOf = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

/** From a file to vehicles: read it, have the server look at each row, add those that are right. */
export function useImport(onAdded: () => void) {
  const t = useFleetText();
  const api = useApi();
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  const [work, setWork] = useState<'checking' | 'adding' | null>(null);

  const wordsOf = ({ name, near }: Unknown) =>
    near.length > 0
      ? t('fleet.import.unknownNear', { name, near: listOf(near) })
      : t('fleet.import.unknown', { name });

  async function readLookups(): Promise<Lookups> {
    const [categories, brands] = await Promise.all([
      api.call(lookupEndpoints.vehicleCategories, { query: {} }),
      api.call(lookupEndpoints.vehicleBrands, { query: {} }),
    ]);
    return { categories, brands };
  }

  /** Sends those that may be added; what the server says of each stands in its row. */
  async function send(all: readonly ImportRow[], dryRun: boolean): Promise<ImportRow[]> {
    const sent = all.filter(({ state }) => state === 'ready');
    const report = await api.call(srmVehicleEndpoints.importRows, {
      body: { dryRun, rows: sent.map(({ body }) => body) },
    });
    const answers = new Map(report.rows.map((answer) => [sent[answer.row], answer]));
    return all.map((row) => judged(row, answers.get(row), dryRun, wordsOf));
  }

  const tell = (error: unknown) => {
    if (!isApiError(error)) throw error;
    setProblem(isNotOffered(error) ? { kind: 'notOffered' } : { kind: 'failed', message: error.message });
  };

  async function read(file: File): Promise<ImportRow[] | ImportProblem> {
    const reading = await readCsvFile(file);
    if ('problem' in reading) return { kind: reading.problem };
    const { header, rows: lines } = reading.table;
    const { ids, missing } = matchColumns(header);
    if (missing.length > 0) return { kind: 'columns', missing };
    if (lines.length === 0) return { kind: 'noRows' };
    if (lines.length > limits.listing.importRowsMax) return { kind: 'tooManyRows', rows: lines.length };
    const lookups = await readLookups();
    return lines.map(({ line, cells: texts }) => {
      const cells = cellsOf(texts, ids);
      return { line, cells, ...readRow(cells, lookups), state: 'ready' as const, complaints: [] };
    });
  }

  async function choose(file: File) {
    setProblem(null);
    setWork('checking');
    try {
      const found = await read(file);
      if ('kind' in found) setProblem(found);
      else setRows(await send(found, true));
    } catch (error) {
      tell(error);
    } finally {
      setWork(null);
    }
  }

  async function add() {
    if (!rows) return;
    setProblem(null);
    setWork('adding');
    try {
      setRows(await send(rows, false));
      onAdded();
    } catch (error) {
      tell(error);
    } finally {
      setWork(null);
    }
  }

  const reset = () => {
    setRows(null);
    setProblem(null);
  };
  return { problem, rows, work, choose, add, reset, readLookups };
}
