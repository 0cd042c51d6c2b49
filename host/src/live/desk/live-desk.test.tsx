import type { Enquiry } from '@portal/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createFakeRuntime, buildDefinition, buildEntry } from '../../test/fake-runtime';
import { fleet, fleetDefinitions, renderHost } from '../../test/render-host';
import { buildEnquiry } from '../test/live-enquiry';

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const closing: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  visibility.mockReturnValue('visible');
});
afterEach(() => closing.splice(0).forEach((close) => close()));
afterAll(() => visibility.mockRestore());

const CALL = '/enquiries/agent/agent-1';
const enquiries = buildEntry('mfe-enquiries', {
  nav: [{ label: 'Enquiries', to: '/enquiries', icon: 'inbox', order: 40, badge: 'enquiries.new' }],
});
const definition = buildDefinition('mfe-enquiries', {
  routes: [{ path: '/enquiries', element: <h1>Enquiries page</h1> }],
});

async function setUp(
  path = '/listings',
  total: number | null = 3,
  more: (typeof enquiries)[] = [],
  definitions: (typeof definition)[] = [],
) {
  const answer = { list: [], page: 1, limit: 1, total: total ?? 0, totalNumberOfPages: 1 };
  const host = await renderHost(path, {
    entries: [...fleet, enquiries, ...more],
    runtime: createFakeRuntime([...fleetDefinitions, definition, ...definitions]),
    answers: { [CALL]: total === null ? 500 : answer },
  });
  closing.push(host.unmountAll);
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  const calls = () =>
    host.server.mock.calls.filter(([request]) => new URL(request.url).pathname.endsWith(CALL));
  const arrive = (...arrived: Enquiry[]) =>
    host.outside(() => arrived.forEach((enquiry) => host.portal.events.emit('enquiry:arrived', { enquiry })));
  return { ...host, menu, answer, calls, arrive };
}

const inToast = async (name: string) =>
  within(await screen.findByRole('region', { name: /^Messages/ })).findByRole('button', { name });
const notices = () => screen.queryByText(/^New enquiry$|new enquiries$/);

