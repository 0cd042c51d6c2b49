import { srmVehicleEndpoints, vehicleEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { expectTabThroughChangesNothing } from '@portal/shared/testing/tab-through';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aVehicle, brand, category, openArea, photo, serveFleet, serveLookups } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
  serveLookups();
  serveFleet([]);
});

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const editPath = `/srm/manage-vehicles/edit/${buildId(1)}`;
const changed = () => refusal({ status: 409, code: 'changed_meanwhile', detail: 'Changed meanwhile' });

describe('a new vehicle', () => {
  test('an incomplete form names what is missing, and sends nothing', async () => {
    const sent = answer(srmVehicleEndpoints.create, [{ vehicleId: buildId(1) }]);
    const { user, container } = renderPage('/srm/manage-vehicles/add');
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a vehicle' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add vehicle' }));
    expect(await screen.findAllByText('Add at least one photo')).not.toHaveLength(0);
    expect(screen.getAllByText('Fill in this field').length).toBeGreaterThan(8);
    expect(sent).toHaveLength(0);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a vehicle is filled from a listing, completed and added', async () => {
    const { rentalDetails } = aVehicle(1);
    answer(vehicleEndpoints.list, [
      {
        list: [{ vehicleId: buildId(7), vehicleTitle: 'Kia Rio', vehicleRegistrationNumber: 'DXB A 7' }],
        page: 1,
        limit: 7,
        total: 1,
        totalNumberOfPages: 1,
      },
    ]);
    const requests = answer(srmVehicleEndpoints.fromListing, [
      {
        vehicleCategoryId: category,
        vehicleBrandId: brand,
        vehicleModel: 'Rio',
        vehicleRegistrationNumber: 'DXB A 7',
        bodyType: 'suv',
        rentalDetails,
        vehiclePhoto: { id: photo, name: 'rio.jpg' },
      },
    ]);
    const sent = answer(srmVehicleEndpoints.create, [{ vehicleId: buildId(1), version: 1 }]);
    const { user, router } = renderPage('/srm/manage-vehicles/add');
    await user.type(await box('Colour'), 'Red');
    await user.click(screen.getByRole('button', { name: 'Copy from a listing' }));
    await user.click(await screen.findByRole('button', { name: 'Copy Kia Rio DXB A 7' }));
    expect(await box('Number plate')).toHaveValue('DXB A 7');
    expect(requests.map(({ body }) => body)).toEqual([{ vehicleId: buildId(7) }]);
    expect(await box(/^Model(?! year)/)).toHaveValue('Rio');
    await user.type(await box(/^Model year/), '2024');
    expect(await box('Colour')).toHaveValue('Red');
    expect(screen.getByText('rio.jpg')).toBeVisible();
    const typed: [string, string][] = [
      ['Passengers', '5'],
      ['Kilometres now', '12,500'],
      ['Kilometres at last service', '10000'],
      ['Charge per extra kilometre', '1.50'],
    ];
    for (const [name, value] of typed) await user.type(await box(new RegExp(`^${name}`)), value);
    const days: [string, string][] = [
      ['Registered on', '2024-01-10'],
      ['Registration due', '2023-01-10'],
      ['Last service on', '2026-01-05'],
    ];
    for (const [name, value] of days) await user.type(screen.getByLabelText(name), value);
    // The next service is proposed, and can be another one.
    expect(await box(/^Kilometres at next service/)).toHaveValue('20000');
    expect(screen.getByLabelText('Next service on')).toHaveValue('2026-07-06');
    await user.clear(screen.getByLabelText('Next service on'));
    await user.type(screen.getByLabelText('Next service on'), '2027-01-05');
    await user.click(screen.getByRole('button', { name: 'Add vehicle' }));
    expect(await screen.findAllByText('Choose a date after the earlier one')).not.toHaveLength(0);
    await user.clear(screen.getByLabelText('Registration due'));
    await user.type(screen.getByLabelText('Registration due'), '2027-01-10');
    await user.click(screen.getByRole('button', { name: 'Add vehicle' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/manage-vehicles'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      vehicleRegistrationNumber: 'DXB A 7',
      vehicleModel: 'Rio',
      modelYear: '2024',
      vehicleColor: 'Red',
      vehiclePhoto: photo,
      bodyType: 'suv',
      numberOfPassengers: 5,
      currentKilometre: 12_500,
      registrationDueDate: '2027-01-10',
      rentalDetails: { day: { enabled: true, rentInAED: '250' }, month: { enabled: false } },
    });
    expect(sent[0]?.body).not.toHaveProperty('version');
  });

  test('the page opens filled in from the listing in its address, but never over a draft', async () => {
    const requests = answer(srmVehicleEndpoints.fromListing, [
      { vehicleModel: 'Rio', modelYear: '2023', vehicleColor: 'Silver', numberOfPassengers: 5 },
    ]);
    const address = `/srm/manage-vehicles/add?listing=${buildId(7)}`;
    const { user, unmount } = renderPage(address);
    expect(await box('Colour')).toHaveValue('Silver');
    expect(await box(/^Passengers/)).toHaveValue('5');
    expect(await box(/^Model year/)).toHaveValue('2023');
    expect(requests.map(({ body }) => body)).toEqual([{ vehicleId: buildId(7) }]);
    await user.type(await box('Colour'), ' grey');
    unmount();
    renderPage(address);
    expect(await box('Colour')).toHaveValue('Silver grey');
    expect(screen.getByText('You have an unfinished vehicle here')).toBeVisible();
    expect(requests).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('You have an unfinished vehicle here')).not.toBeInTheDocument();
  });

  test('a listing that cannot be copied leaves an empty form, and the page says so', async () => {
    answer(srmVehicleEndpoints.fromListing, [
      refusal({ status: 404, code: 'not_found', detail: 'Not found' }),
    ]);
    renderPage(`/srm/manage-vehicles/add?listing=${buildId(7)}`);
    expect(await screen.findByText(/This listing was not found/)).toBeVisible();
    expect(await box('Colour')).toHaveValue('');
  });

  test('a vehicle is entered by hand if the server copies nothing', async () => {
    answer(vehicleEndpoints.list, [notThere()]);
    const { user } = renderPage('/srm/manage-vehicles/add');
    await user.click(await screen.findByRole('button', { name: 'Copy from a listing' }));
    expect(await screen.findByText(/does not offer to copy from listings/)).toBeVisible();
  });
});

