import {
  srmPositionEndpoints,
  srmTrackingEndpoints,
  type PositionAccess,
  type TrackingAlert,
  type TrackingZone,
  type VehiclePosition,
  type VehicleTrack,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  openArea();
  answer(srmTrackingEndpoints.listZones, [{ list: [] }]);
  answer(srmTrackingEndpoints.listAlerts, [{ list: [] }]);
});

const now = () => new Date().toISOString();
const rented = (changes: Partial<VehiclePosition> = {}): VehiclePosition => ({
  vehicleId: buildId(1),
  plate: 'DXB A 1',
  state: 'moving',
  seenAt: now(),
  fixTime: now(),
  batteryLevel: 80,
  trip: { bookingId: buildId(20), code: 'T-000012', customerName: 'Asha Rao' },
  place: { latitude: 25.1, longitude: 55.2, speed: 61.6, course: 0 },
  isHidden: false,
  ...changes,
});
const free = (changes: Partial<VehiclePosition> = {}): VehiclePosition =>
  rented({
    vehicleId: buildId(2),
    plate: 'DXB B 2',
    state: 'parked',
    trip: null,
    place: null,
    isHidden: true,
    ...changes,
  });
const access: PositionAccess = {
  accessId: buildId(30),
  at: now(),
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  purpose: 'find',
  by: 'asha@al-noor.example',
  from: now(),
  to: now(),
};
const track: VehicleTrack = {
  points: [],
  stops: [],
  distance: 0,
  deviceDistance: null,
  isHidden: true,
};
/** A server whose places of vehicles between trips open for a purpose. */
const servePositions = () =>
  answer(srmPositionEndpoints.current, [
    ({ query }) => ({
      list: [
        rented(),
        query.accessId
          ? free({ isHidden: false, place: { latitude: 24.45, longitude: 54.38, speed: 0, course: 0 } })
          : free(),
      ],
      at: now(),
    }),
  ]);

test('the list says what each vehicle does, with whom and near which city, and is searched and filtered', async () => {
  servePositions();
  const { user, container } = renderPage('/srm/tracking');
  const moving = await screen.findByRole('button', { name: /DXB A 1/ });
  expect(moving).toHaveTextContent('Asha Rao');
  expect(moving).toHaveTextContent('62 km/h · 13 km from Dubai');
  expect(screen.getByRole('button', { name: /DXB B 2/ })).toHaveTextContent('Place hidden');
  expect(screen.getByText('Showing 2 of 2 vehicles')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'free');
  await waitFor(() => expect(screen.queryByRole('button', { name: /DXB A 1/ })).not.toBeInTheDocument());
  await user.type(screen.getByRole('searchbox'), 'nobody');
  await user.click(await screen.findByRole('button', { name: 'Show all vehicles' }));
  expect(await screen.findByRole('button', { name: /DXB A 1/ })).toBeVisible();
});

test('hidden places open for a stated purpose, and the record says who looked', async () => {
  servePositions();
  const opened = answer(srmPositionEndpoints.openAccess, [access]);
  answer(srmPositionEndpoints.listAccess, [{ list: [access] }]);
  const { user } = renderPage('/srm/tracking');
  await user.click(await screen.findByRole('button', { name: 'State a purpose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Why do you look?' }));
  await user.click(dialog.getByRole('button', { name: 'Record and show' }));
  expect(opened).toHaveLength(0);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Purpose' }), 'find');
  await user.click(dialog.getByRole('button', { name: 'Record and show' }));
  expect(await screen.findByText(/in Abu Dhabi/)).toBeVisible();
  expect(opened[0]?.body).toEqual({ purpose: 'find' });
  await user.click(screen.getByRole('button', { name: 'Who looked' }));
  const log = within(await screen.findByRole('dialog', { name: 'Who looked, and why' }));
  expect(await log.findByText('Find a vehicle')).toBeVisible();
  expect(log.getByText(/asha@al-noor\.example/)).toBeVisible();
});

