import {
  accountEndpoints,
  listingChangeEndpoints,
  listingLosses,
  vehicleEndpoints,
} from '@portal/shared/contract';
import {
  useCapability,
  useCountry,
  useInvalidate,
  useRetryableCalls,
  useServerClock,
} from '@portal/shared/portal';
import { ImportDialog } from '@portal/shared/record-import';
import { useImportText } from '../../messages/useImportText';
import { useLookups } from './hooks/useLookups';
import { describeCells } from './model/describe-cells';
import { listingColumns } from './model/listing-columns';
import { readChange, readRow } from './model/read-row';
import { buildTemplate } from './model/template';

/** The server stores each row apart, so that a batch is done when its answer is there. */
const BATCH = 25;

interface Props {
  /** Some were added to the listings. */
  onAdded: () => void;
  onClose: () => void;
}

/** Listings from a file: new ones, and where the server does so, changes of those that exist. */
export function ListingsImport({ onAdded, onClose }: Props) {
  const t = useImportText();
  const country = useCountry().id;
  const clock = useServerClock();
  const attempt = useRetryableCalls();
  const invalidate = useInvalidate();
  const readLookups = useLookups();
  const canChange = useCapability('listing-import-updates');
  const read = canChange ? readChange : readRow;
  return (
    <ImportDialog
      columns={listingColumns}
      getName={describeCells}
      words={(word, values) =>
        canChange && (word === 'intro' || word === 'adding')
          ? t(`import.update.${word}`, values)
          : t(`import.${word}`, values)
      }
      {...(canChange && {
        updateWords: (word, values) => t(`import.update.${word}`, values),
        namingColumns: ['plate', 'vehicleId'],
      })}
      lossWords={{
        summarize: (count) => t('import.losses', { count }),
        describe(loss) {
          const known = listingLosses.find((one) => one === loss);
          return known ? t(`import.loss.${known}`) : '';
        },
      }}
      template={{
        fileName: t('import.templateName'),
        make: async () => buildTemplate(await readLookups(), country, new Date(clock.now()).getUTCFullYear()),
      }}
      batch={BATCH}
      read={async (cells) => read(cells, await readLookups(), country)}
      send={(body, signal) =>
        attempt(
          listingChangeEndpoints.importRows,
          { body: { ...body, ...(canChange && { updates: true }) } },
          { signal },
        )
      }
      onAdded={() => {
        void invalidate(vehicleEndpoints.list, accountEndpoints.plan);
        onAdded();
      }}
      onClose={onClose}
    />
  );
}
