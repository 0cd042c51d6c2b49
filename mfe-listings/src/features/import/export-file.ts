import { countries, type CountryCode, type Listing } from '@portal/shared/contract';
import { csvText } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { exportCells, exportHeader } from './model/export-cells';

export const CSV = 'text/csv;charset=utf-8';

export const saveListings = (rows: readonly Listing[], country: CountryCode, today: string): void =>
  saveFile(csvText(exportHeader(countries[country]), rows.map(exportCells)), CSV, `vehicles-${today}.csv`);
