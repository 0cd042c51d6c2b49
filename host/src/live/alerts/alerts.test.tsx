import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeRuntime, buildDefinition, buildEntry } from '../../test/fake-runtime';
import { fleet, fleetDefinitions, renderHost } from '../../test/render-host';
import { fakeAlerts } from '../test/fake-alerts';
import { buildEnquiry } from '../test/live-enquiry';
import { isLeadingTab } from '../this-tab';

jest.mock('../this-tab', () => ({ isLeadingTab: jest.fn() }));

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
const leads = jest.mocked(isLeadingTab);
let browser: ReturnType<typeof fakeAlerts>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  visibility.mockReturnValue('hidden');
  leads.mockReturnValue(true);
  browser = fakeAlerts();
});
afterEach(() => browser.restore());
afterAll(() => jest.restoreAllMocks());

const enquiries = buildEntry('mfe-enquiries', {
  nav: [{ label: 'Enquiries', to: '/enquiries', order: 40, badge: 'enquiries.new' }],
});

async function setUp(preferences: { enquirySound?: boolean; enquiryNotifications?: boolean }) {
  const runtime = createFakeRuntime([...fleetDefinitions, buildDefinition('mfe-enquiries')]);
  const host = await renderHost('/listings', { entries: [...fleet, enquiries], runtime });
  act(() => host.portal.preferences.set(preferences));
  const arrive = (...ids: string[]) =>
    host.outside(() =>
      ids.forEach((id) => host.portal.events.emit('enquiry:arrived', { enquiry: buildEnquiry(id) })),
    );
  return { ...host, arrive };
}

describe('the sound', () => {
  test('of two tones is made by the tab that leads, once for several enquiries', async () => {
    const { arrive } = await setUp({ enquirySound: true });
    await arrive('1', '2', '3');
    await waitFor(() => expect(browser.sounds).toEqual([784, 1047]));
  });

  test.each([
    ['that was not asked for', false, true],
    ['of a tab that does not lead', true, false],
  ])('%s is not made', async (_case, enquirySound, isLeader) => {
    leads.mockReturnValue(isLeader);
    const { arrive } = await setUp({ enquirySound });
    await arrive('1');
    expect(browser.sounds).toEqual([]);
  });

  test('that the browser does not allow causes no error', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    Object.assign(globalThis, {
      AudioContext: class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError');
        }
      },
    });
    const { arrive } = await setUp({ enquirySound: true });
    await arrive('1');
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  });
});

describe('the browser’s notification', () => {
  test('names the vehicle and not the customer, and opens the enquiry', async () => {
    const { arrive, router } = await setUp({ enquiryNotifications: true });
    await arrive('7');
    await waitFor(() => expect(browser.shown).toHaveLength(1));
    expect(browser.shown[0]).toMatchObject({
      title: 'New enquiry',
      options: { body: 'Nissan Patrol', tag: 'enquiry-7' },
    });
    act(() => browser.shown[0]?.onclick?.());
    expect(focus).toHaveBeenCalled();
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/enquiries', search: '?enquiry=7' }),
    );
  });

  test('of several enquiries replaces that of the first', async () => {
    const { arrive } = await setUp({ enquiryNotifications: true });
    await arrive('1', '2');
    await waitFor(() => expect(browser.shown).toHaveLength(2));
    expect(browser.shown[1]).toMatchObject({ title: '2 new enquiries', options: { tag: 'enquiry-1' } });
  });

  test.each([
    ['while the portal is looked at', { visible: 'visible' }],
    ['that was not asked for', { isEnabled: false }],
    ['of a tab that does not lead', { isLeader: false }],
    ['that the browser blocks meanwhile', { permission: 'denied' }],
  ] as const)('%s is not shown', async (_case, given) => {
    const {
      visible = 'hidden',
      isEnabled = true,
      isLeader = true,
      permission = 'granted',
    } = given as {
      visible?: DocumentVisibilityState;
      isEnabled?: boolean;
      isLeader?: boolean;
      permission?: NotificationPermission;
    };
    visibility.mockReturnValue(visible);
    leads.mockReturnValue(isLeader);
    browser.state.permission = permission;
    const { arrive } = await setUp({ enquiryNotifications: isEnabled });
    await arrive('1');
    expect(browser.shown).toEqual([]);
  });
});

describe('the switches in the account menu', () => {
  const sound = () => screen.getByRole('switch', { name: 'Sound for new enquiries' });
  const notifications = () => screen.getByRole('switch', { name: 'Browser notifications' });

  async function openMenu(prepare: () => void = () => undefined) {
    prepare();
    visibility.mockReturnValue('visible');
    const host = await setUp({});
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Desert Wheels/ }));
    await screen.findByRole('dialog', { name: 'Your account' });
    return { ...host, user };
  }

  test('are off at first; the sound plays when it is switched on', async () => {
    const { user, portal } = await openMenu();
    expect(sound()).not.toBeChecked();
    expect(notifications()).not.toBeChecked();
    await user.click(sound());
    expect(sound()).toBeChecked();
    expect(portal.preferences.get().enquirySound).toBe(true);
    await waitFor(() => expect(browser.sounds).toHaveLength(2));
    await user.click(sound());
    expect(portal.preferences.get().enquirySound).toBe(false);
  });

  test('ask the browser for permission', async () => {
    const { user, portal } = await openMenu(() =>
      Object.assign(browser.state, { permission: 'default', answer: 'granted' }),
    );
    await user.click(notifications());
    await waitFor(() => expect(notifications()).toBeChecked());
    expect(portal.preferences.get().enquiryNotifications).toBe(true);
    await user.click(notifications());
    expect(portal.preferences.get().enquiryNotifications).toBe(false);
  });

  test.each([
    ['blocks them', 'denied', /blocks notifications/],
    ['was given no answer', 'default', /did not allow notifications/],
  ] as const)('stay off and say why when the browser %s', async (_case, answer, reason) => {
    const { user, portal } = await openMenu(() =>
      Object.assign(browser.state, { permission: 'default', answer }),
    );
    await user.click(notifications());
    expect(await screen.findByText(reason)).toBeVisible();
    expect(notifications()).not.toBeChecked();
    expect(notifications()).toHaveAccessibleDescription(reason);
    expect(portal.preferences.get().enquiryNotifications).toBe(false);
  });

  test('say so where the browser has no notifications', async () => {
    await openMenu(() => Reflect.deleteProperty(globalThis, 'Notification'));
    expect(notifications()).toBeDisabled();
    expect(notifications()).toHaveAccessibleDescription(/cannot show notifications/);
  });
});
