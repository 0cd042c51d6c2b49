import type { PaymentRequest } from '@portal/shared/contract';
import { getRequestStage, getStageMoment } from './request-stage';

const open: PaymentRequest = {
  requestId: 'r1',
  bookingId: 'b1',
  amount: '250',
  state: 'OPEN',
  createdAt: '2027-01-01T08:00:00.000Z',
  expiresAt: '2027-01-15T08:00:00.000Z',
};
const at = '2027-01-02T08:00:00.000Z';

test.each([
  [{}, 'made', null],
  [{ mailedAt: at }, 'mailed', at],
  [{ mailedAt: open.createdAt, openedAt: at }, 'opened', at],
  [{ state: 'PAID', openedAt: open.createdAt, paidAt: at }, 'PAID', at],
  [{ state: 'WITHDRAWN', withdrawnAt: at }, 'WITHDRAWN', at],
  [{ state: 'EXPIRED', openedAt: at }, 'EXPIRED', null],
] as const)('the request %j is in the stage %s, reached %s', (change, stage, moment) => {
  const request = { ...open, ...change };
  expect([getRequestStage(request), getStageMoment(request)]).toEqual([stage, moment]);
});
