import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { useMemo } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useText } from '../../../messages/useText';
import { Section } from '../../details/components/Section';
import { statusLabel } from '../../enquiries/model/status';
import type { Row } from '../../enquiries/model/row';
import { countsByStatus } from '../model/by-status';
import { DAYS, dailyCounts } from '../model/daily';
import { ChartTable } from './ChartTable';
import { axis, tooltip } from './chart-look';

interface ChartsProps {
  rows: readonly Row[];
  now: number;
}

/** Small charts, each with its numbers as a table beside it. Axes run from the left in every language: SVG would hang their words on the wrong side. */
export function Charts({ rows, now }: ChartsProps) {
  const t = useText();
  const { id: country } = useCountry();
  const days = useMemo(
    () =>
      dailyCounts(rows, now, country).map(({ date, count }) => ({ label: formatDate(date, country), count })),
    [country, now, rows],
  );
  const statuses = useMemo(
    () => countsByStatus(rows).map(({ status, count }) => ({ label: statusLabel(status), count })),
    [rows],
  );
  const name = t('enquiries.insights.enquiries');
  return (
    <Stack gap={6}>
      <Section title={t('enquiries.insights.perDay', { days: DAYS })}>
        <div dir="ltr">
          <ResponsiveContainer width="100%" height={160}>
            <BarChart
              data={days}
              margin={{ top: 4, right: 8, bottom: 0, left: -28 }}
              title={t('enquiries.insights.perDay', { days: DAYS })}
            >
              <CartesianGrid vertical={false} stroke="var(--color-line)" />
              <XAxis
                dataKey="label"
                {...axis}
                interval={6}
                tickFormatter={(label: string) => label.split(',')[0] ?? ''}
              />
              <YAxis {...axis} allowDecimals={false} />
              <Tooltip {...tooltip} />
              <Bar
                dataKey="count"
                name={name}
                fill="var(--color-brand)"
                radius={[3, 3, 0, 0]}
                isAnimationActive={false}
              />
            </BarChart>
          </ResponsiveContainer>
        </div>
        <ChartTable
          caption={t('enquiries.insights.perDay', { days: DAYS })}
          first={t('enquiries.insights.day')}
          second={name}
          rows={days}
        />
      </Section>
      <Section title={t('enquiries.insights.byStatus')}>
        <div dir="ltr">
          <ResponsiveContainer width="100%" height={180}>
            <BarChart
              data={statuses}
              layout="vertical"
              margin={{ top: 0, right: 8, bottom: 0, left: 12 }}
              title={t('enquiries.insights.byStatus')}
            >
              <XAxis type="number" {...axis} allowDecimals={false} />
              <YAxis type="category" dataKey="label" {...axis} width={76} />
              <Tooltip {...tooltip} />
              <Bar
                dataKey="count"
                name={name}
                fill="var(--color-info)"
                radius={[0, 3, 3, 0]}
                barSize={16}
                isAnimationActive={false}
              />
            </BarChart>
          </ResponsiveContainer>
        </div>
        <ChartTable
          caption={t('enquiries.insights.byStatus')}
          first={t('enquiries.insights.status')}
          second={name}
          rows={statuses}
        />
      </Section>
    </Stack>
  );
}
