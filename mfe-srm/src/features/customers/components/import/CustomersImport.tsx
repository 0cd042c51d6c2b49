import { srmCustomerEndpoints } from '@portal/shared/contract';
import { readEmptying } from '@portal/shared/csv';
import { isoDateToday } from '@portal/shared/format';
import { useCapability, useCountry, useRetryableCalls, useServerClock } from '@portal/shared/portal';
import { ImportDialog } from '@portal/shared/record-import';
import { findCallingCode } from '@portal/shared/ui/phone';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { customerColumns, importColumns, listTemplateColumns } from '../../model/import-columns';
import { exampleLine } from '../../model/example-line';
import { pickFilled, readRow } from '../../model/import-row';

interface Props {
  /** Some were added. */
  onAdded: () => void;
  onClose: () => void;
}

/** Customers from a file: new ones, and where the server does so, changes of those that an ID names. */
export function CustomersImport({ onAdded, onClose }: Props) {
  const t = useCustomersText();
  const attempt = useRetryableCalls();
  const canChange = useCapability('import-updates');
  const country = useCountry();
  const clock = useServerClock();
  return (
    <ImportDialog
      columns={customerColumns}
      getName={({ name, customerId }) => name || customerId}
      words={(word, values) =>
        canChange && (word === 'intro' || word === 'adding')
          ? t(`customers.update.${word}`, values)
          : t(`customers.import.${word}`, values)
      }
      {...(canChange && {
        updateWords: (word, values) => t(`customers.update.${word}`, values),
        namingColumns: ['customerId'],
      })}
      template={{
        fileName: t('customers.import.templateName'),
        make: () =>
          Promise.resolve({
            header: listTemplateColumns(country.id).map((id) => importColumns[id].header),
            line: exampleLine(country.id, isoDateToday(country.id, new Date(clock.now()))),
          }),
      }}
      read={async (cells) => {
        const given = canChange ? readEmptying(cells) : cells;
        const row = await readRow(given, country.callingCode, findCallingCode);
        return canChange ? { ...row, body: pickFilled(cells, row.body) } : row;
      }}
      send={(body, signal) =>
        attempt(
          srmCustomerEndpoints.importRows,
          { body: { ...body, ...(canChange && { updates: true }) } },
          { signal },
        )
      }
      onAdded={onAdded}
      onClose={onClose}
    />
  );
}
