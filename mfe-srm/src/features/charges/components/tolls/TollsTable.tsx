import { readMinor, type TollRow, type TollState } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, type Tone } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { endTripPath } from '../../../../entities/trip/paths';
import { RowsBox, RowsTable } from '../../../../layout/RowsTable';
import { useTollsText } from '../../../../messages/useTollsText';
import { ChargeTime } from '../list/ChargeTime';

const Table = styled(RowsTable)`
  font-size: var(--text-2);
  & small {
    display: block;
    color: var(--color-ink-3);
    font-weight: 400;
  }
  & [data-money] {
    text-align: end;
    white-space: nowrap;
  }
  & :is(th, td):nth-child(-n + 2) {
    white-space: nowrap;
  }
`;

/** Looks like a link, because it leads to the line of the statement. */
const LineButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink-1);
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

const tones: Record<TollState, Tone> = {
  matched: 'success',
  awaited: 'info',
  missing: 'warning',
  unconfirmed: 'warning',
  foreign: 'danger',
  doubled: 'danger',
  notJudged: 'neutral',
};

interface Props {
  rows: readonly TollRow[];
  label: string;
  /** Opens the line of the statement. */
  onCharge: (chargeId: string) => void;
}

/** A passing, a line of a statement, or both in each row. */
export function TollsTable({ rows, label, onCharge }: Props) {
  const t = useTollsText();
  const { currency } = useCountry();
  const writeMoney = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? null : formatMoney(readMinor(amount) ?? 0, currency);
  /** What a statement charges for a passing and what the tariff foresees may differ. */
  const describeDifference = ({ state, foreseen, charged }: TollRow): string | null => {
    const [expected, billed] = [readMinor(foreseen ?? ''), readMinor(charged ?? '')];
    if (state !== 'matched' || expected === null || billed === null || expected === billed) return null;
    const amount = formatMoney(Math.abs(billed - expected), currency);
    return t(billed > expected ? 'tolls.more' : 'tolls.less', { amount });
  };
  return (
    <RowsBox role="region" aria-label={label} tabIndex={0}>
      <Table>
        <caption hidden>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tolls.gate')}</th>
            <th scope="col">{t('tolls.time')}</th>
            <th scope="col" data-money>
              {t('tolls.foreseen')}
            </th>
            <th scope="col" data-money>
              {t('tolls.charged')}
            </th>
            <th scope="col">{t('tolls.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rowId}>
              <th scope="row">
                <GateCell row={row} onCharge={onCharge} />
              </th>
              <td>
                <ChargeTime charge={row} />
                {row.trip && (
                  <small>
                    <Link to={endTripPath(row.trip.bookingId)}>
                      {t('tolls.openTrip', { code: row.trip.code })}
                    </Link>
                  </small>
                )}
              </td>
              <td data-money>
                {writeMoney(row.foreseen) ??
                  (['matched', 'awaited', 'missing'].includes(row.state) ? t('tolls.unknown') : '\u2013')}
              </td>
              <td data-money>{writeMoney(row.charged) ?? '\u2013'}</td>
              <td>
                <Badge tone={tones[row.state]}>{t(`tolls.state.${row.state}`)}</Badge>
                {row.reason && <small>{t(`tolls.reason.${row.reason}`)}</small>}
                {describeDifference(row) && <small>{describeDifference(row)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </RowsBox>
  );
}

function GateCell({ row, onCharge }: { row: TollRow; onCharge: (chargeId: string) => void }) {
  const t = useTollsText();
  const { gateName, plate, chargeId } = row;
  return (
    <>
      {chargeId ? (
        <LineButton
          type="button"
          aria-label={t('tolls.openLine', { gate: gateName, plate })}
          onClick={() => onCharge(chargeId)}
        >
          <bdi>{gateName}</bdi>
        </LineButton>
      ) : (
        <bdi>{gateName}</bdi>
      )}
      <small>
        <bdi>{plate}</bdi>
      </small>
    </>
  );
}
