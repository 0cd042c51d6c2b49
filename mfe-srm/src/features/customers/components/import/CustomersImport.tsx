import { srmCustomerEndpoints } from '@portal/shared/contract';
import { readEmptying } from '@portal/shared/csv';
import { useCapability, useCountry, useRetryableCalls } from '@portal/shared/portal';
import { findCallingCode } from '@portal/shared/ui/phone';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { ImportDialog } from '../../../../libraries/import/components/ImportDialog';
import { customerColumns } from '../../model/import-columns';
import { pickFilled, readRow } from '../../model/import-row';
import { TemplateButton } from './TemplateButton';

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
  return (
    <ImportDialog
      columns={customerColumns}
      nameColumn="name"
      words={(word, values) =>
        canChange && (word === 'intro' || word === 'adding')
          ? t(`customers.update.${word}`, values)
          : t(`customers.import.${word}`, values)
      }
      {...(canChange && {
        updateWords: (word, values) => t(`customers.update.${word}`, values),
        namingColumns: ['customerId'],
      })}
      template={<TemplateButton />}
      read={async (cells) => {
        const given = canChange ? readEmptying(cells) : cells;
        const row = await readRow(given, country.callingCode, findCallingCode);
        return canChange ? { ...row, body: pickFilled(cells, row.body) } : row;
      }}
      send={(body) =>
        attempt(srmCustomerEndpoints.importRows, { body: { ...body, ...(canChange && { updates: true }) } })
      }
      onAdded={onAdded}
      onClose={onClose}
    />
  );
}
