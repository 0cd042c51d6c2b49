import { MINUTE, type Enquiry, enquiryEndpoints } from '@portal/shared/contract';
import type { Notice, Portal } from '@portal/shared/portal';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { act } from '@testing-library/react';
import { anEnquiry, buildId } from '../../testing/enquiries';
import { agentsPortal, renderPart } from '../../testing/render-part';
import { DueReminders } from './DueReminders';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => jest.useRealTimers());

const due = (number: number, minutes: number, note = ''): Enquiry =>
  anEnquiry(number, {
    status: 'CONTACTED',
    followUp: { remindAt: new Date(Date.now() + minutes * MINUTE).toISOString(), note },
  });

function show(portal: Portal = agentsPortal()) {
  const notices: Notice[] = [];
  portal.events.on('notice:raised', ({ notice }) => notices.push(notice));
  const onOpen = jest.fn();
  return { ...renderPart(<DueReminders onOpen={onOpen} />, portal), notices, onOpen };
}
/** Lets the answers arrive and the time pass. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a reminder shows once when it is due, and opens its enquiry', async () => {
  answer(enquiryEndpoints.reminders, [{ list: [due(1, 3, 'Ask for the licence')] }]);
  const { notices, onOpen, unmount } = show();
  await pass(2 * MINUTE);
  expect(notices).toEqual([]);
  await pass(MINUTE + 10);
  expect(notices).toMatchObject([{ title: 'Follow up with Customer 1', description: 'Ask for the licence' }]);
  notices[0]?.action?.onAction();
  expect(onOpen).toHaveBeenCalledWith(buildId(1));
  await pass(10 * MINUTE);
  expect(notices).toHaveLength(1);
  unmount();
  // Another tab, or the same tab after a reload.
  const again = show();
  await pass(MINUTE);
  expect(again.notices).toEqual([]);
});

test('several missed reminders are announced together', async () => {
  answer(enquiryEndpoints.reminders, [{ list: [due(1, -3), due(2, -2), due(3, 60)] }]);
  const { notices } = show();
  await pass(1000);
  expect(notices).toMatchObject([{ title: '2 follow-ups are due', description: 'Customer 1, Customer 2' }]);
});

test('a hidden page announces when it is visible again', async () => {
  answer(enquiryEndpoints.reminders, [{ list: [due(1, -1)] }]);
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { notices } = show();
  await pass(5 * MINUTE);
  expect(notices).toEqual([]);
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(notices).toHaveLength(1);
  seen.mockRestore();
});

test('a platform without reminders causes no error', async () => {
  answer(enquiryEndpoints.reminders, [refusal({ status: 501, detail: 'Not built' })]);
  const { notices } = show();
  await pass(MINUTE);
  expect(notices).toEqual([]);
});
