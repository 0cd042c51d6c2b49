import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderHost } from '../../test/render-host';
import { RECENT_KEY } from './forget-recent';

/** The server answers this call only when it is let go. */
function holdSearch(server: jest.Mock) {
  const answer = server.getMockImplementation() as (request: Request) => Promise<Response>;
  const waiting: (() => void)[] = [];
  server.mockImplementation(async (request: Request) => {
    if (request.url.includes('/search?')) await new Promise<void>((go) => waiting.push(go));
    return answer(request);
  });
  return () => waiting.splice(0).forEach((go) => go());
}

beforeEach(() => {
  sessionStorage.clear();
  const recent = {
    id: 'trip t7',
    icon: 'key',
    title: 'Dana Saleh',
    facts: [],
    to: '/srm?trip=t7',
    kind: 'trip',
  };
  localStorage.setItem(RECENT_KEY, JSON.stringify({ userId: 'user-1', entries: [recent] }));
});

test('a search that is slow says so, and goes on with pages, what was opened last, and what was typed', async () => {
  const { server, router } = await renderHost('/listings', { answers: { '/search': { list: [] } } });
  const letGo = holdSearch(server);
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search everything' });
  await userEvent.type(field, 'da');
  const recent = within(screen.getByRole('group', { name: 'Recently opened' }));
  expect(recent.getByRole('option', { name: 'Dana Saleh' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  expect(await screen.findByText('The search is slow', {}, { timeout: 5000 })).toBeVisible();
  expect(field).toHaveValue('da');
  expect(await axe(screen.getByRole('dialog', { name: 'Search everything' }))).toHaveNoViolations();
  act(letGo);
  await waitFor(() => expect(screen.queryByText('The search is slow')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('option', { name: 'Dana Saleh' }));
  await waitFor(() => expect(router.state.location.search).toBe('?trip=t7'));
});

test('Enter before a failed answer opens nothing by itself', async () => {
  const { router } = await renderHost('/listings', { answers: { '/search': 500 } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'dash{Enter}');
  expect(await screen.findByText('The search failed')).toBeVisible();
  expect(router.state.location.pathname).toBe('/listings');
});

test('offline, nothing is asked and nothing turns', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { server } = await renderHost('/listings');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'da');
  expect(screen.getByText(/You are offline\. Pages can be found/)).toBeVisible();
  expect(screen.getByRole('option', { name: 'Dana Saleh' })).toBeVisible();
  expect(screen.getByText('2 results')).toBeInTheDocument();
  expect(server.mock.calls.filter(([request]) => request.url.includes('/search'))).toEqual([]);
  online.mockRestore();
});
