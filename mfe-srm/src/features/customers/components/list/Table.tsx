import type { CustomerRecord } from '@portal/shared/contract';
import { TableSheet, type LabelledId, type ListLook, type RowSelection } from '@portal/shared/list';
import { useCustomersText } from '../../../../messages/useCustomersText';
import type { CustomerColumn } from '../../model/columns';
import { CustomerRow } from './CustomerRow';
import { Head } from './row-style';

interface Props {
  rows: readonly CustomerRecord[];
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
  look: ListLook<CustomerColumn>;
  getHeading: (id: LabelledId<CustomerColumn>) => string;
  selection: RowSelection<CustomerRecord>;
}

export function Table({ rows, selection, ...sheet }: Props) {
  const t = useCustomersText();
  return (
    <TableSheet label={t('customers.list.label')} Head={Head} {...sheet}>
      {rows.map((row) => (
        <CustomerRow key={row.customerId} row={row} selection={selection} />
      ))}
    </TableSheet>
  );
}
