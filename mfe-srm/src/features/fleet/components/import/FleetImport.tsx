import { lookupEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { readEmptying } from '@portal/shared/csv';
import { useApi, useCapability, useCountry, useRetryableCalls } from '@portal/shared/portal';
import { useRef } from 'react';
import { useFleetText } from '../../../../messages/useFleetText';
import { ImportDialog } from '../../../../libraries/import/components/ImportDialog';
import { fleetColumns } from '../../model/import-columns';
import { pickFilled, readImportRow, type Lookups } from '../../model/import-row';
import { TemplateButton } from './TemplateButton';

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
      nameColumn="plate"
      words={(word, values) =>
        canChange && (word === 'intro' || word === 'adding')
          ? t(`fleet.update.${word}`, values)
          : t(`fleet.import.${word}`, values)
      }
      {...(canChange && {
        updateWords: (word, values) => t(`fleet.update.${word}`, values),
        namingColumns: ['plate', 'vehicleId'],
      })}
      template={<TemplateButton readLookups={readLookups} />}
      read={async (cells) => {
        const row = readImportRow(canChange ? readEmptying(cells) : cells, await readLookups(), country.id);
        return canChange ? { ...row, body: pickFilled(cells, row.body, country.id) } : row;
      }}
      send={(body) =>
        attempt(srmVehicleEndpoints.importRows, { body: { ...body, ...(canChange && { updates: true }) } })
      }
      onAdded={onAdded}
      onClose={onClose}
    />
  );
}
