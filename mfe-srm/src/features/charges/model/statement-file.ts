import { limits } from '@portal/shared/contract';
import { readCsvRows } from '@portal/shared/csv';

/** A line of the file as the server gets it: text in each cell, numbered from 1. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}
export type FileProblem = 'empty' | 'binary' | 'tooLarge' | 'quotes' | 'tooManyRows' | 'workbook';
export type FileReading = { readonly rows: readonly FileRow[] } | { readonly problem: FileProblem };

/** The first bytes of an .xlsx file, which is a ZIP archive. */
const isWorkbook = async (file: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
};

/** A spreadsheet has no time zone: its clock reads as UTC. A date without a time has no clock. */
const printMoment = (date: Date): string => {
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
};

export function printCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return printMoment(value);
  // Sums of a spreadsheet have the errors of binary fractions.
  if (typeof value === 'number') return String(Number(value.toFixed(10)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

const clip = (cells: readonly string[]): string[] =>
  cells.slice(0, limits.charge.columnsMax).map((cell) => cell.slice(0, limits.charge.cellMax));

async function readWorkbook(file: Blob): Promise<FileReading> {
  const { readSheet } = await import(/* webpackChunkName: "read-excel" */ 'read-excel-file/browser');
  try {
    const data = await readSheet(file);
    return limitRows(data.map((cells, at) => ({ line: at + 1, cells: cells.map(printCell) })));
  } catch {
    return { problem: 'workbook' };
  }
}

function limitRows(rows: readonly FileRow[]): FileReading {
  const filled = rows
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => ({ line, cells: clip(cells) }));
  if (filled.length === 0) return { problem: 'empty' };
  return filled.length > limits.charge.fileRowsMax ? { problem: 'tooManyRows' } : { rows: filled };
}

/** Reads a statement: CSV in any usual encoding and with any delimiter, or the first sheet of an Excel file. */
export async function readStatementFile(file: Blob): Promise<FileReading> {
  if (file.size > limits.charge.fileMax) return { problem: 'tooLarge' };
  if (await isWorkbook(file)) return readWorkbook(file);
  const reading = await readCsvRows(file, limits.charge.fileMax);
  return 'problem' in reading ? reading : limitRows(reading.rows);
}
