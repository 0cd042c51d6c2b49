import { parse } from 'papaparse';

/** Why a file cannot be read as a table. `binary` is a workbook, a picture or anything else that is not text. */
export type CsvProblem = 'empty' | 'binary' | 'tooLarge' | 'quotes';
export interface CsvTable {
  /** The first line that is not empty, trimmed. */
  readonly header: readonly string[];
  /** Lines of only empty cells are left out. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly delimiter: string;
}
export type CsvReading = { readonly table: CsvTable } | { readonly problem: CsvProblem };

/** What programs write between cells. Excel uses the semicolon where a comma separates decimals. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Lines that are searched for the delimiter. */
const TABLE_SAMPLE = 60;
const BIGGEST = 5 * 1024 * 1024;

/** Reads a file as spreadsheets write it: UTF-8 or UTF-16 with its mark, else UTF-8, else Windows-1252. */
export async function readCsvFile(file: Blob): Promise<CsvReading> {
  if (file.size > BIGGEST) return { problem: 'tooLarge' };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return text === null ? { problem: 'binary' } : readCsv(text);
}

export function readCsv(text: string): CsvReading {
  const content = text.replace(/^\ufeff/, '');
  const delimiter = detectDelimiter(content);
  const { data, errors } = parse<string[]>(content, { delimiter });
  if (errors.some(({ type }) => type === 'Quotes')) return { problem: 'quotes' };
  const lines = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header, ...rows] = lines;
  if (!header) return { problem: 'empty' };
  return { table: { header: header.cells, rows, delimiter } };
}

/** The lines of a file as they are, titles and headings alike, with their numbers from 1. */
export type CsvRows =
  | { readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[] }
  | { readonly problem: CsvProblem };

/** Reads a file that may have titles above its table, so that its first line decides nothing. */
export async function readCsvRows(file: Blob, biggest = BIGGEST): Promise<CsvRows> {
  if (file.size > biggest) return { problem: 'tooLarge' };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return { problem: 'binary' };
  const content = text.replace(/^\ufeff/, '');
  const { data, errors } = parse<string[]>(content, { delimiter: detectTableDelimiter(content) });
  if (errors.some(({ type }) => type === 'Quotes')) return { problem: 'quotes' };
  return { rows: data.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) })) };
}

/** The lines with most cells are those of the table. */
function detectTableDelimiter(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, TABLE_SAMPLE).map((line) => line.replace(/"[^"]*"/g, ''));
  const counts = DELIMITERS.map((one) => Math.max(...lines.map((line) => line.split(one).length)));
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? DELIMITERS[0];
}

/** The header decides: its names contain no commas, as amounts and places do. */
function detectDelimiter(text: string): string {
  const header = text.split(/\r\n|\r|\n/).find((line) => /[^\s,;|]/.test(line)) ?? '';
  const plain = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((one) => plain.split(one).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? DELIMITERS[0];
}

function decode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // No text has a NUL in it. Workbooks (zip), pictures and PDF files do, early on.
  if (bytes.subarray(0, 8192).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
