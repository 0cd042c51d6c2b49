import { isoDateToday } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { useState } from 'react';
import { useText } from '../../../messages/useText';
import { csvCells, csvColumns } from '../../../entities/enquiry/model/csv';
import type { Row } from '../../../entities/enquiry/model/row';

interface Export {
  run(rows: readonly Row[]): Promise<void>;
  readonly isRunning: boolean;
  /** The code that writes the file could not be loaded. */
  readonly failed: boolean;
}

/** The rows as a CSV file. The code that writes it is loaded on demand. */
export function useExport(): Export {
  const t = useText();
  const country = useCountry();
  const clock = useServerClock();
  const [state, setState] = useState({ isRunning: false, failed: false });
  return {
    ...state,
    async run(rows) {
      setState({ isRunning: true, failed: false });
      try {
        const { saveCsv } = await import(/* webpackChunkName: "csv" */ '@portal/shared/csv/save-csv');
        saveCsv(
          `enquiries-${isoDateToday(country.id, new Date(clock.now()))}.csv`,
          csvColumns(country),
          rows.map((row) => csvCells(row, country, t)),
        );
        setState({ isRunning: false, failed: false });
      } catch (error) {
        console.error('The export failed', error);
        setState({ isRunning: false, failed: true });
      }
    },
  };
}
