import { BACKGROUND_CONNECTIONS } from './database/connect';
import type { Deps } from './deps';
import { listRecurringWork } from './recurring-work';

test('all jobs can begin at once: each has two connections', () => {
  expect(listRecurringWork({} as Deps).length * 2).toBeLessThanOrEqual(BACKGROUND_CONNECTIONS);
});
