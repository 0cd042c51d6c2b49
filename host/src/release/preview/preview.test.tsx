import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PagePreview } from '@portal/shared/remote';
import { renderHost } from '../../test/render-host';
import { showPreview } from './show-preview';

let end: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  act(end);
  jest.restoreAllMocks();
});

const shown: PagePreview = {
  versions: [
    { name: 'mfe-srm', version: '1.4.0' },
    { name: 'mfe-auth', version: '1.1.0' },
  ],
  until: '2999-11-27T10:00:00.000Z',
};

async function setUp(preview: PagePreview) {
  const host = await renderHost('/listings');
  act(() => {
    end = showPreview(preview);
  });
  return host;
}

test('each page names the areas of the preview with their versions, and its end', async () => {
  const { go, container } = await setUp(shown);
  expect(await screen.findByText('Preview: SRM 1.4.0, Profile 1.1.0')).toBeVisible();
  expect(screen.getByText(/Only this browser shows it, until .*2999/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await go('/login');
  await go('/profile');
  expect(await screen.findByText(/^Preview: SRM/)).toBeVisible();
});

test('from right to left, a version stays in one piece', async () => {
  document.dir = 'rtl';
  await setUp(shown);
  expect(await screen.findByText(/SRM \u20661\.4\.0\u2069/)).toBeVisible();
  document.dir = '';
});

test('leaving asks the gateway to take the preview away; where it cannot, the reader learns it', async () => {
  globalThis.fetch = jest.fn(async () => new Response(null, { status: 502 }));
  await setUp(shown);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the preview' }));
  expect(fetch).toHaveBeenCalledWith('/preview/leave', { method: 'POST' });
  expect(await screen.findByText(/The preview could not be left/)).toBeVisible();
});

test('a tab that stays open says when the time of the preview is over', async () => {
  await setUp({ ...shown, until: new Date(Date.now() + 50).toISOString() });
  expect(await screen.findByText('The preview has ended')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText(/^Preview: SRM/)).not.toBeInTheDocument();
});

test.each([
  ['invalid', 'The preview cannot be shown', /link is incomplete/],
  ['expired', 'The preview has ended', /Ask for a new link/],
  ['withdrawn', 'The preview has ended', /was withdrawn/],
  ['live', 'The preview has ended', /live now, for everybody/],
  ['unfit', 'The preview has ended', /does not work with what is live/],
] as const)('a preview that is %s says so, and its notice can be closed', async (ended, title, reason) => {
  await setUp({ ended });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
