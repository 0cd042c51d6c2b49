import { HOUR, MINUTE, limits } from '@portal/shared/contract';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { REFETCH_AFTER_EXPIRY } from '../features/enquiries/hooks/useExpiryRefresh';
import { aPage, anEnquiry } from '../testing/enquiries';
import { ownList, serveList } from '../testing/list';
import { renderPage } from '../testing/render-page';
import { findRow } from '../testing/rows';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const left = (milliseconds: number) =>
  new Date(Date.now() - limits.enquiry.expiry + milliseconds).toISOString();
const open = () => renderPage('/enquiries', { fakeTimers: true });

test.each([
  [20 * MINUTE, 'normal'],
  [6.9 * MINUTE, 'warning'],
  [3.9 * MINUTE, 'critical'],
])('%d ms left are shown %s', async (time, tone) => {
  serveList([anEnquiry(1, { createdAt: left(time) })]);
  open();
  const timer = within(await findRow('Car 1')).getByRole('timer');
  expect(timer.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
});

/** Two that expire together and one that does not, on a prompt server. */
function serveRunningOut(expires: boolean) {
  const end = Date.now() + 60_000;
  const moments: number[] = [];
  const running = [1, 2].map((number) => anEnquiry(number, { createdAt: left(60_000 + number) }));
  answer(ownList, [
    () => {
      moments.push(Date.now());
      const status = expires && Date.now() > end ? 'EXPIRED' : 'NEW';
      return aPage([
        ...running.map((one) => ({ ...one, status })),
        anEnquiry(3, { createdAt: left(20 * MINUTE) }),
      ]);
    },
  ]);
  return { moments, end };
}

test('the list counts down, expires, and reloads two seconds later, once for all', async () => {
  const { moments, end } = serveRunningOut(true);
  open();
  const row = await findRow('Car 1');
  const before = within(row).getByRole('timer').textContent;
  await pass(5000);
  expect(within(row).getByRole('timer').textContent).not.toBe(before);
  expect(moments).toHaveLength(1);
  await pass(70_000);
  expect(await within(row).findByText('expired')).toBeVisible();
  expect(within(row).getByText('Processed')).toBeVisible();
  expect(moments).toHaveLength(2);
  expect((moments[1] ?? 0) - end).toBeGreaterThanOrEqual(REFETCH_AFTER_EXPIRY);
});

test('an enquiry that the server did not mark as expired shows so, without repeated requests', async () => {
  const { moments } = serveRunningOut(false);
  open();
  const row = await findRow('Car 1');
  await pass(100_000);
  expect(within(row).getByText('Expired')).toBeVisible();
  expect(within(await findRow('Car 3')).getByRole('timer')).toBeVisible();
  expect(moments).toHaveLength(2);
});

test('the list reloads every five minutes and on focus', async () => {
  const { requests } = serveList([anEnquiry(1, { status: 'CONTACTED' })]);
  open();
  await findRow('Car 1');
  expect(requests).toHaveLength(1);
  await pass(limits.enquiry.refetchInterval + 1000);
  expect(requests).toHaveLength(2);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await pass(1000);
  expect(requests).toHaveLength(3);
});

test.each([3 * HOUR, -3 * HOUR])(
  'a browser whose clock is %d ms off follows the server’s clock',
  async (off) => {
    const serverNow = () => Date.now() + off;
    const createdAt = new Date(serverNow() - 10 * MINUTE).toISOString();
    answer(ownList, [
      () =>
        HttpResponse.json(
          { result: aPage([anEnquiry(1, { createdAt })]) },
          { headers: { date: new Date(serverNow()).toUTCString() } },
        ),
    ]);
    open();
    const row = await findRow('Car 1');
    await pass(1500);
    expect(within(row).getByRole('timer')).toHaveTextContent(/^(20:00|19:5\d)$/);
  },
);

test('Expiring Soon follows the time', async () => {
  serveList([anEnquiry(1, { createdAt: left(8 * MINUTE) })]);
  open();
  await findRow('Car 1');
  expect(screen.getByRole('button', { name: /^Expiring Soon\s*0$/ })).toBeVisible();
  await pass(62_000);
  expect(screen.getByRole('button', { name: /^Expiring Soon\s*1$/ })).toBeVisible();
});
