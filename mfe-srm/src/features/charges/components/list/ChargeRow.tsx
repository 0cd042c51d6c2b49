import { readMinor, type Charge } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { RowSelectBox, type RowSelection } from '@portal/shared/list';
import { useCountry } from '@portal/shared/portal';
import { useChargesText } from '../../../../messages/useChargesText';
import { ChargeMarks } from './ChargeMarks';
import { ChargeTime } from './ChargeTime';
import { Cell, Open, Row } from './row-style';
import { TripCode } from '../../../../entities/trip/components/TripCode';

interface Props {
  row: Charge;
  selection: RowSelection<Charge>;
  onOpen: () => void;
}

export function ChargeRow({ row, selection, onOpen }: Props) {
  const t = useChargesText();
  const { currency } = useCountry();
  const amount = formatMoney(readMinor(row.amount) ?? 0, currency);
  const isChosen = selection.has(row.chargeId);
  return (
    <Row role="row" className={isChosen ? 'chosen' : undefined}>
      <Cell role="cell" className="select">
        <RowSelectBox
          name={`${row.plate} ${amount}`}
          checked={isChosen}
          onToggle={(withShift) => selection.toggle(row.chargeId, withShift)}
        />
      </Cell>
      <Cell role="rowheader" className="vehicle">
        <Open type="button" aria-haspopup="dialog" onClick={onOpen}>
          <bdi>{row.plate}</bdi>
        </Open>
        <small dir="auto">{row.vehicleName ?? t('charges.noVehicle')}</small>
      </Cell>
      <Cell role="cell" className="when">
        <ChargeTime charge={row} />
        <small dir="auto">{row.place || t(`charges.issuer.${row.issuer}`)}</small>
      </Cell>
      <Cell role="cell" className="amount">
        {amount}
        <small>{t(`charges.kind.${row.kind}`)}</small>
      </Cell>
      <Cell role="cell" className="trip">
        {row.tripCode ? (
          <>
            <TripCode>{row.tripCode}</TripCode>
            <small>
              <bdi>{row.customerName}</bdi>
            </small>
          </>
        ) : (
          <span>{t(row.isByHand ? 'charges.ownCost' : `charges.match.${row.match}`)}</span>
        )}
      </Cell>
      <Cell role="cell" className="state">
        <ChargeMarks charge={row} />
      </Cell>
    </Row>
  );
}
