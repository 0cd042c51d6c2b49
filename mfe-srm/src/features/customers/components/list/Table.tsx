import type { CustomerRecord } from '@portal/shared/contract';
import { TableSheet } from '@portal/shared/list';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { CustomerRow } from './CustomerRow';
import { Head } from './row-style';

const columns = ['customer', 'contact', 'documents', 'state'] as const;

interface Props {
  rows: readonly CustomerRecord[];
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
}

export function Table({ rows, isStale }: Props) {
  const t = useCustomersText();
  return (
    <TableSheet
      label={t('customers.list.label')}
      isStale={isStale}
      Head={Head}
      headings={columns.map((column) => t(`customers.column.${column}`))}
    >
      {rows.map((row) => (
        <CustomerRow key={row.customerId} row={row} />
      ))}
    </TableSheet>
  );
}
