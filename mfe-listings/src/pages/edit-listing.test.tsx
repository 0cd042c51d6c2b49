import {
  listingDraftEndpoints,
  OWN_LOOK,
  vehicleEndpoints,
  vehicleLevelEndpoints,
} from '@portal/shared/contract';
import { answer, notThere, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { expectTabThroughChangesNothing } from '@portal/shared/testing/tab-through';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aListing, ids, serveListing, vehicleId, viewPath } from '../testing/listing';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const both = [
  { specId: ids.fuel, valueId: ids.petrol },
  { specId: ids.seats, valueId: ids.five },
];
const save = () => screen.findByRole('button', { name: /^Save/ });

test('a listing opens at its first missing level, which is created by POST', async () => {
  serveListing(aListing());
  const created = answer(vehicleLevelEndpoints.createLevelTwo, [{ levelsFilled: 2, version: 4 }]);
  const { user, container, router } = renderPage(viewPath());
  await user.click(await screen.findByRole('radio', { name: 'Electric' }));
  await user.click(await save());
  expect(await screen.findByRole('link', { name: 'Seats: Fill in this field' })).toBeVisible();
  expect(created).toHaveLength(0);
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '5' }));
  answer(vehicleEndpoints.levelsFilled, [{ levelsFilled: 2 }]);
  await user.click(await save());
  expect(await screen.findByRole('heading', { name: 'Safety' })).toBeVisible();
  expect(router.state.location.search).toBe('?step=features');
  expect(created[0]?.body).toEqual({
    vehicleId,
    specs: [{ specId: ids.fuel, valueId: ids.electric }, both[1]],
    version: 3,
  });
  expect(localStorage.getItem('vehicleId')).toBe(vehicleId);
  expect(localStorage.getItem('vehicleTypeId')).toBe(ids.suv);
});

