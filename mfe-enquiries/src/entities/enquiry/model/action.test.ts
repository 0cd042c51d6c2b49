import { cancelReasons, contactVisibilityActions } from '@portal/shared/contract';
import { words } from '../../../testing/words';
import { reasonLabel, getNextStep, toVisibilityAction } from './action';

test.each(contactVisibilityActions)('%s is an action', (action) =>
  expect(toVisibilityAction(action)).toBe(action),
);

test.each(['mark_all', '', 'MARK_AGENTVIEW'])('"%s" is not an action', (action) =>
  expect(() => toVisibilityAction(action)).toThrow(`Unknown action: ${action}`),
);

test.each([
  ['NEW', 'unlock', 'AGENTVIEW'],
  ['AGENTVIEW', 'contact', 'CONTACTED'],
  ['CONTACTED', 'cancel', 'CANCELLED'],
] as const)('with status %s, %s makes it %s', (status, action, to) =>
  expect(getNextStep(status)).toEqual({ action, to }),
);

test.each(['CANCELLED', 'EXPIRED', null] as const)('%s has no further action', (status) =>
  expect(getNextStep(status)).toBeNull(),
);

test('every reason has a text', () => {
  expect(cancelReasons.map(({ code }) => reasonLabel(code, words))).toEqual(
    cancelReasons.map(({ label }) => label),
  );
});
