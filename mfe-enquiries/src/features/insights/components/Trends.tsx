import { useCountry } from '@portal/shared/portal';
import { Badge, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { Section } from '../../../entities/enquiry/components/Section';
import type { Trend, Trends as AllTrends } from '../../../entities/enquiry/model/insights';
import { moneyText } from '../../../entities/enquiry/model/row';
import { trendText } from '../model/trend-text';
import { Figure } from './Figure';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-4);
`;

/** The last seven days compared with the seven before. */
export function Trends({ trends }: { trends: AllTrends }) {
  const t = useText();
  const country = useCountry();
  const share = (value: number) => t('enquiries.insights.percent', { value });
  const money = (value: number) => moneyText(value, country);
  return (
    <Section title={t('enquiries.insights.trends')}>
      <Row>
        <OneTrend label={t('enquiries.insights.enquiries')} trend={trends.enquiries} show={String} />
        <OneTrend label={t('enquiries.insights.contacted')} trend={trends.contactedShare} show={share} />
        <OneTrend label={t('enquiries.insights.amount')} trend={trends.amount} show={money} />
      </Row>
    </Section>
  );
}

interface OneTrendProps {
  label: string;
  trend: Trend;
  show: (value: number) => string;
}

function OneTrend({ label, trend, show }: OneTrendProps) {
  const t = useText();
  const tone = trend.now === trend.before ? 'neutral' : trend.now > trend.before ? 'success' : 'warning';
  return (
    <Figure label={label} value={show(trend.now)} small>
      <div>
        <Badge tone={tone} icon={false}>
          {trendText(trend, t)}
        </Badge>
      </div>
      <Text tone="muted" size={1}>
        {t('enquiries.insights.before', { value: show(trend.before) })}
      </Text>
    </Figure>
  );
}
