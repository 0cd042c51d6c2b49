import { MINUTE } from '@portal/shared/contract';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderHost } from '../test/render-host';
import { followLinks } from './follow-links';
import type { NewRelease } from './look-for-release';
import { offerReload } from './offer-reload';
import { ReleaseNotice } from './ReleaseNotice';
import { createTestPortal } from '@portal/shared/testing';
import { PortalProvider } from '@portal/shared/portal';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openProfile = () =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Profile' }),
  );
const profile = () => screen.findByRole('heading', { name: 'Profile page' });

describe('a click on a link', () => {
  let stop: () => void = () => undefined;
  afterEach(() => stop());

  async function setUp(release: NewRelease | null) {
    const host = await renderHost('/listings');
    const assign = jest.fn();
    const connection = { get: () => 'fine' as const, isWriting: jest.fn(() => false) };
    stop = followLinks({
      watch: { get: () => release },
      portal: host.portal,
      router: host.router,
      connection,
      assign,
    });
    return { ...host, assign, connection };
  }

  it('loads the document of its page when there is a release, once for each release', async () => {
    const { assign, router, go } = await setUp({ mark: 'next' });
    await openProfile();
    expect(assign.mock.calls).toEqual([['http://localhost/profile']]);
    expect(router.state.location.pathname).toBe('/listings');
    await go('/');
    await openProfile();
    expect(await profile()).toBeVisible();
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('opens only the page without a release', async () => {
    const { assign } = await setUp(null);
    await openProfile();
    expect(await profile()).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each<[string, (host: Awaited<ReturnType<typeof setUp>>) => () => void]>([
    [
      'something is unsaved',
      () => {
        const hold = (event: Event) => event.preventDefault();
        window.addEventListener('beforeunload', hold);
        return () => window.removeEventListener('beforeunload', hold);
      },
    ],
    [
      'something is being saved',
      ({ connection }) => {
        connection.isWriting.mockReturnValue(true);
        return () => connection.isWriting.mockReturnValue(false);
      },
    ],
    [
      'a notice can still be undone',
      ({ portal }) => {
        act(() => portal.notify({ title: 'Deleted' }));
        const now = jest.spyOn(Date, 'now');
        return () => now.mockReturnValue(new Date().getTime() + MINUTE);
      },
    ],
  ])('stays in the document while %s, and moves with a later one', async (_situation, begin) => {
    const host = await setUp({ mark: 'next' });
    const end = begin(host);
    await openProfile();
    expect(await profile()).toBeVisible();
    expect(host.assign).not.toHaveBeenCalled();
    end();
    await userEvent.click(screen.getByRole('link', { name: 'My Listings' }));
    expect(host.assign).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('is what moves: a page that code opens, as after saving, keeps the document', async () => {
    const { assign, go } = await setUp({ mark: 'next' });
    await go('/profile');
    expect(await profile()).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('the notice', () => {
  function setUp() {
    jest.useFakeTimers();
    let release: NewRelease | null = null;
    let tell: () => void = () => undefined;
    const shown: boolean[] = [];
    const offer = offerReload({
      watch: {
        get: () => release,
        subscribe(listener) {
          tell = listener;
          return () => undefined;
        },
      },
      show: (isShown) => shown.push(isShown),
    });
    const find = (mark: string | null) => {
      release = mark === null ? null : { mark };
      tell();
    };
    return { find, offer, isShown: () => shown.at(-1) };
  }
  afterEach(() => jest.useRealTimers());

  it('comes to a reader who stays for long, and not for a release that was taken back', () => {
    const { find, isShown } = setUp();
    find('next');
    jest.advanceTimersByTime(10 * MINUTE - 1);
    expect(isShown()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    find(null);
    expect(isShown()).toBe(false);
    jest.advanceTimersByTime(60 * MINUTE);
    expect(isShown()).toBe(false);
  });

  it('once put away, comes again only with another release', () => {
    const { find, offer, isShown } = setUp();
    find('next');
    jest.advanceTimersByTime(10 * MINUTE);
    offer.putAway();
    jest.advanceTimersByTime(60 * MINUTE);
    expect(isShown()).toBe(false);
    find('after that');
    jest.advanceTimersByTime(10 * MINUTE);
    expect(isShown()).toBe(true);
  });
});

test('the notice waits for a pause of the screen reader, and works by keyboard', async () => {
  const onReload = jest.fn();
  const onPutAway = jest.fn();
  const { container } = render(
    <PortalProvider portal={createTestPortal()}>
      <ReleaseNotice onReload={onReload} onPutAway={onPutAway} />
    </PortalProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('A new version of the portal is ready');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onReload).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPutAway).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});
