import { Badge } from '@portal/shared/ui';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { Figure } from '../model/figures';
import { figureText, formatTrend } from '../model/trend';

const tones = { good: 'success', bad: 'warning', same: 'neutral' } as const;

/** How a metric changed, and its value in the days before. */
export function TrendNote({ figure }: { figure: Figure }) {
  const t = useDashboardText();
  const trend = formatTrend(figure, t);
  if (!trend || figure.before === null) return <span>{t('dashboard.before.none')}</span>;
  return (
    <>
      <Badge tone={tones[trend.tone]} icon={false}>
        {trend.text}
      </Badge>
      {trend.tone !== 'same' && figure.before !== 0 && (
        <span>{t('dashboard.before', { value: figureText(figure.name, figure.before, t) })}</span>
      )}
    </>
  );
}
