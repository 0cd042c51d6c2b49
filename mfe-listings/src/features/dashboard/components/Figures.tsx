import { type Days } from '@portal/shared/contract';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { Dashboard, Figure } from '../model/figures';
import { enquiriesLink } from '../../../entities/listing/model/result-links';
import { bookingsLink, listingsLink } from '../model/links';
import { figureText } from '../model/trend';
import { TrendNote } from './TrendNote';
import { FigureCell, Strip } from '@portal/shared/figures';

interface Props {
  dashboard: Dashboard;
  days: Days;
  busy: boolean;
  onViews: () => void;
}

export function Figures({ dashboard, days, busy, onViews }: Props) {
  const { figures, contacted, bookings, published } = dashboard;
  const total = figures.find(({ name }) => name === 'totalEnquiries')?.now ?? 0;
  const t = useDashboardText();
  const { from, to } = days;
  const getRowsAction = ({ name }: Figure) => {
    if (name === 'views') return { onOpen: onViews };
    if (name === 'bookingRate') return { to: bookingsLink(days) };
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
          {...getRowsAction(figure)}
        >
          <TrendNote figure={figure} />
          {figure.name === 'conversionRate' && contacted !== null && (
            <span>{t('dashboard.answered', { count: contacted, total })}</span>
          )}
          {figure.name === 'bookingRate' && bookings !== null && (
            <span>{t('dashboard.bookings', { count: bookings, total })}</span>
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
