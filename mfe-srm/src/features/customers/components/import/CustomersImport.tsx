import { srmCustomerEndpoints } from '@portal/shared/contract';
import { useRetryableCalls, useCountry } from '@portal/shared/portal';
import { callingCodeOfNumber } from '@portal/shared/ui/phone';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { ImportDialog } from '../../../../libraries/import/components/ImportDialog';
import { customerColumns } from '../../model/import-columns';
import { readRow } from '../../model/import-row';
import { TemplateButton } from './TemplateButton';

interface Props {
  /** Some were added. */
  onAdded: () => void;
  onClose: () => void;
}

/** Customers from a file. */
export function CustomersImport({ onAdded, onClose }: Props) {
  const t = useCustomersText();
  const attempt = useRetryableCalls();
  const country = useCountry();
  return (
    <ImportDialog
      columns={customerColumns}
      nameColumn="name"
      words={(word, values) => t(`customers.import.${word}`, values)}
      template={<TemplateButton />}
      read={(cells) => readRow(cells, country.callingCode, callingCodeOfNumber)}
      send={(body) => attempt(srmCustomerEndpoints.importRows, { body })}
      onAdded={onAdded}
      onClose={onClose}
    />
  );
}
