import type { CustomerRecord } from '@portal/shared/contract';
import styled from 'styled-components';
import { sheet } from '../../../../layout/ListSheet';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { CustomerRow } from './CustomerRow';
import { Head } from './row-style';

const Sheet = styled.div<{ $stale: boolean }>`
  position: relative;
  ${sheet}
`;

const columns = ['customer', 'contact', 'documents', 'state'] as const;

interface Props {
  rows: readonly CustomerRecord[];
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
}

/** Cards on narrow screens. Roles are explicit, because a table with another layout loses its own. */
export function Table({ rows, isStale }: Props) {
  const t = useCustomersText();
  return (
    <Sheet
      role="table"
      aria-label={t('customers.list.label')}
      aria-busy={isStale || undefined}
      $stale={isStale}
    >
      <Head role="row">
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {t(`customers.column.${column}`)}
          </span>
        ))}
      </Head>
      {rows.map((row) => (
        <CustomerRow key={row.customerId} row={row} />
      ))}
    </Sheet>
  );
}