test('a group of features is folded until it is pressed or has a choice', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both, featureIds: [ids.airbags] });
  const { user, container } = renderPage(viewPath('features'));
  expect(await screen.findByRole('checkbox', { name: 'Airbags' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Sunroof' })).not.toBeInTheDocument();
  const comfort = screen.getByRole('button', { name: 'Comfort', expanded: false });
  await user.click(comfort);
  expect(screen.getByRole('checkbox', { name: 'Sunroof' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Safety', expanded: true }));
  expect(screen.queryByRole('checkbox', { name: 'Airbags' })).not.toBeInTheDocument();
});

test('the specifications begin with what is usual for the type', async () => {
  serveListing(aListing({ vehicleType: 'SUV' }));
  renderPage(viewPath());
  expect(await screen.findByText(/What is usual for the type is chosen already/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '5' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Electric' })).not.toBeChecked();
});

test('features are found, chosen by group and saved; the end offers the next steps', async () => {
  serveListing(aListing({ levelsFilled: 2 }), { specs: both });
  const created = answer(vehicleLevelEndpoints.createLevelThree, [{ levelsFilled: 3, version: 4 }]);
  const { user, container } = renderPage(viewPath());
  await user.type(await screen.findByRole('searchbox', { name: 'Search features' }), 'sun');
  expect(screen.queryByRole('heading', { name: 'Safety' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Select all of Comfort' }));
  expect(screen.getByRole('checkbox', { name: 'Sunroof' })).toBeChecked();
  answer(vehicleEndpoints.levelsFilled, [{ levelsFilled: 3 }]);
  await user.click(await save());
  expect(await screen.findByRole('link', { name: 'Add another' })).toBeVisible();
  expect(created[0]?.body).toEqual({ vehicleId, featureIds: [ids.sunroof], version: 3 });
  expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    expect.stringContaining(`copy=${vehicleId}`),
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('a published listing is shared by its public link, a hidden one is not', async () => {
  const publicLink = 'https://customer.example/listing';
  serveListing(aListing({ levelsFilled: 3, isVisible: true, publicLink, linkOpens: 12 }), { specs: both });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  const { user, container } = renderPage(viewPath('finish'));
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(copy).toHaveBeenCalledWith(publicLink);
  expect(screen.getByText(/^Opened 12 times in the last 30 days\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: publicLink }));
  expect(open).toHaveBeenLastCalledWith(publicLink + OWN_LOOK, '_blank', 'noopener,noreferrer');
  open.mockClear();
  await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  const [address] = open.mock.calls[0] ?? [];
  expect(address).toContain(`https://wa.me/?text=Toyota%20Prado`);
  expect(address).toContain(encodeURIComponent(publicLink));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Toyota Prado 2024', url: publicLink });
  expect((await axe(container)).violations).toEqual([]);
  Reflect.deleteProperty(navigator, 'share');
  serveListing(aListing({ levelsFilled: 3, publicLink: null }), { specs: both });
  answer(vehicleEndpoints.toggleVisibility, [{ isVisible: false, publicLink: null }]);
  await user.click(screen.getByRole('switch', { name: 'Visible to customers' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument());
});

test('a change is sent by PUT with its version, and the page says where it is saved', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  const updated = answer(vehicleLevelEndpoints.updateLevelOne, [{ levelsFilled: 3, version: 4 }]);
  const { user, router } = renderPage(viewPath());
  const rent = await screen.findByLabelText('Rent per day');
  await user.clear(rent);
  await user.type(rent, '300');
  expect(screen.getByText(/Draft kept on this device/)).toBeVisible();
  await user.click(await save());
  await waitFor(() => expect(router.state.location.search).toBe('?step=finish'));
  expect(updated[0]?.body).toMatchObject({
    vehicleId,
    version: 3,
    specification: 'UAE_SPEC',
    rentalDetails: { day: { enabled: true, rentInAED: '300' } },
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('listingDraft'))).toEqual([]);
});

test('an unfinished change survives closing the browser', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  answer(listingDraftEndpoints.save, [unreachable()]);
  const first = renderPage(viewPath());
  await first.user.type(await screen.findByLabelText('Model'), ' GX');
  first.unmount();
  renderPage(viewPath());
  expect(await screen.findByDisplayValue('Prado GX')).toBeVisible();
  expect(screen.getByText(/Draft kept on this device/)).toBeVisible();
});

test('nothing is lost when the server is unreachable, and saving is retried', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  const updated = answer(vehicleLevelEndpoints.updateLevelOne, [unreachable(), { levelsFilled: 3 }]);
  const { user, router } = renderPage(viewPath());
  await user.type(await screen.findByLabelText('Model'), ' GX');
  await user.click(await save());
  expect(await screen.findByText('Nothing is lost: what you typed is still here.')).toBeVisible();
  expect(screen.getByLabelText('Model')).toHaveValue('Prado GX');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=finish'));
  expect(updated.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    updated[0]?.idempotencyKey,
    updated[0]?.idempotencyKey,
  ]);
});

test('a duplicate plate is reported at the plate', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  answer(vehicleLevelEndpoints.updateLevelOne, [
    refusal({
      status: 409,
      code: 'plate_taken',
      detail: 'You have this plate already',
      errors: [{ path: 'vehicleRegistrationNumber', message: 'You have this plate already' }],
    }),
  ]);
  const { user } = renderPage(viewPath());
  const number = await screen.findByLabelText('Number');
  await user.clear(number);
  await user.type(number, '777');
  await user.click(await save());
  expect(await screen.findByText('You have this plate already')).toBeVisible();
  expect(screen.getByLabelText('Number')).toHaveValue('777');
});

test('a listing changed elsewhere is compared field by field, and nothing is lost', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  const changed = refusal({ status: 409, code: 'changed_meanwhile', detail: 'Changed' });
  const updated = answer(vehicleLevelEndpoints.updateLevelOne, [changed, { levelsFilled: 3, version: 8 }]);
  const { user, router } = renderPage(viewPath());
  await user.type(await screen.findByLabelText('Model'), ' GX');
  answer(vehicleLevelEndpoints.levelOne, [
    aListing({ levelsFilled: 3, version: 7, vehicleModel: 'Prado VX', vehicleRegisteredYear: '2023' }),
  ]);
  await user.click(await save());
  const dialog = await screen.findByRole('dialog', { name: 'This vehicle was changed elsewhere' });
  expect(within(dialog).getByRole('radio', { name: /Prado GX/ })).toBeChecked();
  expect(within(dialog).getByRole('radio', { name: /2023/ })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=finish'));
  expect(updated[1]?.body).toMatchObject({
    version: 7,
    vehicleModel: 'Prado GX',
    vehicleRegisteredYear: '2023',
  });
});

test('when only another level changed, it is saved without a question', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  const changed = refusal({ status: 409, code: 'changed_meanwhile', detail: 'Changed' });
  const updated = answer(vehicleLevelEndpoints.updateLevelOne, [changed, { levelsFilled: 3 }]);
  const { user, router } = renderPage(viewPath());
  await user.type(await screen.findByLabelText('Model'), ' GX');
  answer(vehicleLevelEndpoints.levelOne, [aListing({ levelsFilled: 3, version: 5 })]);
  await user.click(await save());
  await waitFor(() => expect(router.state.location.search).toBe('?step=finish'));
  expect(updated[1]?.body).toMatchObject({ version: 5, vehicleModel: 'Prado GX' });
});

test('another type asks before specifications are lost, and names them', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both, featureIds: [ids.airbags] });
  const { user } = renderPage(viewPath());
  const type = await screen.findByLabelText('Type');
  await waitFor(() => expect(type).toHaveDisplayValue('SUV'));
  await user.selectOptions(type, 'Sedan');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('2 specifications would be lost: Fuel and Seats.');
  await user.click(within(dialog).getByRole('button', { name: 'Keep the type' }));
  expect(type).toHaveDisplayValue('SUV');
  await user.selectOptions(type, 'Sedan');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change type' }),
  );
  expect(type).toHaveDisplayValue('Sedan');
});

test('leaving with unsaved changes asks, and keeps them on this device', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  const { user, router } = renderPage(viewPath());
  await user.type(await screen.findByLabelText('Model'), ' GX');
  await user.click(screen.getByRole('link', { name: /Features/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Model')).toHaveValue('Prado GX');
  await user.click(screen.getByRole('link', { name: /Features/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=features'));
  expect(Object.keys(localStorage).filter((key) => /^listingDraft.*:basics$/.test(key))).toHaveLength(1);
});

test('a refusal to publish says what is missing and leads there; a plan limit says so', async () => {
  serveListing(aListing({ levelsFilled: 2 }), { specs: both });
  answer(vehicleEndpoints.toggleVisibility, [
    refusal({
      status: 409,
      code: 'listing_incomplete',
      detail: 'Something is missing',
      errors: [{ path: 'vehiclePhotos', message: 'Photos' }],
    }),
    refusal({ status: 409, code: 'plan_limit', detail: 'Your plan has room for 10 published vehicles' }),
    { isVisible: true },
  ]);
  const { user } = renderPage(viewPath('finish'));
  const visible = await screen.findByRole('switch', { name: 'Visible to customers' });
  await user.click(visible);
  expect(await screen.findByText('Something is missing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Photos' })).toHaveAttribute(
    'href',
    expect.stringContaining('step=basics'),
  );
  await user.click(visible);
  expect(await screen.findByText('Your plan has room for 10 published vehicles')).toBeVisible();
  answer(vehicleLevelEndpoints.levelOne, [aListing({ levelsFilled: 2, isVisible: true })]);
  await user.click(visible);
  await waitFor(() => expect(visible).toBeChecked());
});

test('a listing that does not exist says so', async () => {
  serveListing(aListing());
  answer(vehicleLevelEndpoints.levelOne, [notThere()]);
  answer(vehicleEndpoints.levelsFilled, [notThere()]);
  renderPage(viewPath());
  expect(await screen.findByRole('heading', { name: 'This vehicle isn’t here' })).toBeVisible();
});

test('Tab moves through the form and changes nothing', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  const { user, container } = renderPage(viewPath());
  expect(await screen.findByLabelText('Model')).toHaveValue('Prado');
  expect(await screen.findByRole('button', { name: 'Remove Marina' })).toBeVisible();
  await expectTabThroughChangesNothing(container, user);
  expect(screen.queryByText(/Draft kept on this device/)).not.toBeInTheDocument();
});
