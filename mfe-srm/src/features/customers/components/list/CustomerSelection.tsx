import type { CustomerRecord } from '@portal/shared/contract';
import { BulkBar, useSaveRows, type RowSelection } from '@portal/shared/list';
import {
  documentKinds,
  getCustomerName,
  getDocumentNumber,
  shownPhone,
} from '../../../../entities/customer/model/customer';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { getCustomerId } from '../../model/customer-id';

/** What can be done with selected customers. */
export function CustomerSelection({ selection }: { selection: RowSelection<CustomerRecord> }) {
  const t = useCustomersText();
  const getName = (row: CustomerRecord) => getCustomerName(row) || t('customers.nameless');
  const save = useSaveRows<CustomerRecord>({
    file: t('customers.selected.name'),
    headings: [
      t('customers.column.customer'),
      t('customers.selected.phone'),
      t('customers.selected.email'),
      ...documentKinds.map((kind) => t(`customers.document.${kind}`)),
    ],
    getCells: (row) => [
      getName(row),
      shownPhone(row),
      row.email ?? '',
      ...documentKinds.map((kind) => getDocumentNumber(row, kind)),
    ],
  });
  return (
    <BulkBar
      selection={selection}
      getId={getCustomerId}
      getName={getName}
      actions={[]}
      onExport={(rows) => void save(rows)}
    />
  );
}
