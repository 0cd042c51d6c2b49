import 'fake-indexeddb/auto';
import {
  fileEndpoints,
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmDamageEndpoints,
  srmPositionEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCanvas } from '../testing/canvas';
import { aVehicle, openArea, serveFleet } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { signByName } from '../testing/sign-by-name';
import { aTrip, serveTrips } from '../testing/trips';

useTestServer();
const path = `/srm/swap-vehicle/${buildId(501)}`;
const clash = { bookingStartDate: '2026-03-01T06:00:00.000Z', bookingEndDate: '2026-03-09T06:00:00.000Z' };
const filled = {
  fuelEighths: 8,
  cleanliness: 'clean',
  keysCount: 2,
  spareWheel: true,
  jack: true,
  triangle: true,
  firstAidKit: true,
  registrationCard: true,
  tollTag: true,
};
const paged = (list: { vehicle: ReturnType<typeof aVehicle>; isFree: boolean; clash?: object }[]) => ({
  list,
  page: 1,
  limit: 7,
  total: list.length,
  totalNumberOfPages: 1,
});

/** A desk with one ongoing trip, and a server that stores lists by vehicle and moment. */
function serve() {
  const trip = aTrip(1, { handoverKilometre: 12_000 });
  const lists = new Map<string, object>([[`${buildId(1)} handover`, { ...filled, odometer: 12_000 }]]);
  const keep = ({ body }: { body: unknown }) => {
    const list = body as { vehicleId: string; moment: string };
    const kept = { checkListId: buildId(70), version: 1, ...list };
    lists.set(`${list.vehicleId} ${list.moment}`, kept);
    return kept;
  };
  answer(srmBookingEndpoints.get, [trip]);
  serveTrips([trip]);
  answer(srmCheckListEndpoints.get, [({ query }) => lists.get(`${query.vehicleId} ${query.moment}`) ?? null]);
  answer(srmCheckListEndpoints.last, [{ list: null }]);
  answer(srmCheckListEndpoints.create, [keep]);
  answer(srmCheckListEndpoints.update, [keep]);
  answer(srmDamageEndpoints.list, [notThere()]);
  answer(srmPositionEndpoints.odometer, [{ kilometre: null }]);
  answer(srmVehicleEndpoints.get, [aVehicle(7, { currentKilometre: 30_000 })]);
  answer(fileEndpoints.room, [notThere()]);
  const pictures = answer(fileEndpoints.uploadSingle, [{ id: buildId(95), url: '/s.png' }]);
  answer(tripPlanningEndpoints.availableVehicles, [
    paged([
      { vehicle: aVehicle(1), isFree: true },
      { vehicle: aVehicle(7, { currentKilometre: 30_000 }), isFree: true },
      { vehicle: aVehicle(8), isFree: false, clash },
    ]),
  ]);
  return { lists, pictures };
}

beforeEach(() => {
  sessionStorage.clear();
  fakeCanvas();
  openArea();
});
afterEach(() => jest.restoreAllMocks());

