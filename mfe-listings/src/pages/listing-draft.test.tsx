import { listingDraftEndpoints, vehicleLevelEndpoints } from '@portal/shared/contract';
import { answer, notThere, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { aListing as listed, serveListings } from '../features/listings/testing/listings';
import {
  addPath,
  aListing,
  ids,
  serveDrafts,
  serveListing,
  serveLists,
  vehicleId,
  viewPath,
} from '../testing/listing';
import { buildId, renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => localStorage.clear());

const draftId = buildId(70);
const typed = { vehicleModel: 'Prado of the phone' };

function serveNew() {
  serveLists();
  answer(vehicleLevelEndpoints.levelOneDefaults, [notThere()]);
  return serveDrafts({ draftId, now: typed });
}

test('a draft of another device opens as it was typed, and what is typed next continues it', async () => {
  const { saved } = serveNew();
  const { user } = renderPage(`${addPath}?draft=${draftId}`);
  const model = await screen.findByLabelText('Model');
  expect(model).toHaveValue('Prado of the phone');
  await user.type(model, ' 2');
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 8000 });
  expect(saved[0]?.body).toMatchObject({
    draftId,
    level: 'basics',
    version: 3,
    values: { now: { vehicleModel: 'Prado of the phone 2' } },
  });
}, 30_000);

test('another new listing gets an address of its own, and one that never reached the server is continued', async () => {
  serveNew();
  const sent = answer(listingDraftEndpoints.save, [unreachable()]);
  const first = renderPage(addPath);
  const model = await screen.findByLabelText('Model');
  expect(model).toHaveValue('');
  const { search } = first.router.state.location;
  expect(search).toMatch(/^\?draft=[\da-f-]{36}$/);
  expect(search).not.toContain(draftId);
  await first.user.type(model, 'Patrol');
  first.unmount();

  await waitFor(() => expect(sent).toHaveLength(1));
  const again = renderPage(addPath);
  expect(await screen.findByLabelText('Model')).toHaveValue('Patrol');
  expect(again.router.state.location.search).toBe(search);
}, 30_000);

test('changes of a listing from another device are offered, with where and when they were made', async () => {
  const listing = aListing({ levelsFilled: 3 });
  serveListing(listing, { specs: [], featureIds: [ids.airbags] });
  const { saved } = serveDrafts({
    draftId: vehicleId,
    vehicleId,
    level: 'features',
    now: { featureIds: [ids.airbags, ids.sunroof] },
  });
  const { user } = renderPage(viewPath('features'));
  expect(await screen.findByText('You have unsaved changes from another device')).toBeVisible();
  expect(screen.getByText(/Saved last by Chrome on Android, .*2026/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Comfort', expanded: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue with them' }));
  expect(await screen.findByRole('checkbox', { name: 'Sunroof' })).toBeChecked();
  expect(screen.queryByText('You have unsaved changes from another device')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Airbags' }));
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 8000 });
  expect(saved[0]?.body).toMatchObject({
    draftId: vehicleId,
    level: 'features',
    version: 3,
    values: { now: { featureIds: [ids.sunroof] } },
  });
}, 30_000);

test('what is typed of a listing is kept on the server, and removed when it is saved', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { featureIds: [] });
  const { saved, removed } = serveDrafts();
  const stored = answer(vehicleLevelEndpoints.updateLevelThree, [{ vehicleId, levelsFilled: 3 }]);
  const { user } = renderPage(viewPath('features'));
  await user.click(await screen.findByRole('button', { name: 'Comfort' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sunroof' }));
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 8000 });
  expect(saved[0]?.body).toMatchObject({ draftId: vehicleId, version: null });
  await user.click(screen.getByRole('button', { name: 'Save and finish' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  expect(stored).toHaveLength(1);
  expect(removed[0]?.query).toMatchObject({ draftId: vehicleId, level: 'features', reason: 'saved' });
}, 30_000);

test('changes of another device are deleted on request, and a message says that the company has too many', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { featureIds: [] });
  const { removed } = serveDrafts({
    draftId: vehicleId,
    vehicleId,
    level: 'features',
    now: { featureIds: [ids.sunroof] },
  });
  const { user } = renderPage(viewPath('features'));
  await user.click(await screen.findByRole('button', { name: 'Delete them' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  expect(removed[0]?.query).toMatchObject({ level: 'features', reason: 'discarded' });
  const detail = 'Your company has 50 drafts';
  answer(listingDraftEndpoints.save, [refusal({ status: 409, code: 'plan_limit', detail })]);
  await user.click(await screen.findByRole('button', { name: 'Safety' }));
  await user.click(screen.getByRole('checkbox', { name: 'Airbags' }));
  expect(await screen.findByText(detail, {}, { timeout: 8000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Comfort', expanded: false })).toBeVisible();
}, 30_000);

test('the list shows each draft, how far it is, and deletes one with a way back', async () => {
  const other = buildId(71);
  serveListings([listed(1)]);
  const { removed } = serveDrafts({ draftId, vehicleModel: 'Prado of the phone' }, { draftId: other });
  const { user } = renderPage('/listings');
  const drafts = await screen.findByRole('region', { name: 'Drafts' });
  const rows = within(drafts).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Prado of the phone.*Chrome on Android · 2 photos5 of 13 fields/),
    expect.stringMatching(/^Unnamed draft/),
  ]);
  const [first] = rows as [HTMLElement];
  expect(within(first).getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`\\?draft=${draftId}$`)),
  );
  await user.click(within(first).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  expect(removed[0]?.query).toMatchObject({ draftId, level: 'basics', reason: 'discarded' });
  await waitFor(() => expect(within(drafts).getByRole('heading', { name: 'Drafts 2' })).toHaveFocus());
  // Looking for particular listings leaves them out.
  await user.click(screen.getByRole('button', { name: /^Published/ }));
  await waitFor(() => expect(drafts).not.toBeInTheDocument());
}, 30_000);

test('the row of a listing with unsaved changes leads to the level that has them', async () => {
  serveListings([listed(1), listed(2)]);
  serveDrafts({ draftId: buildId(2), vehicleId: buildId(2), level: 'features' });
  renderPage('/listings');
  const link = await screen.findByRole('link', { name: 'Unsaved changes', description: 'Kia Rio 2' });
  expect(link).toHaveAttribute('href', expect.stringMatching(`/listings/view/${buildId(2)}/.*step=features`));
  expect(screen.getAllByRole('link', { name: 'Unsaved changes' })).toHaveLength(1);
});
