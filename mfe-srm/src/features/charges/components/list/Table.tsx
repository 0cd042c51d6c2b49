import type { Charge } from '@portal/shared/contract';
import { TableSheet, type LabelledId, type ListLook, type RowSelection } from '@portal/shared/list';
import { useChargesText } from '../../../../messages/useChargesText';
import type { ChargeColumn } from '../../model/columns';
import { ChargeRow } from './ChargeRow';
import { Head } from './row-style';

interface Props {
  rows: readonly Charge[];
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
  look: ListLook<ChargeColumn>;
  getHeading: (id: LabelledId<ChargeColumn>) => string;
  selection: RowSelection<Charge>;
  onOpen: (chargeId: string) => void;
}

export function Table({ rows, selection, onOpen, ...sheet }: Props) {
  const t = useChargesText();
  return (
    <TableSheet label={t('charges.list')} Head={Head} {...sheet}>
      {rows.map((row) => (
        <ChargeRow key={row.chargeId} row={row} selection={selection} onOpen={() => onOpen(row.chargeId)} />
      ))}
    </TableSheet>
  );
}
