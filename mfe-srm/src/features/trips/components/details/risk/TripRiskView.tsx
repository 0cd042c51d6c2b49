import { isNotOffered } from '@portal/shared/api';
import { riskLimits, srmRiskEndpoints, type TripRisk } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry, useQuery } from '@portal/shared/portal';
import { Badge, Heading, Inline, Stack, Text, type Tone } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useRiskText } from '../../../../../messages/useRiskText';
import { PartState } from '../PartState';
import { MarkRisk } from './MarkRisk';
import { RiskFacts } from './RiskFacts';

const tones: Record<TripRisk['level'], Tone> = { low: 'neutral', raised: 'warning', high: 'danger' };

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
`;

/** The risk of an open trip, with what it comes from. */
export function TripRiskView({ bookingId }: { bookingId: string }) {
  const t = useRiskText();
  const headingId = useId();
  const { data, error, isRefreshing, refresh } = useQuery(
    srmRiskEndpoints.get,
    { query: { bookingId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  if ((isNotOffered(error) && !data) || data?.risk === null) return null;
  return (
    <Box aria-labelledby={headingId}>
      <Inline justify="space-between">
        <Heading id={headingId} level={3} size={3}>
          {t('risk.title')}
        </Heading>
        {data && <Badge tone={tones[data.risk.level]}>{t(`risk.level.${data.risk.level}`)}</Badge>}
      </Inline>
      {data ? (
        <RiskText risk={data.risk} />
      ) : (
        <PartState
          loading={t('risk.loading')}
          error={error}
          isRetrying={isRefreshing}
          onRetry={() => void refresh()}
        />
      )}
    </Box>
  );
}

function RiskText({ risk }: { risk: TripRisk }) {
  const t = useRiskText();
  const { id } = useCountry();
  const { source, trips, tripsNeeded, learnedAt, probability } = risk;
  const describeSource = () => {
    if (source === 'company')
      return t('risk.source.company', { trips, date: formatDate(learnedAt ?? '', id) });
    if (trips < tripsNeeded) return t('risk.source.rules', { trips, needed: tripsNeeded });
    return t('risk.source.waiting', { trips, each: riskLimits.eachOutcomeMin });
  };
  return (
    <Stack gap={3}>
      <Text size={2}>
        {t('risk.meaning')}{' '}
        {source === 'company' && t('risk.probability', { percent: Math.round(probability * 100) })}
      </Text>
      <RiskFacts facts={risk.facts} />
      <Text size={2} tone="muted">
        {describeSource()} {t('risk.person')}
      </Text>
      <MarkRisk risk={risk} />
    </Stack>
  );
}
