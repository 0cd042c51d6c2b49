import { createTestPortal } from '../testing';
import { createStore } from './create-store';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const signedIn = { token: 'access', refreshToken: 'refresh', userId: 'user-1' };

describe('session', () => {
  test('is there only with both tokens', () => {
    const { session } = createTestPortal();
    expect(session.get()).toBeNull();
    localStorage.setItem('accessToken', 'a');
    expect(session.get()).toBeNull();
    localStorage.setItem('refreshToken', 'r');
    expect(session.get()).toEqual({ accessToken: 'a', refreshToken: 'r', userId: '' });
  });

  test('is kept under the stored names and replaced by a refresh', () => {
    const { session } = createTestPortal();
    session.start(signedIn);
    session.replace({ token: 'access-2', refreshToken: 'refresh-2' });
    expect({ ...localStorage }).toMatchObject({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      userId: 'user-1',
      authStatus: 'authenticated',
    });
  });

  test('clears the user id too when tokens are missing, because it means nothing without them', () => {
    const { session } = createTestPortal();
    session.start(signedIn);
    session.end('tokens-missing');
    expect(session.stored()).toEqual({ accessToken: null, refreshToken: null, userId: null });
  });

  test('is the same object while nothing changed', () => {
    const { session } = createTestPortal();
    session.start(signedIn);
    expect(session.get()).toBe(session.get());
  });

  test('loses the tokens after a failed refresh, and the user id too after a logout', () => {
    const { session, events } = createTestPortal();
    const reasons: string[] = [];
    events.on('session:ended', ({ reason }) => reasons.push(reason));
    session.start(signedIn);
    session.end('refresh-failed');
    expect(session.stored()).toEqual({ accessToken: null, refreshToken: null, userId: 'user-1' });
    session.start(signedIn);
    session.end('logout');
    expect(session.stored()).toEqual({ accessToken: null, refreshToken: null, userId: null });
    expect(reasons).toEqual(['refresh-failed', 'logout']);
  });

  test('hears a logout of another tab once', () => {
    const { session, events } = createTestPortal();
    session.start(signedIn);
    const reasons: string[] = [];
    events.on('session:ended', ({ reason }) => reasons.push(reason));
    localStorage.removeItem('accessToken');
    session.syncFromOtherTab();
    session.syncFromOtherTab();
    expect(reasons).toEqual(['other-tab']);
  });
});

describe('country', () => {
  test('is the UAE until another is chosen, and then kept', () => {
    const { country, events } = createTestPortal();
    const changes: string[] = [];
    events.on('country:changed', ({ previous, country: next }) => changes.push(`${previous}>${next}`));
    expect(country.get().id).toBe('ae');
    country.set('in');
    country.set('in');
    expect(localStorage.getItem('appCountry')).toBe('in');
    expect(changes).toEqual(['ae>in']);
    expect(createTestPortal().country.get().id).toBe('in');
  });

  test('ignores nonsense in the store and uses the default', () => {
    localStorage.setItem('appCountry', 'xx');
    expect(createTestPortal().country.get().id).toBe('ae');
  });
});

describe('preferences', () => {
  test.each(['', 'nonsense', '[]', '{"theme":"pink"}', 'null'])(
    'ignore %p in the store and use the default',
    (text) => {
      localStorage.setItem('portalPreferences', text);
      expect(createTestPortal().preferences.get()).toEqual({
        theme: 'system',
        direction: 'auto',
        locale: 'en',
        enquirySound: false,
        enquiryNotifications: false,
        hidesFirstSteps: false,
        listingsLayout: 'table',
        lists: {},
      });
    },
  );

  test('are kept', () => {
    createTestPortal().preferences.set({ theme: 'dark' });
    expect(createTestPortal().preferences.get().theme).toBe('dark');
  });

  test('of another tab are heard when it announces them', () => {
    const [portal, otherPortal] = [createTestPortal(), createTestPortal()];
    const onChange = jest.fn();
    portal.preferences.subscribe(onChange);
    otherPortal.preferences.set({ enquirySound: true });
    expect(portal.preferences.get().enquirySound).toBe(false);
    portal.preferences.syncFromOtherTab();
    expect(portal.preferences.get().enquirySound).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('a browser that keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };

  test('works on in memory and is reported once', () => {
    const reported = jest.fn();
    const store = createStore(blocked, reported);
    store.set('a', '1');
    store.set('b', '2');
    store.remove('b');
    expect([store.get('a'), store.get('b')]).toEqual(['1', null]);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  test('keeps the new value in memory when the store is full', () => {
    const full = {
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const store = createStore(() => full as unknown as Storage);
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
  });
});
