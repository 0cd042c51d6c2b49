import 'fake-indexeddb/auto';
import { buildId, renderPlainPage, settledUserId } from '@portal/shared/testing/recorder';
import { useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import remote from './remote';

/** What an agent sends of a listing, on a platform that knows section 7 alone. */
useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const viewPath = (step: string) => `/listings/view/${buildId(1)}/${buildId(2)}/${settledUserId}?step=${step}`;
const save = () => screen.findByRole('button', { name: /^Save/ });
const writes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));

test('a listing is added with its first level, the second and the third', async () => {
  const page = renderPlainPage(remote, `/listings/add/${settledUserId}?copy=${buildId(1)}`);
  expect(await screen.findByLabelText('Model')).toHaveValue('Patrol');
  const plate = within(screen.getByRole('group', { name: 'Number plate' }));
  await page.user.selectOptions(plate.getByLabelText('Emirate'), 'DXB');
  await page.user.type(plate.getByLabelText('Code'), 'b');
  await page.user.type(plate.getByLabelText('Number'), '77');
  await page.user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await page.user.click(await screen.findByRole('radio', { name: 'Automatic' }));
  await page.user.click(await save());
  await page.user.click(await screen.findByRole('button', { name: 'Comfort' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Cruise control' }));
  await page.user.click(await save());
  await waitFor(() => expect(page.router.state.location.search).toBe('?step=finish'));
  await page.expectPlain();
  expect(writes(page.calls)).toEqual([
    'POST /vehicle/level-one',
    'POST /vehicle/level-two',
    'POST /vehicle/level-three',
  ]);
});

test('the first level is changed without a version', async () => {
  const page = renderPlainPage(remote, viewPath('basics'));
  const rent = await screen.findByLabelText('Rent per day');
  await page.user.clear(rent);
  await page.user.type(rent, '300');
  await page.user.click(await save());
  await waitFor(() => expect(writes(page.calls)).toEqual(['PUT /vehicle/level-one']));
  await page.expectPlain();
});
