import { lookupEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { readEmptying } from '@portal/shared/csv';
import { isoDateToday } from '@portal/shared/format';
import { useApi, useCapability, useCountry, useRetryableCalls, useServerClock } from '@portal/shared/portal';
import { ImportDialog } from '@portal/shared/record-import';
import { useRef } from 'react';
import { useFleetText } from '../../../../messages/useFleetText';
import { columnIds, fleetColumns, importColumns } from '../../model/import-columns';
import { exampleLine } from '../../model/example-line';
import { pickFilled, readImportRow, type Lookups } from '../../model/import-row';

interface Props {
  /** Some were added to the fleet. */
  onAdded: () => void;
  onClose: () => void;
}

/** Vehicles from a file: new ones, and where the server does so, changes of those in the fleet. */
export function FleetImport({ onAdded, onClose }: Props) {
  const t = useFleetText();
  const api = useApi();
  const country = useCountry();
  const clock = useServerClock();
  const attempt = useRetryableCalls();
  const canChange = useCapability('import-updates');
  // Loaded on first use, and once for all lines; a failed load is retried.
  const lookups = useRef<Promise<Lookups> | null>(null);
  function readLookups(): Promise<Lookups> {
    lookups.current ??= Promise.all([
      api.call(lookupEndpoints.vehicleCategories, { query: {} }),
      api.call(lookupEndpoints.vehicleBrands, { query: {} }),
    ]).then(
      ([categories, brands]) => ({ categories, brands }),
      (error: unknown) => {
        lookups.current = null;
        throw error;
      },
    );
    return lookups.current;
  }
  return (
    <ImportDialog
      columns={fleetColumns}
      getName={({ plate, vehicleId }) => plate || vehicleId}
      words={(word, values) =>
        canChange && (word === 'intro' || word === 'adding')
          ? t(`fleet.update.${word}`, values)
          : t(`fleet.import.${word}`, values)
      }
      {...(canChange && {
        updateWords: (word, values) => t(`fleet.update.${word}`, values),
        namingColumns: ['plate', 'vehicleId'],
      })}
      template={{
        fileName: t('fleet.import.templateName'),
        make: async () => ({
          header: columnIds.map((id) => importColumns[id].header),
          line: exampleLine(await readLookups(), country.id, isoDateToday(country.id, new Date(clock.now()))),
        }),
      }}
      read={async (cells) => {
        const row = readImportRow(canChange ? readEmptying(cells) : cells, await readLookups(), country.id);
        return canChange ? { ...row, body: pickFilled(cells, row.body, country.id) } : row;
      }}
      send={(body, signal) =>
        attempt(
          srmVehicleEndpoints.importRows,
          { body: { ...body, ...(canChange && { updates: true }) } },
          { signal },
        )
      }
      onAdded={onAdded}
      onClose={onClose}
    />
  );
}
