import { type Days, type TripAnalytics } from '@portal/shared/contract';
import { FigureCell, Strip } from '@portal/shared/figures';
import { Badge } from '@portal/shared/ui';
import { useDeskText } from '../../../messages/useDeskText';
import { useFigureText } from '../hooks/useFigureText';
import { periodFigures, getRowsPath, type PeriodFigure } from '../model/figures';
import { formatTrend } from '../model/trend';

interface Props {
  analytics: TripAnalytics;
  days: Days;
  busy: boolean;
}

const tones = { good: 'success', bad: 'warning', same: 'neutral' } as const;

/** The metrics of the chosen days, next to those of as many days before. */
export function PeriodFigures({ analytics, days, busy }: Props) {
  const t = useDeskText();
  const text = useFigureText();
  return (
    <Strip role="group" aria-label={t('desk.period')} aria-busy={busy || undefined}>
      {periodFigures(analytics).map((figure) => (
        <FigureCell
          key={figure.name}
          label={t(`desk.figure.${figure.name}`)}
          value={text(figure.name, figure.now)}
          to={getRowsPath(figure.name, days)}
        >
          <Change figure={figure} />
          {figure.name === 'utilisation' && <span>{t('desk.utilisation.of')}</span>}
        </FigureCell>
      ))}
    </Strip>
  );
}

function Change({ figure }: { figure: PeriodFigure }) {
  const t = useDeskText();
  const text = useFigureText();
  const trend = formatTrend(figure, t);
  if (!trend) return <span>{t('desk.before.none')}</span>;
  return (
    <>
      <Badge tone={tones[trend.tone]} icon={false}>
        {trend.text}
      </Badge>
      {trend.tone !== 'same' && figure.before !== null && figure.before !== 0 && (
        <span>{t('desk.before', { value: text(figure.name, figure.before) })}</span>
      )}
    </>
  );
}
