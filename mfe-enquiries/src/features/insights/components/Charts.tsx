import { formatDate, removeYear } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { BarRows, ChartTable, Columns } from '@portal/shared/ui/charts';
import { useMemo } from 'react';
import { useText } from '../../../messages/useText';
import { Section } from '../../../entities/enquiry/components/Section';
import { statusLabel } from '../../../entities/enquiry/model/status';
import type { Row } from '../../../entities/enquiry/model/row';
import { countByStatus } from '../model/by-status';
import { DAYS, countByDay } from '../model/daily';

interface ChartsProps {
  rows: readonly Row[];
  now: number;
}

/** Small charts, each with its numbers in a table. */
export function Charts({ rows, now }: ChartsProps) {
  const t = useText();
  const { id: country } = useCountry();
  const counts = useMemo(() => countByDay(rows, now, country), [country, now, rows]);
  const days = counts.map(({ date, count }) => ({ label: formatDate(date, country), count }));
  const statuses = useMemo(
    () => countByStatus(rows).map(({ status, count }) => ({ label: statusLabel(status, t), count })),
    [rows, t],
  );
  const name = t('enquiries.insights.enquiries');
  const [perDay, byStatus] = [
    t('enquiries.insights.perDay', { days: DAYS }),
    t('enquiries.insights.byStatus'),
  ];
  return (
    <Stack gap={6}>
      <Section title={perDay}>
        <Columns title={perDay} name={name} bars={days} shortLabel={removeYear} />
        <ChartTable caption={perDay} first={t('enquiries.insights.day')} second={name} rows={days} />
      </Section>
      <Section title={byStatus}>
        <BarRows title={byStatus} bars={statuses} />
        <ChartTable caption={byStatus} first={t('enquiries.insights.status')} second={name} rows={statuses} />
      </Section>
    </Stack>
  );
}
