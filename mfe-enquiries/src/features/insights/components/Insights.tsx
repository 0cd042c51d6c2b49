import { useCountry } from '@portal/shared/portal';
import { Banner, Stack, Text } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useText } from '../../../messages/useText';
import { useLazyPart } from '@portal/shared/lazy';
import { averageBookingAmount, topCustomers, computeTrends } from '../../../entities/enquiry/model/insights';
import { moneyText, type Row } from '../../../entities/enquiry/model/row';
import { ChartsPlaceholder } from './ChartsPlaceholder';
import { Figure } from './Figure';
import { TopCustomers } from './TopCustomers';
import { Trends } from './Trends';

const loadCharts = async () => (await import(/* webpackChunkName: "insights-charts" */ './Charts')).Charts;

interface InsightsProps {
  rows: readonly Row[];
  /** The server's time when the drawer opened. */
  now: number;
  filtered: boolean;
  /** The last load failed: the metrics are from the one before. */
  stale: boolean;
}

export function Insights({ rows, now, filtered, stale }: InsightsProps) {
  const t = useText();
  const country = useCountry();
  const charts = useLazyPart(loadCharts, true);
  const figures = useMemo(
    () => ({
      average: averageBookingAmount(rows),
      top: topCustomers(rows),
      trends: computeTrends(rows, now),
    }),
    [rows, now],
  );
  return (
    <Stack gap={6}>
      {stale && <Banner tone="warning" title={t('enquiries.insights.stale')} />}
      <Text tone="muted">
        {t(filtered ? 'enquiries.insights.ofFiltered' : 'enquiries.insights.ofAll', { count: rows.length })}
      </Text>
      <Figure label={t('enquiries.insights.average')} value={moneyText(figures.average, country)} />
      <Trends trends={figures.trends} />
      <TopCustomers customers={figures.top} />
      {charts ? <charts.Part rows={rows} now={now} /> : <ChartsPlaceholder />}
    </Stack>
  );
}
