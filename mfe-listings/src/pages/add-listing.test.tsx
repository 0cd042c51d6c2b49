import { fileEndpoints, vehicleLevelEndpoints } from '@portal/shared/contract';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addPath, aListing, ids, serveListing, serveLists, vehicleId } from '../testing/listing';
import { buildId, renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const fileInput = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const both = [
  { specId: ids.fuel, valueId: ids.petrol },
  { specId: ids.seats, valueId: ids.five },
];

test('the page announces as many steps as it shows', async () => {
  serveLists();
  renderPage(addPath);
  expect(await screen.findByText(/^Four short steps\./)).toBeVisible();
  const steps = screen.getByRole('navigation', { name: 'Steps of this listing' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
});

test('a duplicate has all but the plate, shares the photos, and copies specifications and features', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both, featureIds: [ids.airbags] });
  const created = answer(vehicleLevelEndpoints.createLevelOne, [{ vehicleId: buildId(2), levelsFilled: 1 }]);
  const two = answer(vehicleLevelEndpoints.createLevelTwo, [{ levelsFilled: 2 }]);
  const three = answer(vehicleLevelEndpoints.createLevelThree, [{ levelsFilled: 3 }]);
  const { user, router } = renderPage(`${addPath}?copy=${vehicleId}`);
  expect(await screen.findByLabelText('Model')).toHaveValue('Prado');
  expect(screen.getByLabelText('Number')).toHaveValue('');
  const plate = within(screen.getByRole('group', { name: 'Number plate' }));
  await user.selectOptions(plate.getByLabelText('Emirate'), 'DXB');
  await user.type(plate.getByLabelText('Code'), 'b');
  await user.type(plate.getByLabelText('Number'), '77');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(router.state.location.pathname).toContain(`/listings/view/${buildId(2)}/`));
  expect(created[0]?.body).toMatchObject({
    vehicleRegistrationNumber: 'DXB B 77',
    vehiclePhotos: [buildId(40), buildId(41)],
    specification: 'UAE_SPEC',
  });
  expect(two[0]?.body).toEqual({ vehicleId: buildId(2), specs: both });
  expect(three[0]?.body).toEqual({ vehicleId: buildId(2), featureIds: [ids.airbags] });
});

test('an empty form names every missing field, and shows no error before', async () => {
  serveLists();
  answer(vehicleLevelEndpoints.levelOneDefaults, [notThere()]);
  const { user } = renderPage(addPath);
  await user.click(await screen.findByLabelText('Model'));
  await user.tab();
  expect(screen.queryByText('Fill in this field')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  for (const name of [
    'Category: Fill in this field',
    'Photos: Add at least one photo',
    'Licence: Add this file',
    'Cities: Choose at least one city',
  ])
    expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.getByLabelText('Category')).toHaveFocus();
});

test('hire by the hour warns that it is a licensed activity of its own', async () => {
  serveLists();
  answer(vehicleLevelEndpoints.levelOneDefaults, [notThere()]);
  const { user } = renderPage(addPath);
  const warning = 'Hire by the hour is a licensed activity of its own';
  const hourly = await screen.findByRole('switch', { name: 'By the hour' });
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  await user.click(hourly);
  expect(screen.getByText(warning)).toBeVisible();
});

test('the form starts with the values of the last listing', async () => {
  serveLists();
  answer(vehicleLevelEndpoints.levelOneDefaults, [
    { phoneNumber: '+971501234567', stateId: ids.dubai, cityIds: [ids.deira], specification: 'UAE_SPEC' },
  ]);
  renderPage(addPath);
  expect(await screen.findByDisplayValue('Dubai')).toBeVisible();
  expect(await screen.findByText('Deira')).toBeVisible();
});

test('pending uploads delay the save, which then runs by itself', async () => {
  serveListing(aListing({ levelsFilled: 3 }), { specs: both });
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  answer(fileEndpoints.uploadSingle, [() => arrived.then(() => ({ id: buildId(50), name: 'front.jpg' }))]);
  const created = answer(vehicleLevelEndpoints.createLevelOne, [{ vehicleId: buildId(2), levelsFilled: 1 }]);
  answer(vehicleLevelEndpoints.createLevelTwo, [{ levelsFilled: 2 }]);
  const { user } = renderPage(`${addPath}?copy=${vehicleId}`);
  const plate = within(await screen.findByRole('group', { name: 'Number plate' }));
  await user.selectOptions(plate.getByLabelText('Emirate'), 'DXB');
  await user.type(plate.getByLabelText('Code'), 'b');
  await user.type(plate.getByLabelText('Number'), '78');
  fireEvent.change(fileInput('vehiclePhotos'), { target: { files: [jpeg('front.jpg')] } });
  await screen.findByRole('button', { name: 'Cancel Photo 3' });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Your files are still uploading')).toBeVisible();
  expect(created).toHaveLength(0);
  arrive();
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.body).toMatchObject({ vehiclePhotos: [buildId(40), buildId(41), buildId(50)] });
});

test("a photo that exceeds the account's storage is refused before it is sent", async () => {
  serveLists();
  answer(vehicleLevelEndpoints.levelOneDefaults, [notThere()]);
  answer(fileEndpoints.room, [{ bytes: 2048, bytesMax: 2048, files: 1, filesMax: 1000 }]);
  const sent = answer(fileEndpoints.uploadSingle, [{ id: buildId(50), name: 'front.jpg' }]);
  renderPage(addPath);
  await screen.findByLabelText('Model');
  fireEvent.change(fileInput('vehiclePhotos'), { target: { files: [jpeg('front.jpg')] } });
  expect(await screen.findByText(/There is not enough space for this file/)).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('a file removed from a new form is deleted on the server; a refused one is reported and can be sent again', async () => {
  serveLists();
  answer(vehicleLevelEndpoints.levelOneDefaults, [notThere()]);
  answer(fileEndpoints.uploadSingle, [
    refusal({ status: 415, detail: 'This is not a picture' }),
    { id: buildId(50), name: 'front.jpg' },
  ]);
  const removed = answer(fileEndpoints.remove, [null]);
  const { user } = renderPage(addPath);
  await screen.findByLabelText('Model');
  fireEvent.change(fileInput('vehiclePhotos'), { target: { files: [jpeg('front.jpg')] } });
  expect(await screen.findByText('This is not a picture')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload Photo 1 again' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Photo 1' }));
  await waitFor(() => expect(removed.map(({ query }) => query.fileId)).toEqual([buildId(50)]));
  expect(screen.queryByRole('img', { name: 'Photo 1' })).not.toBeInTheDocument();
});
