import { MINUTE } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';
import type { DashboardWords } from '../../../messages/useDashboardText';
import { isShare, type Figure } from './figures';

export type TrendTone = 'good' | 'bad' | 'same';
export interface Trend {
  readonly text: string;
  readonly tone: TrendTone;
}

/**
 * "Up 12%" as text: a colour or an arrow alone is not accessible to everyone. Null if there is nothing to
 * compare with.
 */
export function formatTrend({ name, now, before }: Figure, t: DashboardWords): Trend | null {
  if (before === null) return null;
  const [shownNow, shownBefore] = [shown(name, now), shown(name, before)];
  if (shownNow === shownBefore) return { text: t('dashboard.trend.same'), tone: 'same' };
  const isUp = shownNow > shownBefore;
  if (name === 'responseTime')
    return isUp
      ? { text: t('dashboard.trend.slower'), tone: 'bad' }
      : { text: t('dashboard.trend.faster'), tone: 'good' };
  const tone = isUp ? 'good' : 'bad';
  if (isShare(name))
    return {
      text: t(isUp ? 'dashboard.trend.upPoints' : 'dashboard.trend.downPoints', {
        points: Math.abs(shownNow - shownBefore),
      }),
      tone,
    };
  if (before === 0) return { text: t('dashboard.trend.first'), tone };
  // A change of less than one per cent still counts.
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100));
  return { text: t(isUp ? 'dashboard.trend.up' : 'dashboard.trend.down', { percent }), tone };
}

/** As precise as the page shows it: values that look the same did not change. */
function shown(name: Figure['name'], value: number): number {
  if (isShare(name)) return Math.round(value * 100);
  return name === 'responseTime' ? Math.round(value / 1000) : value;
}

export function figureText(name: Figure['name'], value: number, t: DashboardWords): string {
  if (isShare(name)) return t('dashboard.percent', { value: Math.round(value * 100) });
  if (name === 'responseTime') return durationText(value, t);
  return formatNumber(value);
}

/** "45 s", "14 min", "2 h 5 min". */
export function durationText(milliseconds: number, t: DashboardWords): string {
  const minutes = Math.round(milliseconds / MINUTE);
  if (milliseconds < MINUTE) return t('dashboard.seconds', { seconds: Math.round(milliseconds / 1000) });
  if (minutes < 60) return t('dashboard.minutes', { minutes });
  return t('dashboard.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
