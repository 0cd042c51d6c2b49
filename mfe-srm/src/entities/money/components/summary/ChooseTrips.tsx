import { readMinor, summaryLimits, type SummaryCandidate, type SummaryOffer } from '@portal/shared/contract';
import { formatDate, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button, CheckboxField, Inline, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useMoneyText } from '../../../../messages/useMoneyText';
import { IssueSummaryDialog } from './IssueSummaryDialog';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

interface Props {
  customerId: string;
  offer: SummaryOffer;
}

/** The trips without an invoice: those that are chosen are billed by one. */
export function ChooseTrips({ customerId, offer: { list, buyer } }: Props) {
  const t = useMoneyText();
  const { id: country, currency } = useCountry();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isIssuing, setIssuing] = useState(false);
  const chosen = list.filter(({ bookingId }) => !left.includes(bookingId));
  const sum = chosen.reduce((total, { total: amount }) => total + (readMinor(amount) ?? 0), 0);
  const { tripsMin, tripsMax } = summaryLimits;
  // A credited summary invoice is replaced for its own trips.
  const isMixed = new Set(chosen.map(({ replaces }) => replaces ?? null)).size > 1;
  const isInvalid = chosen.length < tripsMin || chosen.length > tripsMax || isMixed;
  if (list.length === 0) return <Text>{t('money.summary.none')}</Text>;
  const toggle = ({ bookingId }: SummaryCandidate, isChosen: boolean) =>
    setLeft(isChosen ? left.filter((id) => id !== bookingId) : [...left, bookingId]);
  return (
    <Stack gap={3}>
      <List role="list" aria-label={t('money.summary.choose')}>
        {list.map((trip) => (
          <li key={trip.bookingId}>
            <CheckboxField
              label={
                <>
                  {trip.tripCode} · <bdi>{trip.vehicle}</bdi> ·{' '}
                  {formatMoney(readMinor(trip.total) ?? 0, currency)}
                </>
              }
              help={[
                [trip.start, trip.end].flatMap((at) => (at ? [formatDate(at, country)] : [])).join(' – '),
                ...(trip.replaces ? [t('money.summary.replaces', { number: trip.replaces })] : []),
              ].join(' · ')}
              checked={!left.includes(trip.bookingId)}
              onChange={({ currentTarget }) => toggle(trip, currentTarget.checked)}
            />
          </li>
        ))}
      </List>
      <Text weight={600} tabular role="status">
        {t('money.summary.sum', { count: chosen.length, amount: formatMoney(sum, currency) })}
      </Text>
      {isInvalid && (
        <Text tone="muted" size={2}>
          {t(isMixed ? 'money.summary.mixed' : 'money.summary.count', { min: tripsMin, max: tripsMax })}
        </Text>
      )}
      <Inline>
        <Button variant="primary" disabled={isInvalid} onClick={() => setIssuing(true)}>
          {t('money.summary.issue')}
        </Button>
      </Inline>
      {isIssuing && (
        <IssueSummaryDialog
          customerId={customerId}
          trips={chosen}
          buyer={buyer}
          onClose={() => setIssuing(false)}
        />
      )}
    </Stack>
  );
}
