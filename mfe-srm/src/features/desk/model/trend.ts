import type { DeskWords } from '../../../messages/useDeskText';
import { getUnit, type PeriodFigure } from './figures';

export interface Trend {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'same';
}

const inPoints = (share: number) => Math.round(share * 100);

/**
 * "Up 12%" as text: a colour or an arrow alone is not accessible to everyone. Null if there is nothing to
 * compare with.
 */
export function formatTrend({ name, now, before }: PeriodFigure, t: DeskWords): Trend | null {
  if (before === null) return null;
  const isShare = getUnit(name) === 'share';
  const [shownNow, shownBefore] = isShare ? [inPoints(now), inPoints(before)] : [now, before];
  if (shownNow === shownBefore) return { text: t('desk.trend.same'), tone: 'same' };
  const isUp = shownNow > shownBefore;
  // Fewer cancelled trips are better.
  const tone = isUp === (name !== 'cancelledTrips') ? 'good' : 'bad';
  if (isShare)
    return {
      text: t(isUp ? 'desk.trend.upPoints' : 'desk.trend.downPoints', {
        points: Math.abs(shownNow - shownBefore),
      }),
      tone,
    };
  if (before === 0) return { text: t('desk.trend.first'), tone };
  // A change of less than one per cent still counts.
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100));
  return { text: t(isUp ? 'desk.trend.up' : 'desk.trend.down', { percent }), tone };
}
