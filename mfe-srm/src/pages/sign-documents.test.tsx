import 'fake-indexeddb/auto';
import { srmBookingEndpoints, srmCheckListEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCanvas } from '../testing/canvas';
import { aVehicle, openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { signByName } from '../testing/sign-by-name';
import { serveDesk } from '../testing/trip-desk';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
  fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

const path = `/srm/trips/edit/${buildId(500)}?step=contract`;
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();
const inFiveDays = new Date(Date.now() + 5 * 86_400_000).toISOString();
const agreed = {
  vehicle: aVehicle(1),
  bookingStartDate: inTwoDays,
  bookingEndDate: inFiveDays,
  customer: { customerId: buildId(11), customerName: 'Asha Rao' },
  payment: { paymentId: buildId(90) },
};

test('checklist and contract are signed once by each; a link leads to what is missing', async () => {
  const { signed, done } = serveDesk(agreed);
  const list = { checkListId: buildId(60), version: 3, odometer: 42_100, fuelEighths: 8, jack: false };
  const kept: { record: object | null } = { record: null };
  answer(srmCheckListEndpoints.get, [() => kept.record]);
  const first = renderPage(path);
  expect(await screen.findByRole('region', { name: 'Terms of the contract' })).toHaveTextContent(
    'Drive well, Asha Rao.',
  );
  expect(screen.getByText('Before it can be signed, fill in:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'complete the checklist' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Customer' })).not.toBeInTheDocument();
  first.unmount();

  kept.record = list;
  done.checkList = true;
  const { user, container } = renderPage(path);
  expect(await screen.findByText('42,100 km')).toBeVisible();
  expect(screen.getByText('Missing: Jack')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign both' }));
  expect(screen.getAllByText('Sign here')).toHaveLength(2);
  await signByName(user, 'Customer');
  await signByName(user, 'Agent');
  const agent = within(screen.getByRole('group', { name: 'Agent' }));
  await user.click(await agent.findByRole('button', { name: 'Remove' }));
  await agent.findByRole('button', { name: 'Use my signature' });
  expect(screen.getAllByRole('button', { name: 'Use my signature' })).toHaveLength(1);
  await user.click(agent.getByRole('button', { name: 'Use my signature' }));
  expect(agent.getByRole('img', { name: 'Signature of Agent' })).toBeVisible();
  // This server freezes only the contract: the list gets the same signatures automatically.
  const frozen = answer(srmCheckListEndpoints.update, [
    ({ body }) => (kept.record = { ...list, ...(body as object), signedAt: '2026-03-01T10:00:00.000Z' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Sign both' }));
  expect(await screen.findByText(/^Signed by both on/)).toBeVisible();
  const signatures = { agentSignature: buildId(95), customerSignature: buildId(95) };
  expect(signed.at(-1)?.body).toEqual({ bookingId: buildId(500), ...signatures, checkListVersion: 3 });
  expect(frozen.at(-1)?.body).toMatchObject({ checkListId: buildId(60), version: 3, ...signatures });
  expect(await screen.findByText(/^Reserved. It starts on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign both' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('documents that prevent the start are named before anybody signs', async () => {
  const { done } = serveDesk({ ...agreed, bookingStartDate: new Date().toISOString() });
  answer(srmCheckListEndpoints.get, [
    { record: { checkListId: buildId(60), version: 3, odometer: 42_100, fuelEighths: 8 } },
  ] as never);
  done.checkList = true;
  renderPage(path);
  expect(await screen.findByText('Neither a driving licence nor a passport is entered.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit the customer' })).toHaveAttribute('target', '_blank');
  expect(screen.queryByText(/^Everything is complete/)).not.toBeInTheDocument();
});

test('a trip that may start is signed and started by one press; a refusal leaves it signed', async () => {
  const { done } = serveDesk({ ...agreed, bookingStartDate: new Date().toISOString() });
  const list = {
    checkListId: buildId(60),
    version: 3,
    odometer: 42_100,
    signedAt: '2026-03-01T10:00:00.000Z',
  };
  answer(srmCheckListEndpoints.get, [list]);
  answer(srmBookingEndpoints.list, [{ list: [], page: 1, limit: 7, total: 0, totalNumberOfPages: 0 }]);
  const started = answer(srmBookingEndpoints.updateStatus, [
    refusal({ status: 409, code: 'documents_expired', detail: 'The driving licence has expired.' }),
    { status: 'ONGOING' },
  ]);
  done.checkList = true;
  const { user, router } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: 'Sign and start the trip' }));
  expect(screen.getAllByText('Sign here')).toHaveLength(2);
  expect(started).toHaveLength(0);
  await signByName(user, 'Customer');
  await signByName(user, 'Agent');
  await user.click(screen.getByRole('button', { name: 'Sign and start the trip' }));
  expect(await screen.findByText('The driving licence has expired.')).toBeVisible();
  expect(screen.getByText(/^Signed by both on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start the trip' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/ongoing-trips'));
  expect(started.at(-1)?.body).toEqual({ bookingId: buildId(500), status: 'ONGOING' });
});

test('a vehicle is handed over as last recorded; what was typed counts as read, and a failure goes on', async () => {
  const { done } = serveDesk({ ...agreed, bookingStartDate: new Date().toISOString() });
  const last = {
    odometer: 42_100,
    fuelEighths: 8,
    cleanliness: 'clean',
    keysCount: 2,
    spareWheel: true,
    jack: true,
    triangle: true,
    firstAidKit: true,
    registrationCard: true,
    tollTag: true,
    signedAt: '2026-03-01T10:00:00.000Z',
  };
  answer(srmCheckListEndpoints.last, [
    { list: last, filledAt: '2026-03-01T10:00:00.000Z', tripCode: 'T-000009' },
  ]);
  const kept: { record: object | null } = { record: null };
  answer(srmCheckListEndpoints.get, [() => kept.record]);
  const saved = answer(srmCheckListEndpoints.create, [
    ({ body }) => {
      done.checkList = true;
      return (kept.record = { checkListId: buildId(60), ...(body as object), version: 1 });
    },
  ]);
  answer(srmBookingEndpoints.list, [{ list: [], page: 1, limit: 7, total: 0, totalNumberOfPages: 0 }]);
  const signed = answer(tripPlanningEndpoints.signContract, [
    refusal({ status: 409, code: 'conflict', detail: 'Try again.' }),
    () => {
      done.contract = true;
      kept.record = { ...kept.record, signedAt: '2026-03-01T10:00:00.000Z' };
      return { bookingId: buildId(500) };
    },
  ]);
  const { user, router, container } = renderPage(path);
  expect(await screen.findByText(/^Clean · 2 keys · Equipment: All there · No damage$/)).toBeVisible();
  expect(
    screen.getByText(/Nobody has read again: kilometres of the last reading, fuel,? and condition/),
  ).toBeVisible();
  expect(screen.getByText(/Its condition was recorded a while ago/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  const odometer = screen.getByLabelText('Odometer');
  await user.clear(odometer);
  await user.click(screen.getByRole('button', { name: 'Sign and start the trip' }));
  expect(screen.getByText('Fill this in')).toBeVisible();
  await user.type(odometer, '42,150');
  await signByName(user, 'Customer');
  await signByName(user, 'Agent');
  await user.click(screen.getByRole('button', { name: 'Sign and start the trip' }));
  // The list is saved, the contract is not: the same press goes on from there.
  expect(await screen.findByRole('link', { name: 'Change checklist' })).toBeVisible();
  expect(screen.getByText('fuel and condition')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign and start the trip' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/ongoing-trips'));
  expect(saved).toHaveLength(1);
  expect(saved[0]?.body).toMatchObject({
    odometer: 42_150,
    version: 0,
    assumed: { fuel: 'last-list', condition: 'last-list' },
  });
  expect(saved[0]?.body).not.toHaveProperty('assumed.odometer');
  expect(signed.map(({ body }) => body)).toMatchObject([{ checkListVersion: 1 }, { checkListVersion: 1 }]);
});
