import { words } from '../../../testing/words';
import { trendText } from './trend-text';

test.each([
  [{ now: 12, before: 10, percent: 20 }, 'Up 20%'],
  [{ now: 5, before: 10, percent: -50 }, 'Down 50%'],
  [{ now: 10, before: 10, percent: 0 }, 'No change'],
  [{ now: 0, before: 0, percent: 0 }, 'No change'],
  [{ now: 3, before: 0, percent: null }, 'None the week before'],
])('%j reads "%s"', (trend, text) => {
  expect(trendText(trend, words)).toBe(text);
});
