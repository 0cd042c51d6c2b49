import type { TranslateText } from '../../../messages/useText';
import type { Trend } from '../../../entities/enquiry/model/insights';

/** "Up 12%" as text: a colour or an arrow alone is not accessible to everyone. */
export function trendText({ now, before, percent }: Trend, t: TranslateText): string {
  if (percent === null) return t('enquiries.insights.trend.first');
  if (percent === 0) return t('enquiries.insights.trend.same');
  return t(now > before ? 'enquiries.insights.trend.up' : 'enquiries.insights.trend.down', {
    percent: Math.abs(percent),
  });
}
