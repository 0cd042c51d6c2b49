import {
  isChargeTransition,
  needsReason,
  readMinor,
  srmChargeEndpoints,
  type Charge,
} from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { BulkBar, useSaveRows, type BulkAction, type RowSelection } from '@portal/shared/list';
import { useCountry } from '@portal/shared/portal';
import { useChargesText } from '../../../../messages/useChargesText';
import { useReloadCharges } from '../../hooks/useReloadCharges';
import { getChargeId } from '../../model/charge-id';

/** The states that need no reason, so that many charges can get one. */
const marks = ['billed', 'collected'] as const;
const columns = ['vehicle', 'when', 'amount', 'trip', 'state'] as const;

/** What can be done with selected charges. */
export function ChargeSelection({ selection }: { selection: RowSelection<Charge> }) {
  const t = useChargesText();
  const { currency } = useCountry();
  const reload = useReloadCharges();
  const format = (row: Charge) => formatMoney(readMinor(row.amount) ?? 0, currency);
  const save = useSaveRows<Charge>({
    file: t('charges.selected.name'),
    headings: columns.map((id) => t(`charges.column.${id}`)),
    getCells: (row) => [
      row.plate,
      row.at,
      format(row),
      [row.tripCode, row.customerName].filter(Boolean).join(', '),
      t(`charges.state.${row.state}`),
    ],
  });
  const actions = marks.map((state): BulkAction<Charge> => {
    return {
      id: state,
      label: t(`charges.change.${state}`),
      run: ({ chargeId }, call) => call(srmChargeEndpoints.changeState, { body: { chargeId, state } }),
    };
  });
  const isOffered = (state: (typeof marks)[number]) =>
    selection.rows.some((row) => isChargeTransition(row.state, state) && !needsReason(row.state, state));
  return (
    <BulkBar
      selection={selection}
      getId={getChargeId}
      getName={(row) => `${row.plate} \u00b7 ${format(row)}`}
      actions={actions.filter((_action, at) => isOffered(marks[at]!))}
      onExport={(rows) => void save(rows)}
      onChanged={reload}
    />
  );
}
