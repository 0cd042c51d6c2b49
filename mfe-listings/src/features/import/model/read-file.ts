import { limits } from '@portal/shared/contract';
import { addHeaderCurrencies, readCsvFile, type CsvProblem } from '@portal/shared/csv';
import { toCells, matchColumns } from './match-columns';
import type { FileCells } from '../../../entities/listing/model/columns';

export type FileProblem =
  | { readonly kind: CsvProblem | 'noRows' }
  | { readonly kind: 'tooManyRows'; readonly rows: number }
  | { readonly kind: 'columns'; readonly missing: readonly string[]; readonly found: readonly string[] };
export interface FileRows {
  readonly unused: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: FileCells }[];
}

/** The rows of a file by their columns, or why it is not a list of vehicles. */
export async function readFile(
  file: Blob,
  canChange: boolean,
): Promise<FileRows | { readonly problem: FileProblem }> {
  const reading = await readCsvFile(file);
  if ('problem' in reading) return { problem: { kind: reading.problem } };
  const { header, rows } = reading.table;
  const { ids, missing, unused } = matchColumns(header, canChange);
  if (missing.length > 0)
    return { problem: { kind: 'columns', missing, found: header.filter(Boolean).slice(0, 8) } };
  if (rows.length === 0) return { problem: { kind: 'noRows' } };
  if (rows.length > limits.listing.importRowsMax)
    return { problem: { kind: 'tooManyRows', rows: rows.length } };
  const read = (cells: readonly string[]) => toCells(addHeaderCurrencies(header, cells), ids);
  return { unused, rows: rows.map(({ line, cells }) => ({ line, cells: read(cells) })) };
}