test("an opened vehicle leads to its trip, and shows a day's distance and stops once its purpose is stated", async () => {
  servePositions();
  const stop = {
    from: '2026-03-01T06:00:00.000Z',
    to: '2026-03-01T06:30:00.000Z',
    latitude: 25.2,
    longitude: 55.27,
  };
  const point = { at: stop.from, latitude: 25.2, longitude: 55.27, speed: 0 };
  answer(srmPositionEndpoints.day, [
    ({ query }) =>
      query.accessId
        ? { ...track, isHidden: false, points: [point], stops: [stop], distance: 41.5, deviceDistance: 42.1 }
        : track,
  ]);
  const opened = answer(srmPositionEndpoints.openAccess, [access]);
  const { user } = renderPage(`/srm/tracking?vehicle=${buildId(1)}&day=2026-03-01`);
  expect(await screen.findByRole('link', { name: 'Trip T-000012' })).toHaveAttribute(
    'href',
    `/srm/trips/edit/${buildId(20)}`,
  );
  const hidden = await screen.findByText('Positions outside the running trip are hidden');
  await user.click(within(hidden.closest('[role=status]') as HTMLElement).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Purpose' }), 'dispute');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'A toll');
  await user.click(dialog.getByRole('button', { name: 'Record and show' }));
  expect(await screen.findByText('41.5 km')).toBeVisible();
  expect(screen.getByText('42.1 km')).toBeVisible();
  expect(screen.getByText(/10:00.*to.*10:30.*in Dubai/)).toBeVisible();
  expect(opened[0]?.body).toEqual({
    purpose: 'dispute',
    note: 'A toll',
    vehicleId: buildId(1),
    day: '2026-03-01',
  });
});

test('an alert says what happened, and is acknowledged as right or wrong', async () => {
  servePositions();
  const alert: TrackingAlert = {
    alertId: buildId(40),
    kind: 'zoneLeft',
    startedAt: '2026-03-01T10:02:00.000Z',
    vehicleId: buildId(1),
    plate: 'DXB A 1',
    trip: { bookingId: buildId(20), code: 'T-000012', customerName: 'Asha Rao' },
    figures: { zone: 'Dubai', since: '2026-03-01T10:02:00.000Z', km: 3.2 },
  };
  const by = { acknowledgedAt: now(), acknowledgedBy: 'asha@al-noor.example', verdict: 'wrong' as const };
  let isOpen = true;
  answer(srmTrackingEndpoints.listAlerts, [() => ({ list: [isOpen ? alert : { ...alert, ...by }] })]);
  const sent = answer(srmTrackingEndpoints.acknowledge, [
    () => {
      isOpen = false;
      return { ...alert, ...by };
    },
  ]);
  const { user, container } = renderPage('/srm/tracking');
  expect(await screen.findByText('1 alert to acknowledge')).toBeVisible();
  expect(screen.getByText(/Left the zone Dubai on .*2:02.*up to 3.2 km outside/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'False alarm: Left its zone, DXB A 1' }));
  expect(await screen.findByText('Nothing to acknowledge')).toBeVisible();
  expect(sent[0]?.body).toEqual({ alertId: alert.alertId, verdict: 'wrong' });
  await user.click(screen.getByRole('button', { name: 'Show all alerts' }));
  expect(screen.getByText(/False alarm: asha@al-noor\.example/)).toBeVisible();
});

