import type { SessionEnd } from '@portal/shared/portal';
import { createTestPortal } from '@portal/shared/testing';
import { leaveWhenEnded } from './leave-when-ended';
import { isOwnPath, rememberReturn, takeReturn } from './return-to';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function end(reason: SessionEnd, pathname = '/listings', country: 'ae' | 'in' = 'ae') {
  const portal = createTestPortal();
  portal.country.set(country);
  const navigate = jest.fn();
  leaveWhenEnded({
    portal,
    getAccess: (path) => (/login|register/.test(path) ? 'public' : 'agent'),
    getLocation: () => ({ pathname, search: '?page=2' }),
    navigate,
  });
  portal.session.end(reason);
  jest.runAllTimers();
  return { to: navigate.mock.calls.flat(), back: takeReturn(portal.drafts) };
}

test.each([
  ['ae', '/ae/login'],
  ['in', '/in/login'],
] as const)(
  'a logout in %s goes to that country’s login page and forgets the page before',
  (country, login) => {
    expect(end('logout', '/listings', country)).toEqual({ to: [login], back: null });
  },
);

test.each(['refresh-failed', 'tokens-missing', 'other-tab'] as const)(
  '%s goes to the login page, which says why, and remembers the page before',
  (reason) => {
    const notice = reason === 'other-tab' ? 'signed-out-elsewhere' : 'session-ended';
    expect(end(reason)).toEqual({ to: ['/login', { state: { notice } }], back: '/listings?page=2' });
  },
);

test('the form of a company is left too, and the login returns to it', () => {
  expect(end('other-tab', '/register/company-details')).toEqual({
    to: ['/login', { state: { notice: 'signed-out-elsewhere' } }],
    back: '/register/company-details?page=2',
  });
});

test('a public page is not left', () => {
  expect(end('tokens-missing', '/login')).toEqual({ to: [], back: null });
});

test('a change of the country itself moves the agent on', () => {
  expect(end('country-changed')).toEqual({ to: [], back: null });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  'listings',
])('%p is no page of ours to return to', (path) => {
  const { drafts } = createTestPortal();
  expect(isOwnPath(path)).toBe(false);
  rememberReturn(drafts, path);
  expect(takeReturn(drafts)).toBeNull();
  sessionStorage.setItem('returnTo', path);
  expect(takeReturn(drafts)).toBeNull();
});
