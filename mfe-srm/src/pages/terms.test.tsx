import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { answer, notThere, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  answer(srmOnboardingEndpoints.get, [
    { country: 'ae', taxNumber: '1', termsNCondition: '<p>Drive very well.</p>' },
  ]);
});
const path = '/srm/contracts/edit';

test('an earlier version is read, put into the editor, and saved', async () => {
  answer(srmOnboardingEndpoints.termsVersions, [
    { list: [{ version: 1, changedAt: '2026-03-01T08:00:00Z', changedBy: 'me@desk.example' }] },
  ]);
  const requests = answer(srmOnboardingEndpoints.termsVersion, [
    { version: 1, changedAt: '2026-03-01T08:00:00Z', termsNCondition: '<p>Drive well.</p>' },
  ]);
  const sent = answer(srmOnboardingEndpoints.update, [null]);
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  const list = await screen.findByRole('list', { name: 'Earlier versions' });
  expect(within(list).getByText('Mar 1, 2026, 12:00 PM, by me@desk.example')).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.click(within(list).getByRole('button', { name: 'Read version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }));
  expect(await dialog.findByText('Drive well.')).toBeVisible();
  expect(requests.map(({ query }) => query)).toEqual([{ version: '1' }]);
  await user.click(dialog.getByRole('button', { name: 'Use again' }));
  expect(sent).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ termsNCondition: '<p>Drive well.</p>' });
});

test('a server without versions offers none; a failing PDF is reported', async () => {
  answer(srmOnboardingEndpoints.termsVersions, [notThere()]);
  const requests = answer(srmOnboardingEndpoints.termsPreview, [notThere()]);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = jest.fn();
  const { user, portal } = renderPage(path);
  portal.events.on('notice:raised', reported);
  await user.click(await screen.findByRole('button', { name: 'Preview as PDF' }));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(requests.map(({ body }) => body)).toEqual([{ termsNCondition: '<p>Drive very well.</p>' }]);
  expect(screen.queryByRole('button', { name: 'Earlier versions' })).not.toBeInTheDocument();
});
