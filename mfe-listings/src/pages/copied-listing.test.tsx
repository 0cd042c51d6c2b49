import { capabilities, vehicleLevelEndpoints } from '@portal/shared/contract';
import { createTestPortal, testConfig } from '@portal/shared/testing';
import { answer, notThere, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { copyBasics } from '../entities/listing/model/to-basics-values';
import { aListing as listed, serveListings } from '../features/listings/testing/listings';
import { addPath, aListing, ids, serveDrafts, serveListing, vehicleId } from '../testing/listing';
import { buildId, renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => localStorage.clear());

const draftId = buildId(70);
const specs = [{ specId: ids.fuel, valueId: ids.petrol }];
const copied = { vehicleId, plate: 'DXB A 12345' };

test('a copy gets an address of its own, and the server keeps what is typed with what it copies', async () => {
  serveListing(aListing());
  const { saved } = serveDrafts();
  const { user, router } = renderPage(`${addPath}?copy=${vehicleId}`);
  const model = await screen.findByLabelText('Model');
  expect(model).toHaveValue('Prado');
  expect(screen.getByText('Copy of Toyota Prado 2024 · DXB A 12345')).toBeVisible();
  const { search } = router.state.location;
  expect(search).toMatch(new RegExp(`^\\?copy=${vehicleId}&draft=[\\da-f-]{36}$`));
  await user.type(model, ' 2');
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 8000 });
  expect(saved[0]?.body).toMatchObject({
    draftId: new URLSearchParams(search).get('draft'),
    level: 'basics',
    version: null,
    copiedListingId: vehicleId,
    values: { base: { vehicleRegistrationNumber: '' }, now: { vehicleModel: 'Prado 2' } },
  });
}, 30_000);

test('a copy of another device opens as a copy, and gets the specifications of its listing', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs, featureIds: [ids.airbags] });
  const now = {
    ...copyBasics(aListing(), 'UAE_SPEC'),
    vehiclePhotos: [buildId(40)],
    vehicleModel: 'Prado 2',
    vehicleRegistrationNumber: 'DXB B 77',
  };
  const { removed } = serveDrafts({ draftId, copied, now });
  const created = answer(vehicleLevelEndpoints.createLevelOne, [{ vehicleId: buildId(2), levelsFilled: 1 }]);
  const two = answer(vehicleLevelEndpoints.createLevelTwo, [{ levelsFilled: 2 }]);
  answer(vehicleLevelEndpoints.createLevelThree, [{ levelsFilled: 3 }]);
  // An address without the listing that it copies.
  answer(vehicleLevelEndpoints.levelOneDefaults, [notThere()]);
  const { user, router } = renderPage(`${addPath}?draft=${draftId}`);
  await waitFor(() => expect(screen.getByLabelText('Model')).toHaveValue('Prado 2'));
  expect(screen.getByRole('heading', { name: 'Duplicate a vehicle' })).toBeVisible();
  expect(router.state.location.search).toBe(`?copy=${vehicleId}&draft=${draftId}`);
  expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/one.jpg');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(router.state.location.pathname).toContain(`/listings/view/${buildId(2)}/`));
  expect(created[0]?.body).toMatchObject({ vehicleModel: 'Prado 2', vehiclePhotos: [buildId(40)] });
  expect(two[0]?.body).toEqual({ vehicleId: buildId(2), specs });
  await waitFor(() => expect(removed).toHaveLength(1));
  expect(removed[0]?.query).toMatchObject({ draftId, reason: 'saved' });
}, 30_000);

test('the list says which vehicle a draft copies, and continues it as a copy', async () => {
  serveListings([listed(1)]);
  serveDrafts({ draftId, vehicleModel: 'Prado', copied }, { draftId: buildId(71), vehicleModel: 'Patrol' });
  renderPage('/listings');
  const drafts = await screen.findByRole('region', { name: 'Drafts' });
  const [copy, begun] = within(drafts).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(copy).getByText('Copy of DXB A 12345')).toBeVisible();
  expect(within(begun).queryByText(/Copy of/)).not.toBeInTheDocument();
  expect(within(copy).getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`\\?copy=${vehicleId}&draft=${draftId}$`)),
  );
});

test('a server that does not keep what a draft copies leaves the copy on this device', async () => {
  serveListing(aListing());
  const { saved } = serveDrafts();
  const offered = capabilities.filter((name) => name !== 'listing-copies');
  const portal = createTestPortal({ config: { ...testConfig, capabilities: { ae: offered, in: offered } } });
  const { user, router } = renderPage(`${addPath}?copy=${vehicleId}`, { portal });
  await user.type(await screen.findByLabelText('Model'), ' 2');
  expect(router.state.location.search).toBe(`?copy=${vehicleId}`);
  expect(
    localStorage.getItem(Object.keys(localStorage).find((key) => key.includes(`copy-${vehicleId}:`)) ?? ''),
  ).toContain('Prado 2');
  expect(saved).toHaveLength(0);
});
