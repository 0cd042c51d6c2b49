import { readMinor, type Charge } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useChargesText } from '../../../../messages/useChargesText';
import { ChargeMarks } from './ChargeMarks';
import { ChargeTime } from './ChargeTime';
import { Cell, Open, Row } from './row-style';

export function ChargeRow({ row, onOpen }: { row: Charge; onOpen: () => void }) {
  const t = useChargesText();
  const { currency } = useCountry();
  return (
    <Row role="row">
      <Cell role="rowheader">
        <Open type="button" aria-haspopup="dialog" onClick={onOpen}>
          <bdi>{row.plate}</bdi>
        </Open>
        <small dir="auto">{row.vehicleName ?? t('charges.noVehicle')}</small>
      </Cell>
      <Cell role="cell">
        <ChargeTime charge={row} />
        <small dir="auto">{row.place || t(`charges.issuer.${row.issuer}`)}</small>
      </Cell>
      <Cell role="cell">
        {formatMoney(readMinor(row.amount) ?? 0, currency)}
        <small>{t(`charges.kind.${row.kind}`)}</small>
      </Cell>
      <Cell role="cell">
        {row.tripCode ? (
          <>
            <bdi>{row.tripCode}</bdi>
            <small>
              <bdi>{row.customerName}</bdi>
            </small>
          </>
        ) : (
          <span>{t(row.isByHand ? 'charges.ownCost' : `charges.match.${row.match}`)}</span>
        )}
      </Cell>
      <Cell role="cell">
        <ChargeMarks charge={row} />
      </Cell>
    </Row>
  );
}
