import { listingDraftEndpoints, vehicleLevelEndpoints } from '@portal/shared/contract';
import { answer, notThere, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { addPath, serveLists } from '../testing/listing';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => localStorage.clear());

const keptAt = '2026-11-20T10:00:00.000Z';
const draft = { values: { vehicleModel: 'Prado of the phone' }, version: 3, keptAt };

test('a draft of another device opens as it was typed, and what is typed next continues it', async () => {
  serveLists();
  answer(vehicleLevelEndpoints.levelOneDefaults, [notThere()]);
  answer(listingDraftEndpoints.get, [{ draft }]);
  const saved = answer(listingDraftEndpoints.save, [{ version: 4, keptAt }]);
  const { user } = renderPage(addPath);
  const model = await screen.findByLabelText('Model');
  expect(model).toHaveValue('Prado of the phone');
  await user.type(model, ' 2');
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 8000 });
  expect(saved[0]?.body).toMatchObject({ version: 3, values: { vehicleModel: 'Prado of the phone 2' } });
}, 30_000);

test('the list shows the draft, and a discarded one comes back', async () => {
  answer(listingDraftEndpoints.get, [{ draft }, { draft: null }, { draft }]);
  const removed = answer(listingDraftEndpoints.remove, [null]);
  const saved = answer(listingDraftEndpoints.save, [{ version: 1, keptAt }]);
  const { user } = renderPage('/listings');
  expect(await screen.findByText('Prado of the phone')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(removed).toHaveLength(1);
  expect(saved[0]?.body).toEqual({ values: draft.values, version: null });
}, 30_000);