test('a swap is a return and a handover, signed once', async () => {
  const { lists, pictures } = serve();
  const sent = answer(srmBookingEndpoints.swapVehicle, [
    refusal({
      status: 409,
      code: 'period_taken',
      detail: 'DXB A 7 is taken.',
      taken: { clash: { ...clash, kind: 'trip', tripCode: 'T-000009' } },
    }),
    aTrip(1),
  ]);
  const { user, router, container } = renderPage('/srm/ongoing-trips');
  await user.click(await screen.findByRole('button', { name: 'Actions for T-000001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Swap vehicle' }));
  expect(await screen.findByRole('radio', { name: /DXB A 7/ })).toBeEnabled();
  expect(router.state.location.pathname).toBe(path);
  expect(screen.getByRole('radio', { name: /DXB A 8 ?Taken until Mar 9, 2026, 10:00 AM/ })).toBeDisabled();
  expect(screen.queryByRole('radio', { name: /DXB A 1/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign and swap' }));
  expect(await screen.findByText('Choose a vehicle that is free')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /DXB A 7/ }));
  expect(screen.getByLabelText('Reason')).toHaveValue('Vehicle exchanged');
  await user.click(screen.getByRole('button', { name: 'Flat tyre' }));
  await user.click(await screen.findByRole('link', { name: 'Change it' }));

  // The returning vehicle is as at handover; earlier input stays on the way back.
  expect(await screen.findByText('At handover: 12,000 km')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'As at handover' }));
  await user.type(screen.getByLabelText('Odometer'), '12,300');
  await user.click(screen.getByRole('slider', { name: 'Fuel' }));
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }));

  // A vehicle that never went out has no list to repeat.
  expect(await screen.findByText('Fill in both checklists first')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Fill in its checklist' }));
  expect(await screen.findByText('Last known: 30,000 km')).toBeVisible();
  await user.type(screen.getByLabelText('Odometer'), '30,010');
  await user.click(screen.getByRole('slider', { name: 'Fuel' }));
  await user.click(screen.getByRole('radio', { name: 'Clean' }));
  await user.click(screen.getByRole('button', { name: 'All there' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Keys' }), '2');
  await user.click(screen.getByRole('button', { name: 'Continue to sign' }));

  expect(await screen.findByRole('heading', { name: 'DXB A 1 comes back' })).toBeVisible();
  expect(screen.getByText('12,300 km')).toBeVisible();
  expect(screen.getByText('30,010 km')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await signByName(user, 'Customer');
  await signByName(user, 'Agent');
  answer(fileEndpoints.room, [{ bytes: 10, bytesMax: 10, files: 1, filesMax: 100 }, notThere()]);
  await user.click(screen.getByRole('button', { name: 'Sign and swap' }));
  expect(await screen.findByText(/There is not enough space for this file/)).toBeVisible();
  expect(pictures).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Sign and swap' }));
  expect(await screen.findByText(/T-000009 has it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign and swap' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/ongoing-trips'));
  expect(sent.at(-1)?.body).toEqual({
    bookingId: buildId(501),
    vehicleId: buildId(7),
    reason: 'Flat tyre',
    agentSignature: buildId(95),
    customerSignature: buildId(95),
  });
  expect(lists.get(`${buildId(1)} return`)).toMatchObject({ odometer: 12_300, keysCount: 2, jack: true });
});

test('the choices stay when the page is opened again; nothing is signed before both lists', async () => {
  serve();
  const first = renderPage(path);
  await first.user.click(await screen.findByRole('radio', { name: /DXB A 7/ }));
  await first.user.click(screen.getByRole('button', { name: 'Flat tyre' }));
  await first.user.click(await screen.findByRole('link', { name: 'Change it' }));
  await screen.findByText('At handover: 12,000 km');
  first.unmount();
  renderPage(`${path}?step=sign`);
  expect(await screen.findByText('Fill in both checklists first')).toBeVisible();
  expect(screen.getByRole('radio', { name: /DXB A 7/ })).toBeChecked();
  expect(await screen.findByLabelText('Reason')).toHaveValue('Flat tyre');
});

test('both vehicles are as known: only the kilometres of the returning one are typed', async () => {
  const { lists } = serve();
  answer(srmCheckListEndpoints.last, [
    ({ query }) => ({
      list: query.vehicleId === buildId(7) ? { ...filled, odometer: 30_000 } : null,
      filledAt: new Date().toISOString(),
      tripCode: 'T-000004',
    }),
  ]);
  const sent = answer(srmBookingEndpoints.swapVehicle, [aTrip(1)]);
  const { user, router, container } = renderPage(path);
  const back = await screen.findByLabelText('Odometer');
  expect(back).toHaveFocus();
  await user.type(back, '11,000{Enter}');
  expect(screen.getByRole('searchbox', { name: 'Search plate or name' })).toHaveFocus();
  await user.click(await screen.findByRole('radio', { name: /DXB A 7/ }));
  expect(await screen.findByText(/with T-000004/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  // Enter signs and leads to the next; the main button signs with the name that was typed last.
  const getName = (signer: string) =>
    within(screen.getByRole('group', { name: signer })).getByLabelText('Or type the full name');
  await screen.findByRole('img', { name: 'Sign here: Customer' });
  await user.type(getName('Customer'), 'Asha Rao{Enter}');
  expect(screen.getByRole('img', { name: 'Signature of Customer' })).toBeVisible();
  expect(getName('Agent')).toHaveFocus();
  await user.keyboard('Omar Said');
  await user.click(screen.getByRole('button', { name: 'Sign and swap' }));
  expect(await screen.findByText(/Enter at least 12,000 km/)).toBeVisible();
  expect(sent).toHaveLength(0);
  await user.clear(back);
  await user.type(back, '12,300');
  await user.click(screen.getByRole('button', { name: 'Sign and swap' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/ongoing-trips'));
  expect(sent).toHaveLength(1);
  const condition = { fuel: 'last-list', condition: 'last-list' };
  expect(lists.get(`${buildId(1)} return`)).toMatchObject({ odometer: 12_300, assumed: condition });
  expect(lists.get(`${buildId(7)} handover`)).toMatchObject({
    odometer: 30_000,
    assumed: { odometer: 'last-reading', ...condition },
  });
});

test('a server without availability lists the fleet, which can be searched', async () => {
  serve();
  answer(tripPlanningEndpoints.availableVehicles, [notThere()]);
  serveFleet([aVehicle(7), aVehicle(8)]);
  const { user } = renderPage(path);
  expect(await screen.findByRole('radio', { name: /DXB A 7/ })).toBeEnabled();
  await user.type(screen.getByRole('searchbox', { name: 'Search plate or name' }), 'A 8');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /DXB A 7/ })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /DXB A 8/ })).toBeVisible();
});

test('a trip that is not ongoing has no vehicle to swap', async () => {
  serve();
  answer(srmBookingEndpoints.get, [aTrip(1, { status: 'COMPLETED' })]);
  renderPage(path);
  expect(await screen.findByText('This trip is not under way: there is no vehicle to swap')).toBeVisible();
});