describe('the count', () => {
  test('of new enquiries shows next to their entry and in the title', async () => {
    const { menu, calls } = await setUp();
    expect(await within(menu).findByRole('link', { name: 'Enquiries, 3 new' })).toHaveTextContent(
      'Enquiries3',
    );
    expect(document.title).toBe('(3) Listings page · Fleetdesk');
    const { searchParams } = new URL(calls()[0]?.[0].url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({ page: '1', limit: '1', status: 'NEW' });
  });

  test('is announced by the hamburger while the sidebar is out of sight', async () => {
    await setUp('/listings', 1);
    expect(
      await screen.findByRole('button', { name: 'Open the menu, 1 new enquiry', hidden: true }),
    ).toBeInTheDocument();
  });

  test('above 99 is shortened on screen, and complete for screen readers', async () => {
    const { menu } = await setUp('/listings', 134);
    expect(await within(menu).findByRole('link', { name: 'Enquiries, 134 new' })).toHaveTextContent(
      'Enquiries99+',
    );
    expect(document.title).toBe('(99+) Listings page · Fleetdesk');
  });

  test('of none shows nothing', async () => {
    const { menu, calls } = await setUp('/listings', 0);
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(within(menu).getByRole('link', { name: 'Enquiries' })).toHaveTextContent(/^Enquiries$/);
    expect(document.title).toBe('Listings page · Fleetdesk');
  });

  test('that cannot be read is not shown, and no error is reported', async () => {
    const { menu, calls } = await setUp('/listings', null);
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(within(menu).getByRole('link', { name: 'Enquiries' })).toBeVisible();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  test('is requested once after many events', async () => {
    const { menu, answer, calls, outside, portal, arrive } = await setUp();
    await within(menu).findByRole('link', { name: 'Enquiries, 3 new' });
    const before = calls().length;
    answer.total = 5;
    await arrive(...['1', '2', '3'].map((id) => buildEnquiry(id)));
    await outside(() => {
      portal.events.emit('enquiry:changed', { enquiry: buildEnquiry('1') });
      portal.events.emit('enquiries:missed', {});
    });
    await within(menu).findByRole('link', { name: 'Enquiries, 5 new' });
    expect(calls()).toHaveLength(before + 1);
  });

  test('is not requested where no part of the portal shows it', async () => {
    const { server, unmountAll } = await renderHost('/listings');
    closing.push(unmountAll);
    await screen.findByRole('heading', { name: 'Listings page' });
    expect(server.mock.calls.some(([request]) => request.url.includes('/enquiries/'))).toBe(false);
  });

  test('is removed from the title when the agent leaves', async () => {
    const { menu, outside, portal, router } = await setUp();
    await within(menu).findByRole('link', { name: 'Enquiries, 3 new' });
    await outside(() => portal.session.end('logout'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ae/login'));
    await waitFor(() => expect(document.title).toBe('Log in, UAE · Fleetdesk'));
  });
});

describe('a new enquiry', () => {
  test('is announced with vehicle and customer, and opens from there', async () => {
    const { arrive, router } = await setUp();
    await arrive(buildEnquiry('e 7'));
    expect((await screen.findAllByText('Nissan Patrol · A*** P***')).length).toBeGreaterThan(0);
    await userEvent.click(await inToast('Open'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/enquiries'));
    expect(new URLSearchParams(router.state.location.search).get('enquiry')).toBe('e 7');
  });

  test('has texts for a missing name and a missing vehicle', async () => {
    const { arrive } = await setUp();
    await arrive(buildEnquiry('1', { name: null, car: null }));
    expect((await screen.findAllByText('Unknown Vehicle · Unknown Customer')).length).toBeGreaterThan(0);
  });

  test('and others soon after it are announced as one', async () => {
    const { arrive, router } = await setUp();
    await arrive(buildEnquiry('1'), buildEnquiry('2'), buildEnquiry('3'));
    expect((await screen.findAllByText('3 new enquiries')).length).toBeGreaterThan(0);
    await userEvent.click(await inToast('Show'));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/enquiries', search: '' }));
  });

  test.each([
    ['that was answered meanwhile', '/listings', 'visible', 'AGENTVIEW'],
    ['on the page that shows it itself', '/enquiries', 'visible', 'NEW'],
    ['in a tab that nobody looks at', '/listings', 'hidden', 'NEW'],
  ] as const)('%s is not announced', async (_case, path, visible, status) => {
    const { arrive } = await setUp(path);
    visibility.mockReturnValue(visible);
    await arrive(buildEnquiry('1', { status }));
    expect(notices()).toBeNull();
  });
});

describe('a form that a customer has sent', () => {
  const filled = { customerId: 'c1', bookingId: 'b1', customerName: 'Anna Petrova' };
  const trips = buildEntry('mfe-trips', { prefixes: [{ path: '/srm/trips' }] });
  const tripPages = buildDefinition('mfe-trips', {
    routes: [{ path: '/srm/trips/edit/:id', element: <h1>Trip page</h1> }],
  });

  test('is announced with the customer’s name, and the trip opens from there', async () => {
    const { portal, outside, router } = await setUp('/listings', 0, [trips], [tripPages]);
    await outside(() => portal.events.emit('customer:filled', filled));
    expect((await screen.findAllByText('Anna Petrova has filled in the form')).length).toBeGreaterThan(0);
    await userEvent.click(await inToast('Open the trip'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/trips/edit/b1'));
  });

  test('offers no link to the page where the agent already is', async () => {
    const { portal, outside } = await setUp('/srm/trips/edit/b1', 0, [trips], [tripPages]);
    await outside(() => portal.events.emit('customer:filled', filled));
    expect((await screen.findAllByText('Anna Petrova has filled in the form')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Open the trip' })).toBeNull();
  });
});

test('the menu with a count has no accessibility violation', async () => {
  const { menu, container } = await setUp();
  await within(menu).findByRole('link', { name: 'Enquiries, 3 new' });
  expect(await axe(container)).toHaveNoViolations();
});
