import { createI18n } from '@portal/shared/i18n';
import en from '../../../messages/dashboard.en.messages.json';
import type { DashboardWords } from '../../../messages/useDashboardText';
import { durationText, formatTrend } from './trend';

const i18n = createI18n();
void i18n.add({ en });
const t: DashboardWords = (id, values) => i18n.t(id, values);

test.each([
  ['views', 120, 100, 'Up 20%', 'good'],
  ['views', 50, 100, 'Down 50%', 'bad'],
  ['views', 1001, 1000, 'Up 1%', 'good'],
  ['totalEnquiries', 7, 7, 'No change', 'same'],
  ['totalEnquiries', 0, 0, 'No change', 'same'],
  ['totalEnquiries', 3, 0, 'None before', 'good'],
  ['conversionRate', 0.42, 0.38, 'Up 4 points', 'good'],
  ['conversionRate', 0.374, 0.38, 'Down 1 point', 'bad'],
  ['conversionRate', 0.381, 0.379, 'No change', 'same'],
  ['responseTime', 60_000, 120_000, 'Faster', 'good'],
  ['responseTime', 180_000, 120_000, 'Slower', 'bad'],
  ['responseTime', 120_100, 120_000, 'No change', 'same'],
] as const)('%s of %d after %d reads "%s"', (name, now, before, text, tone) => {
  expect(formatTrend({ name, now, before }, t)).toEqual({ text, tone });
});

test('without a previous value there is no trend', () => {
  expect(formatTrend({ name: 'views', now: 3, before: null }, t)).toBeNull();
});

test.each([
  [400, '0 s'],
  [45_000, '45 s'],
  [60_000, '1 min'],
  [14.4 * 60_000, '14 min'],
  [59.6 * 60_000, '1 h 0 min'],
  [125 * 60_000, '2 h 5 min'],
])('%d ms read "%s"', (milliseconds, text) => expect(durationText(milliseconds, t)).toBe(text));
