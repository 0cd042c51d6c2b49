import { useDashboardText } from '../../../messages/useDashboardText';
import type { Dashboard, Figure } from '../model/figures';
import { enquiriesLink, listingsLink } from '../model/links';
import { figureText } from '../model/trend';
import { TrendNote } from './TrendNote';
import { type Days, FigureCell, Strip } from '@portal/shared/figures';

interface Props {
  dashboard: Dashboard;
  days: Days;
  busy: boolean;
  onViews: () => void;
}

export function Figures({ dashboard: { figures, contacted, published }, days, busy, onViews }: Props) {
  const t = useDashboardText();
  const { from, to } = days;
  const rowsOf = ({ name }: Figure) => {
    if (name === 'views') return { onOpen: onViews };
    return { to: enquiriesLink({ from, to, ...(name !== 'totalEnquiries' && { status: 'answered' }) }) };
  };
  if (figures.length === 0 && !published) return null;
  return (
    <Strip role="group" aria-label={t('dashboard.figures')} aria-busy={busy || undefined}>
      {figures.map((figure) => (
        <FigureCell
          key={figure.name}
          label={t(`dashboard.figure.${figure.name}`)}
          value={figureText(figure.name, figure.now, t)}
          {...rowsOf(figure)}
        >
          <TrendNote figure={figure} />
          {figure.name === 'conversionRate' && contacted !== null && (
            <span>{t('dashboard.answered', { count: contacted })}</span>
          )}
        </FigureCell>
      ))}
      {published && (
        <FigureCell
          label={t('dashboard.figure.published')}
          value={t('dashboard.published', published)}
          to={listingsLink('published')}
        >
          {t('dashboard.published.note')}
        </FigureCell>
      )}
    </Strip>
  );
}
