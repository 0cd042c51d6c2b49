import type { Charge } from '@portal/shared/contract';
import styled from 'styled-components';
import { sheet } from '../../../../layout/ListSheet';
import { useChargesText } from '../../../../messages/useChargesText';
import { ChargeRow } from './ChargeRow';
import { Head } from './row-style';

const Sheet = styled.div<{ $stale: boolean }>`
  position: relative;
  ${sheet}
`;

const columns = ['vehicle', 'when', 'amount', 'trip', 'state'] as const;

interface Props {
  rows: readonly Charge[];
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
  onOpen: (chargeId: string) => void;
}

/** Cards on narrow screens. Roles are explicit, because a table with another layout loses its own. */
export function Table({ rows, isStale, onOpen }: Props) {
  const t = useChargesText();
  return (
    <Sheet role="table" aria-label={t('charges.list')} aria-busy={isStale || undefined} $stale={isStale}>
      <Head role="row">
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {t(`charges.column.${column}`)}
          </span>
        ))}
      </Head>
      {rows.map((row) => (
        <ChargeRow key={row.chargeId} row={row} onOpen={() => onOpen(row.chargeId)} />
      ))}
    </Sheet>
  );
}
