import { readSignedMinor, type InvoiceRecord } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMoneyText } from '../../../messages/useMoneyText';
import { endTripPath } from '../../trip/paths';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  list-style: none;
`;

/** The trips of a summary invoice or of its credit note, with what it has of each. */
export function InvoiceTrips({ invoice: { number, trips } }: { invoice: InvoiceRecord }) {
  const t = useMoneyText();
  const { currency } = useCountry();
  if (!trips) return null;
  return (
    <List role="list" aria-label={t('money.summary.trips', { number })}>
      {trips.map(({ bookingId, tripCode, vehicle, gross }) => (
        <li key={bookingId}>
          <Text size={2} tabular>
            <Link to={endTripPath(bookingId)}>{tripCode}</Link> · <bdi>{vehicle}</bdi> ·{' '}
            {formatMoney(readSignedMinor(gross) ?? 0, currency)}
          </Text>
        </li>
      ))}
    </List>
  );
}
