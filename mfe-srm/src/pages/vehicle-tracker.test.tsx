import {
  srmEngineEndpoints,
  srmTrackerEndpoints,
  srmVehicleEndpoints,
  type TrackerRecord,
  type TrackingAddress,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { createTestPortal, testConfig } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea, serveFleet, serveLookups } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

const address: TrackingAddress = {
  key: 'company.proof',
  osmandPath: '/osmand/company.proof',
  traccarPath: '/traccar/company.proof',
  webUrl: 'https://track.example.com',
  host: 'track.example.com',
  ports: { gt06: 5023, teltonika: 5027, h02: null },
};

useTestServer();
beforeEach(() => {
  openArea();
  serveLookups();
  answer(srmVehicleEndpoints.get, [aVehicle(1)]);
  answer(srmEngineEndpoints.read, [refusal({ status: 501, detail: 'Not offered' })]);
  answer(srmTrackerEndpoints.address, [address]);
  answer(srmTrackerEndpoints.listRefused, [
    { list: [{ identifier: 'phone-1', protocol: 'osmand', seenAt: minutesAgo(2) }] },
  ]);
});

const path = `/srm/manage-vehicles/edit/${buildId(1)}?part=tracker`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const phone: TrackerRecord = {
  trackerId: buildId(70),
  identifier: 'phone-1',
  channel: 'web',
  addedAt: minutesAgo(100),
  vehicleId: buildId(1),
  plate: 'DXB A 1',
  installedAt: minutesAgo(100),
  state: 'moving',
  seenAt: minutesAgo(3),
  fixTime: minutesAgo(4),
  speed: 61.7,
  batteryLevel: 80,
};

test('a phone is added to a vehicle, refused while its name is taken, and told which address to use', async () => {
  const list: TrackerRecord[] = [];
  answer(srmTrackerEndpoints.list, [() => ({ list })]);
  const sent = answer(srmTrackerEndpoints.add, [
    refusal({ status: 409, detail: 'This identifier is registered already.' }),
    () => {
      list.push({ ...phone, state: 'new', seenAt: null, fixTime: null, speed: null, batteryLevel: null });
      return list[0];
    },
  ]);
  const { user, container } = renderPage(path);
  expect(await screen.findByRole('heading', { name: 'No tracker in this vehicle' })).toBeVisible();
  expect(await screen.findByText('https://track.example.com/osmand/company.proof')).toBeVisible();
  expect(screen.getByText('5027')).toBeVisible();
  expect(screen.queryByText('Port for H02')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add tracker' }));
  expect(sent).toHaveLength(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of device' }), 'web');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of device' }), 'tracker');
  await user.click(await screen.findByRole('button', { name: 'Use the device phone-1' }));
  expect(screen.getByRole('textbox', { name: 'Device identifier' })).toHaveValue('phone-1');
  await user.click(screen.getByRole('button', { name: 'Add tracker' }));
  expect(await screen.findByText('This identifier is registered already.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add tracker' }));
  expect(await screen.findByText('Waiting for the first message')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ identifier: 'phone-1', channel: 'web', vehicleId: buildId(1) });
  expect((await axe(container)).violations).toEqual([]);
});

test('a tracker shows when it was heard, is moved to another vehicle, and is removed', async () => {
  const list = [phone];
  answer(srmTrackerEndpoints.list, [() => ({ list: [...list] })]);
  serveFleet([aVehicle(1), aVehicle(2)]);
  const moved = answer(srmTrackerEndpoints.move, [
    refusal({ status: 409, detail: 'This vehicle has a tracker already. Remove that one first.' }),
  ]);
  const removed = answer(srmTrackerEndpoints.remove, [
    () => {
      list.pop();
      return null;
    },
  ]);
  const { user } = renderPage(path);
  expect(await screen.findByText('3 minutes ago')).toBeVisible();
  expect(screen.getByText('4 minutes ago')).toBeVisible();
  expect(screen.getByText('62 km/h')).toBeVisible();
  expect(screen.getByText('80 %')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const moving = within(await screen.findByRole('dialog', { name: 'Move the tracker to another vehicle' }));
  await user.click(await moving.findByRole('button', { name: 'Move the tracker to DXB A 2' }));
  expect(await moving.findByText(/This vehicle has a tracker already/)).toBeVisible();
  expect(moved.at(-1)?.body).toEqual({ trackerId: buildId(70), vehicleId: buildId(2) });
  expect(moving.queryByText('DXB A 1')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  // It can be undone, so nothing is asked.
  expect(await screen.findByRole('heading', { name: 'No tracker in this vehicle' })).toBeVisible();
  expect(removed).toHaveLength(1);
});

test('a failed load can be repeated, and a server without trackers has no such part', async () => {
  answer(srmTrackerEndpoints.list, [refusal({ status: 400, detail: 'Boom' }), { list: [] }]);
  const { user, unmount } = renderPage(path);
  expect(await screen.findByText('Boom')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No tracker in this vehicle' })).toBeVisible();
  unmount();
  renderPage(path, {
    portal: createTestPortal({ config: { ...testConfig, capabilities: { ae: [], in: [] } } }),
  });
  expect(await screen.findByRole('link', { name: 'Trips' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tracker' })).not.toBeInTheDocument();
});

test('the key is replaced only after a confirmation', async () => {
  answer(srmTrackerEndpoints.list, [{ list: [phone] }]);
  const renewed = answer(srmTrackerEndpoints.renewAddress, [address]);
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('button', { name: 'Replace the key' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace the key of the address?' }));
  await user.click(dialog.getByRole('button', { name: 'Replace the key' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(renewed).toHaveLength(1);
});
