import {
  srmEngineEndpoints,
  srmTrackerEndpoints,
  srmVehicleEndpoints,
  type EngineRecord,
  type TrackerRecord,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea, serveLookups } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

const at = '2026-03-01T10:00:00.000Z';
const tracker: TrackerRecord = {
  trackerId: buildId(70),
  identifier: '861000000000001',
  channel: 'tracker',
  addedAt: at,
  vehicleId: buildId(1),
  plate: 'DXB A 1',
  state: 'parked',
};
const engine: EngineRecord = {
  contact: {},
  tracker: { trackerId: buildId(70), takesCommands: true, hasRelay: false },
  requests: [],
};
const second = { email: 'second@person.example', countsFrom: at };
const requested: EngineRecord['requests'][number] = {
  requestId: buildId(80),
  action: 'stop',
  state: 'requested',
  reason: 'Stolen, says the police',
  lapsesAt: at,
  events: [{ kind: 'requested', at, by: 'asha@al-noor.example', text: 'Stolen, says the police' }],
};

useTestServer();
beforeEach(() => {
  openArea();
  serveLookups();
  answer(srmVehicleEndpoints.get, [aVehicle(1)]);
  answer(srmTrackerEndpoints.address, [refusal({ status: 501, detail: 'No' })]);
  answer(srmTrackerEndpoints.listRefused, [{ list: [] }]);
  answer(srmTrackerEndpoints.list, [{ list: [tracker] }]);
});
const path = `/srm/manage-vehicles/edit/${buildId(1)}?part=tracker`;

test('a relay and a second person come first, then a reason, then the code of that person', async () => {
  let current = engine;
  answer(srmEngineEndpoints.read, [() => current]);
  const relay = answer(srmEngineEndpoints.setRelay, [
    () => {
      current = { ...current, tracker: { ...current.tracker!, hasRelay: true } };
      return null;
    },
  ]);
  const named = answer(srmEngineEndpoints.nameContact, [
    () => {
      current = { ...current, contact: { pendingEmail: second.email } };
      return current.contact;
    },
  ]);
  answer(srmEngineEndpoints.confirmContact, [
    () => {
      current = { ...current, contact: second };
      return second;
    },
  ]);
  const requests = answer(srmEngineEndpoints.ask, [
    () => {
      current = { ...current, requests: [requested] };
      return requested;
    },
  ]);
  const approvals = answer(srmEngineEndpoints.approve, [
    refusal({
      status: 422,
      detail: 'That code is not right.',
      errors: [{ path: 'otp', message: 'That code is not right.' }],
    }),
    () => {
      const approved = { ...requested, state: 'approved' as const };
      current = { ...current, requests: [approved] };
      return approved;
    },
  ]);
  const { user, container } = renderPage(path);
  expect(await screen.findByText('An engine cannot be stopped yet')).toBeVisible();
  expect(screen.getByText(/It never stops a moving car/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /A relay is installed/ }));
  await user.type(screen.getByRole('textbox', { name: /E-mail address/ }), second.email);
  await user.click(screen.getByRole('button', { name: 'Send a code' }));
  await user.type(await screen.findByRole('textbox', { name: /Code of the second person/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm the second person' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Stolen, says the police');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ask to stop the engine' }));
  expect(await screen.findByText('Waits for the second person')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), '000000');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect((await screen.findAllByText('That code is not right.'))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Waits until the car is parked')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  expect([relay[0]?.body, named[0]?.body, requests[0]?.body, approvals[0]?.body]).toEqual([
    { trackerId: buildId(70), hasRelay: true },
    { email: second.email },
    { vehicleId: buildId(1), reason: 'Stolen, says the police' },
    { requestId: buildId(80), otp: '000000' },
  ]);
});

test('what happened is listed, and one person allows the start again', async () => {
  const done = {
    ...requested,
    state: 'answered' as const,
    events: [
      ...requested.events,
      { kind: 'answered' as const, at, text: 'Cut off the fuel supply: Success!' },
    ],
  };
  const ready = { ...engine, contact: second, tracker: { ...engine.tracker!, hasRelay: true } };
  answer(srmEngineEndpoints.read, [{ ...ready, requests: [done] }]);
  const sent = answer(srmEngineEndpoints.restore, [
    { ...requested, action: 'restore' as const, state: 'approved' as const, reason: null },
  ]);
  const { user } = renderPage(path);
  expect(await screen.findByText(/asked, asha@al-noor\.example: Stolen, says the police/)).toBeVisible();
  expect(screen.getByText(/the device answered: Cut off the fuel supply: Success!/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Allow the engine to start again' }));
  expect(sent[0]?.body).toEqual({ vehicleId: buildId(1) });
});

test('a phone cannot, and a server that does not offer it shows nothing', async () => {
  answer(srmEngineEndpoints.read, [{ ...engine, tracker: { ...engine.tracker!, takesCommands: false } }]);
  const { unmount } = renderPage(path);
  expect(await screen.findByText('This device cannot stop an engine')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ask to stop/ })).not.toBeInTheDocument();
  unmount();
  answer(srmEngineEndpoints.read, [refusal({ status: 501, detail: 'No' })]);
  renderPage(path);
  expect(await screen.findByText('861000000000001')).toBeVisible();
  expect(screen.queryByText('Stop the engine')).not.toBeInTheDocument();
});
