import type { ChargeDetails } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Card } from '@portal/shared/ui';
import styled from 'styled-components';
import { useChargesText } from '../../../../messages/useChargesText';
import { TripCode } from '../../../../entities/trip/components/TripCode';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

/** What happened to the charge, in order. */
export function HistoryPart({ history }: Pick<ChargeDetails, 'history'>) {
  const t = useChargesText();
  const { id } = useCountry();
  return (
    <Card title={t('charges.history')} padding={4}>
      <List role="list" aria-label={t('charges.history')}>
        {history.map(({ kind, at, by, reason, tripCode, number, to }) => (
          <li key={`${kind} ${at}`}>
            {t(`charges.event.${kind}`)}
            {tripCode && <TripCode> {tripCode}</TripCode>}
            {number && <bdi> {number}</bdi>}
            {to && <bdi> {to}</bdi>}
            {reason && <bdi>: {reason}</bdi>}
            <small>
              {formatDateTime(at, id)} <bdi>{by}</bdi>
            </small>
          </li>
        ))}
      </List>
    </Card>
  );
}
