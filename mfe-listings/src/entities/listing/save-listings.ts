import { countries, type CountryCode, type Listing } from '@portal/shared/contract';
import { saveCsv } from '@portal/shared/csv/save-csv';
import { exportCells, exportHeader } from './model/export-cells';

export const saveListings = (rows: readonly Listing[], country: CountryCode, today: string): void =>
  saveCsv(`vehicles-${today}.csv`, exportHeader(countries[country]), rows.map(exportCells));