describe('a stored vehicle', () => {
  test('a vehicle is shown, changed and sent with its version', async () => {
    answer(srmVehicleEndpoints.get, [aVehicle(1, { version: 4 })]);
    const sent = answer(srmVehicleEndpoints.update, [
      refusal({
        status: 422,
        detail: 'Look at the fields',
        errors: [{ path: 'vehicleRegistrationNumber', message: 'Another vehicle has this plate.' }],
      }),
      { vehicleId: buildId(1), version: 5 },
    ]);
    const { user, router, container } = renderPage(editPath);
    const color = await box('Colour');
    expect(color).toHaveValue('White');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveValue(brand));
    expect(screen.getByRole('combobox', { name: 'Body type' })).toHaveValue('suv');
    expect(screen.getByRole('switch', { name: 'Rent by the hour' })).not.toBeChecked();
    await user.clear(color);
    await user.type(color, 'Black');
    await save(user);
    expect(await screen.findAllByText('Another vehicle has this plate.')).not.toHaveLength(0);
    expect(color).toHaveValue('Black');
    expect((await axe(container)).violations).toEqual([]);
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/manage-vehicles'));
    expect(sent.at(-1)?.body).toMatchObject({ vehicleId: buildId(1), version: 4, vehicleColor: 'Black' });
  });

  test('a conflict with another change is compared, and mine can be kept', async () => {
    answer(srmVehicleEndpoints.get, [aVehicle(1), aVehicle(1, { version: 2, vehicleColor: 'Blue' })]);
    const sent = answer(srmVehicleEndpoints.update, [changed(), { vehicleId: buildId(1), version: 3 }]);
    const { user, router } = renderPage(editPath);
    await user.type(await box('Colour'), ' pearl');
    await save(user);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This vehicle was changed in the meantime' }),
    );
    expect(dialog.getByRole('radio', { name: 'Colour, Yours: White pearl' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Colour, Saved in the meantime: Blue' })).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Continue with these' }));
    expect(await box('Colour')).toHaveValue('White pearl');
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/manage-vehicles'));
    expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
  });

  test('a conflict with another change can take the other version', async () => {
    answer(srmVehicleEndpoints.get, [aVehicle(1), aVehicle(1, { version: 2, vehicleColor: 'Blue' })]);
    answer(srmVehicleEndpoints.update, [changed()]);
    const { user } = renderPage(editPath);
    await user.type(await box('Colour'), ' pearl');
    await save(user);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Colour, Saved in the meantime: Blue' }));
    await user.click(dialog.getByRole('button', { name: 'Continue with these' }));
    expect(await box('Colour')).toHaveValue('Blue');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('a missing vehicle leads back to the fleet', async () => {
    answer(srmVehicleEndpoints.get, [
      refusal({ status: 404, code: 'not_found', detail: 'This vehicle is not there' }),
    ]);
    renderPage(editPath);
    expect(await screen.findByRole('alert')).toHaveTextContent('This vehicle is not there');
    expect(screen.getByRole('link', { name: 'Back to vehicles' })).toHaveAttribute(
      'href',
      '/srm/manage-vehicles',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

test('Tab moves through the form and changes nothing', async () => {
  answer(srmVehicleEndpoints.get, [aVehicle(1, { version: 4 })]);
  const { user, container } = renderPage(editPath);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveValue(brand));
  await expectTabThroughChangesNothing(container, user);
});