test('a zone is typed, by a city or by its corners, and removed at once', async () => {
  servePositions();
  let zones: TrackingZone[] = [];
  answer(srmTrackingEndpoints.listZones, [() => ({ list: zones })]);
  const sent = answer(srmTrackingEndpoints.addZone, [
    ({ body }) => {
      const { vehicleIds = [], ...rest } = body as TrackingZone & { vehicleIds?: string[] };
      const vehicles = vehicleIds.map((vehicleId) => ({ vehicleId, plate: 'DXB A 1' }));
      const zone = { ...rest, vehicles, zoneId: buildId(50) };
      zones = [zone];
      return zone;
    },
  ]);
  const removed = answer(srmTrackingEndpoints.removeZone, [
    () => {
      zones = [];
      return null;
    },
  ]);
  const { user } = renderPage('/srm/tracking');
  await user.click(await screen.findByRole('button', { name: 'Zones' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zones' }));
  expect(await dialog.findByText('No zone yet')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add zone' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dubai');
  await user.type(dialog.getByRole('textbox', { name: /^Centre/ }), 'here');
  await user.clear(dialog.getByRole('textbox', { name: /^Radius/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Radius/ }), '0.01');
  await user.click(dialog.getByRole('button', { name: 'Save zone' }));
  expect(dialog.getByRole('textbox', { name: /^Centre/ })).toHaveAccessibleDescription(
    /latitude from −90 to 90/,
  );
  expect(dialog.getByRole('textbox', { name: /^Radius/ })).toHaveAccessibleDescription(/0\.05 to 1,000 km/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Centre at a city' }), 'Dubai');
  expect(dialog.getByRole('textbox', { name: /^Centre/ })).toHaveValue('25.20000, 55.27000');
  await user.clear(dialog.getByRole('textbox', { name: /^Radius/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Applies to' }), 'Chosen cars');
  await user.click(dialog.getByRole('button', { name: 'Save zone' }));
  expect(dialog.getByRole('textbox', { name: /^Radius/ })).toBeInvalid();
  expect(dialog.getByRole('combobox', { name: /^Cars/ })).toBeInvalid();
  await user.type(dialog.getByRole('combobox', { name: /^Cars/ }), 'DXB A 1');
  await user.click(await screen.findByRole('option', { name: 'DXB A 1' }));
  await user.tab();
  await user.type(dialog.getByRole('textbox', { name: /^Radius/ }), '25');
  await user.click(dialog.getByRole('button', { name: 'Save zone' }));
  expect(await dialog.findByText('Circle of 25 km, in Dubai')).toBeVisible();
  expect(dialog.getByText('Applies to DXB A 1')).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  expect(sent[0]?.body).toEqual({
    name: 'Dubai',
    kind: 'stay',
    appliesTo: 'vehicles',
    vehicleIds: [buildId(1)],
    shape: { type: 'circle', center: { latitude: 25.2, longitude: 55.27 }, radius: 25_000 },
  });
  await user.click(dialog.getByRole('button', { name: 'Remove the zone Dubai' }));
  expect(await dialog.findByText('No zone yet')).toBeVisible();
  expect(removed).toHaveLength(1);
});

test('the country is a zone to stay in, and its alert names the other country', async () => {
  servePositions();
  let zones: TrackingZone[] = [];
  answer(srmTrackingEndpoints.listZones, [() => ({ list: zones })]);
  answer(srmTrackingEndpoints.addZone, [
    ({ body }) => {
      zones = [{ ...(body as TrackingZone), vehicles: [], zoneId: buildId(50) }];
      return zones[0];
    },
  ]);
  const alert: TrackingAlert = {
    alertId: buildId(40),
    kind: 'zoneLeft',
    startedAt: '2026-03-01T10:02:00.000Z',
    vehicleId: buildId(1),
    plate: 'DXB A 1',
    figures: { zone: 'Home', since: '2026-03-01T10:02:00.000Z', km: 74.1, country: 'OM' },
  };
  answer(srmTrackingEndpoints.listAlerts, [{ list: [alert] }]);
  const { user } = renderPage('/srm/tracking');
  expect(await screen.findByText(/Left the zone Home on .*: in Oman, up to 74.1 km/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Zones' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zones' }));
  await user.click(await dialog.findByRole('button', { name: 'Add zone' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Home');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Forbidden');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Shape' }), 'The country');
  expect(dialog.getByText(/Counts as left at least 10 km inside another country/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save zone' }));
  expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveAccessibleDescription(/only be an area/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Stay inside');
  await user.click(dialog.getByRole('button', { name: 'Save zone' }));
  expect(await dialog.findByText(/United Arab Emirates, left at least 10 km inside/)).toBeVisible();
});

test('a phone shows the list or the map, and says why there is no map', async () => {
  servePositions();
  const { user } = renderPage('/srm/tracking');
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  expect(await screen.findByRole('heading', { name: 'This browser cannot draw a map' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Vehicles' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('list', { name: 'Vehicles' })).toBeVisible();
});

test('a failed load can be repeated; without any tracker the page says how to begin', async () => {
  answer(srmPositionEndpoints.current, [
    refusal({ status: 400, detail: 'Boom' }),
    { list: [], at: '2026-03-01T06:00:00.000Z' },
  ]);
  const { user } = renderPage('/srm/tracking');
  expect(await screen.findByText('Boom')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No vehicle has a tracker yet' })).toBeVisible();
});
