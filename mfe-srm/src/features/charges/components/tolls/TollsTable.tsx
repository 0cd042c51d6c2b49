import { readMinor, type TollRow, type TollState } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, type Tone } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { endTripPath } from '../../../../entities/trip/paths';
import { TextButton } from '../../../../components/TextButton';
import { rowsAsCards, RowsBox, RowsTable } from '@portal/shared/list';
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
  ${rowsAsCards}
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
              <td data-label={t('tolls.time')}>
                <ChargeTime charge={row} />
                {row.trip && (
                  <small>
                    <Link to={endTripPath(row.trip.bookingId)}>
                      {t('tolls.openTrip', { code: row.trip.code })}
                    </Link>
                  </small>
                )}
              </td>
              <td data-money data-label={t('tolls.foreseen')}>
                {writeMoney(row.foreseen) ??
                  (['matched', 'awaited', 'missing'].includes(row.state) ? t('tolls.unknown') : '\u2013')}
              </td>
              <td data-money data-label={t('tolls.charged')}>
                {writeMoney(row.charged) ?? '\u2013'}
              </td>
              <td data-label={t('tolls.outcome')}>
                <Badge tone={tones[row.state]}>{t(`tolls.state.${row.state}`)}</Badge>
                {row.reason && <small>{t(`tolls.reason.${row.reason}`)}</small>}
                <Difference row={row} />
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
        <TextButton
          type="button"
          aria-label={t('tolls.openLine', { gate: gateName, plate })}
          onClick={() => onCharge(chargeId)}
        >
          <bdi>{gateName}</bdi>
        </TextButton>
      ) : (
        <bdi>{gateName}</bdi>
      )}
      <small>
        <bdi>{plate}</bdi>
      </small>
    </>
  );
}

/** By how much a statement differs from the tariff of a passing, where both are known. */
function Difference({ row: { state, foreseen, charged } }: { row: TollRow }) {
  const t = useTollsText();
  const { currency } = useCountry();
  const [expected, billed] = [readMinor(foreseen ?? ''), readMinor(charged ?? '')];
  if (state !== 'matched' || expected === null || billed === null || expected === billed) return null;
  const amount = formatMoney(Math.abs(billed - expected), currency);
  return <small>{t(billed > expected ? 'tolls.more' : 'tolls.less', { amount })}</small>;
}
