import { formatCsv } from './format-csv';
import { saveFile } from './save-file';

/** Passes a CSV file to the browser. */
export const saveCsv = (name: string, ...content: Parameters<typeof formatCsv>): void =>
  saveFile(formatCsv(...content), 'text/csv;charset=utf-8', name);
