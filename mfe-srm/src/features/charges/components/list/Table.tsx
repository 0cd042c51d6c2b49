import type { Charge } from '@portal/shared/contract';
import { TableSheet } from '@portal/shared/list';
import { useChargesText } from '../../../../messages/useChargesText';
import { ChargeRow } from './ChargeRow';
import { Head } from './row-style';

const columns = ['vehicle', 'when', 'amount', 'trip', 'state'] as const;

interface Props {
  rows: readonly Charge[];
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
  onOpen: (chargeId: string) => void;
}

export function Table({ rows, isStale, onOpen }: Props) {
  const t = useChargesText();
  return (
    <TableSheet
      label={t('charges.list')}
      isStale={isStale}
      Head={Head}
      headings={columns.map((column) => t(`charges.column.${column}`))}
    >
      {rows.map((row) => (
        <ChargeRow key={row.chargeId} row={row} onOpen={() => onOpen(row.chargeId)} />
      ))}
    </TableSheet>
  );
}
