import {
  srmChargeEndpoints,
  srmPositionEndpoints,
  srmTollEndpoints,
  srmTrackingEndpoints,
  type TollComparison,
  type TollGate,
  type TollRow,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const row = (number: number, changes: Partial<TollRow> = {}): TollRow => ({
  rowId: buildId(number),
  state: 'matched',
  issuer: 'salik',
  gateName: 'Al Barsha',
  plate: `DXB A ${number}`,
  at: '2026-03-14T10:30:05.000Z',
  precision: 'second',
  foreseen: '4',
  charged: '4',
  chargeId: buildId(100 + number),
  trip: { bookingId: buildId(60), code: 'T-000060' },
  ...changes,
});
const counts = { matched: 1, awaited: 0, missing: 1, unconfirmed: 0, foreign: 1, doubled: 0, notJudged: 0 };
const comparison = (list: readonly TollRow[]): TollComparison => ({
  list: [...list],
  page: 1,
  limit: 50,
  total: list.length,
  totalNumberOfPages: 1,
  currency: 'AED',
  counts,
  placedGates: 2,
  gates: 14,
});
function serveCharges() {
  const one = { count: 0, amount: '0' };
  answer(srmChargeEndpoints.figures, [
    {
      currency: 'AED',
      toDecide: one,
      unbilled: one,
      billed: one,
      collected: one,
      disputed: one,
      writtenOff: one,
    },
  ]);
  answer(srmChargeEndpoints.list, [{ list: [], page: 1, limit: 20, total: 0, totalNumberOfPages: 0 }]);
}

test('passings and lines are compared, each with its state, its line and its trip', async () => {
  serveCharges();
  const missing = row(2, { state: 'missing', charged: null, chargeId: null, gateName: 'Jebel Ali' });
  const foreign = row(3, { state: 'foreign', foreseen: null, trip: null });
  const requests = answer(srmTollEndpoints.compare, [
    ({ query }) => comparison(query['state'] ? [missing] : [row(1), missing, foreign]),
  ]);
  const { user } = renderPage('/srm/charges');
  await user.click(await screen.findByRole('button', { name: 'Tolls by tracker' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tolls by tracker' }));
  const first = within(await dialog.findByRole('row', { name: /DXB A 1/ }));
  expect(first.getByText('Matched')).toBeVisible();
  expect(first.getByRole('link', { name: 'Trip T-000060' })).toHaveAttribute(
    'href',
    `/srm/end-trip/${buildId(60)}`,
  );
  expect(dialog.getByRole('row', { name: /DXB A 3.*Vehicle was elsewhere/ })).toBeVisible();
  expect(dialog.getByText(/2 of 14 gates have a known place/)).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Show' }), 'Missing on the statement (1)');
  expect(await dialog.findByRole('row', { name: /Jebel Ali/ })).toBeVisible();
  expect(requests.at(-1)?.query).toMatchObject({ state: 'missing', page: '1', limit: '50' });
});

test('a comparison that fails says so, and an empty one says what is needed', async () => {
  serveCharges();
  answer(srmTollEndpoints.compare, [refusal({ status: 500, detail: 'Broken' }), comparison([])]);
  const { user } = renderPage('/srm/charges');
  await user.click(await screen.findByRole('button', { name: 'Tolls by tracker' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tolls by tracker' }));
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Nothing to compare in these days')).toBeVisible();
});

test('the place of a gate is typed, refused with what is needed, saved and forgotten', async () => {
  answer(srmTrackingEndpoints.listZones, [{ list: [] }]);
  answer(srmTrackingEndpoints.listAlerts, [{ list: [] }]);
  answer(srmPositionEndpoints.current, [{ list: [], at: new Date().toISOString() }]);
  let gate: TollGate = {
    gateId: 'salik:alBarsha',
    issuer: 'salik',
    name: 'Al Barsha',
    place: null,
    observed: 2,
    agreed: 0,
  };
  answer(srmTollEndpoints.listGates, [() => ({ list: [gate] })]);
  const sent = answer(srmTollEndpoints.placeGate, [
    ({ body }) => (gate = { ...gate, place: { ...(body as TollGate['place'] & object), source: 'drawn' } }),
  ]);
  const forgotten = answer(srmTollEndpoints.forgetGate, [() => (gate = { ...gate, place: null })]);
  const { user, portal } = renderPage('/srm/tracking');
  const offered: unknown[] = [];
  portal.events.on('notice:raised', ({ notice }) => offered.push(notice.undo));
  await user.click(await screen.findByRole('button', { name: 'Toll gates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Toll gates' }));
  expect(await dialog.findByText(/2 tracked passings so far, and too few agree/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Mark the place of Al Barsha' }));
  const form = within(screen.getByRole('dialog', { name: 'Mark the place of Al Barsha' }));
  await user.type(form.getByRole('textbox', { name: /^One side/ }), '25.11650, 55.20020');
  await user.type(form.getByRole('textbox', { name: /^The other side/ }), '25.2, 55.3');
  await user.selectOptions(form.getByRole('combobox', { name: 'Passed' }), 'North-eastwards only');
  await user.click(form.getByRole('button', { name: 'Save gate' }));
  const other = form.getByRole('textbox', { name: /^The other side/ });
  expect(other).toHaveAccessibleDescription(/between 10 and 300 metres/);
  await user.clear(other);
  await user.type(other, '25.11700, 55.20070');
  await user.click(form.getByRole('button', { name: 'Save gate' }));
  expect(await screen.findByText(/Marked on the map/)).toBeVisible();
  expect(sent[0]?.body).toEqual({
    gateId: 'salik:alBarsha',
    from: { latitude: 25.1165, longitude: 55.2002 },
    to: { latitude: 25.117, longitude: 55.2007 },
    course: 45,
  });
  await user.click(screen.getByRole('button', { name: 'Forget the place of Al Barsha' }));
  expect(await screen.findByText(/2 tracked passings so far/)).toBeVisible();
  expect(forgotten[0]?.query).toEqual({ gateId: 'salik:alBarsha' });
  expect(offered).toEqual([
    { kind: 'gatePlaced', subjectId: 'salik:alBarsha' },
    { kind: 'gateForgotten', subjectId: 'salik:alBarsha' },
  ]);
});
