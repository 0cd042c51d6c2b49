import type { AgentAction } from '@portal/shared/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fleet, renderHost } from '../../test/render-host';

const finds = [{ kind: 'listing', to: '/listings/view/{id}/{companyId}/{userId}' }];
const entries = fleet.map((entry) => (entry.name === 'mfe-listings' ? { ...entry, finds } : entry));

const build = (actionId: string, change: Partial<AgentAction> = {}): AgentAction => ({
  actionId,
  kind: 'listingHidden',
  subjectId: 'v1',
  name: 'Toyota Land Cruiser 2024',
  others: 0,
  at: new Date(Date.now() - 60_000).toISOString(),
  params: { id: 'v1', companyId: 'c1', userId: 'u1' },
  ...change,
});
const subject = { kind: 'listingHidden', subjectId: 'v1' } as const;

async function start(list: readonly AgentAction[], undone: unknown = { ...build('a1'), note: null }) {
  const host = await renderHost('/listings', {
    entries,
    answers: { '/agent-actions': { list }, '/agent-actions/undo': undone },
  });
  const countCalls = (path: string) =>
    host.server.mock.calls.filter(([request]) => new URL(request.url).pathname.endsWith(path)).length;
  const announce = () =>
    host.outside(() => host.portal.notify({ title: 'It is hidden', tone: 'success', undo: subject }));
  return { ...host, countCalls, announce };
}

test('a notice of an action undoes it', async () => {
  const { announce, countCalls } = await start([build('a1')]);
  await announce();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findAllByText('Undone: Toyota Land Cruiser 2024')).length).toBeGreaterThan(0);
  expect(countCalls('/agent-actions/undo')).toBe(1);
});

test('Ctrl+Z does the same, also from a switch, but not in a field with text', async () => {
  const { announce, countCalls } = await start([build('a1')]);
  await announce();
  await screen.findByRole('button', { name: 'Undo' });
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(countCalls('/agent-actions')).toBe(0);
  field.type = 'checkbox';
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  field.remove();
  await waitFor(() => expect(countCalls('/agent-actions/undo')).toBe(1));
});

test('an action that is gone is reported', async () => {
  const { announce, countCalls } = await start([build('a1', { undoneAt: new Date().toISOString() })]);
  await announce();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findAllByText('Not undone')).length).toBeGreaterThan(0);
  expect(countCalls('/agent-actions/undo')).toBe(0);
});

async function openList() {
  await userEvent.click(await screen.findByRole('button', { name: /^Desert|^Gulf|company|account/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Your last actions' }));
  return screen.findByRole('dialog', { name: 'Your last actions' });
}

test('the list has what was done, its record, and the way to undo it or why not', async () => {
  const { countCalls } = await start([
    build('a3', { kind: 'listingRemoved', name: 'Kia Rio 2020' }),
    build('a2', { refusal: 'You changed it again. Undo that first.', others: 2 }),
    build('a1', { kind: 'zoneRemoved', name: 'Dubai', undoneAt: new Date().toISOString() }),
  ]);
  const panel = await openList();
  const rows = await within(panel).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Listing deleted'),
    expect.stringContaining('You changed it again. Undo that first.'),
    expect.stringMatching(/^Zone removed.*Undone$/),
  ]);
  expect(rows[1]).toHaveTextContent('and 2 more');
  expect(within(rows[0] as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(rows[2] as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/listings/view/v1/c1/u1');
  expect(within(panel).getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  expect(await axe(panel)).toHaveNoViolations();
  await userEvent.click(within(panel).getByRole('button', { name: 'Undo: Listing deleted, Kia Rio 2020' }));
  await waitFor(() => expect(countCalls('/agent-actions/undo')).toBe(1));
});

test('an empty list says what will be there', async () => {
  await start([]);
  const panel = await openList();
  expect(await within(panel).findByText('Nothing to undo yet')).toBeVisible();
});
