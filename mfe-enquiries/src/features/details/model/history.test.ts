import type { EnquiryHistoryEntry } from '@portal/shared/contract';
import { words } from '../../../testing/words';
import { historyText, historyTone, reasonText } from './history';

const entry = (changes: Partial<EnquiryHistoryEntry>): EnquiryHistoryEntry => ({
  change: 'status',
  status: 'NEW',
  at: '2025-01-05T06:30:00Z',
  by: 'agent',
  ...changes,
});

test.each([
  [{ change: 'created' }, 'Enquiry came in'],
  [{ status: 'AGENTVIEW' }, 'Unlocked'],
  [{ status: 'contacted' }, 'Marked as contacted'],
  [{ status: 'CANCELLED' }, 'Cancelled'],
  [{ status: 'EXPIRED' }, 'Expired'],
  [{ status: 'ARCHIVED' }, 'archived'],
  [{ change: 'masked', status: 'CONTACTED' }, 'Contact data masked'],
  [{ change: 'unmasked', status: 'CONTACTED' }, 'Contact data shown'],
  [{ change: 'followUp', status: 'CONTACTED' }, 'Follow-up changed'],
] as const)('%j reads "%s"', (changes, text) => {
  expect(historyText(entry(changes), words)).toBe(text);
});

test('a change of status has the colour of the status, all else is neutral', () => {
  expect(historyTone(entry({ status: 'CONTACTED' }))).toBe('success');
  expect(historyTone(entry({ change: 'followUp', status: 'CONTACTED' }))).toBe('neutral');
});

test.each([
  ['PRICE_TOO_LOW', 'Price too low'],
  ['SOMETHING_ELSE', 'SOMETHING_ELSE'],
  [null, null],
])('the reason %s reads %s', (cancelReason, text) => {
  expect(reasonText(entry({ cancelReason }), words)).toBe(text);
});
