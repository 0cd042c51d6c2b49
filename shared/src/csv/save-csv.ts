import { csvText } from './csv-file';
import { saveFile } from './save-file';

/** Passes a CSV file to the browser. */
export const saveCsv = (name: string, ...content: Parameters<typeof csvText>): void =>
  saveFile(csvText(...content), 'text/csv;charset=utf-8', name);
