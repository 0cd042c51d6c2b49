import type { TripRecord } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useTripsText } from '../../../../messages/useTripsText';
import { getBalance, getTripTotal } from '../../model/trip';
import { Fact } from './row-style';

/** The price of a trip, and its open amount. */
export function Sum({ trip }: { trip: TripRecord }) {
  const t = useTripsText();
  const { currency } = useCountry();
  const [total, balance] = [getTripTotal(trip), getBalance(trip)];
  if (total === null) return null;
  return (
    <Fact>
      <strong>{formatMoney(total, currency)}</strong>
      {balance === 0 && <small>{t('trips.sum.paid')}</small>}
      {balance !== null && balance > 0 && (
        <small className="open">{t('trips.sum.open', { amount: formatMoney(balance, currency) })}</small>
      )}
      {balance !== null && balance < 0 && (
        <small className="open">{t('trips.sum.owed', { amount: formatMoney(-balance, currency) })}</small>
      )}
    </Fact>
  );
}
