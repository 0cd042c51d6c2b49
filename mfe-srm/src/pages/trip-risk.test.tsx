import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmLedgerEndpoints,
  srmRiskEndpoints,
  tripPlanningEndpoints,
  type TripRisk,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { aTrip, serveTrips } from '../testing/trips';

useTestServer();
const trip = aTrip(1);
const risk: TripRisk = {
  bookingId: trip.bookingId,
  level: 'high',
  probability: 0.62,
  source: 'rules',
  learnedAt: null,
  trips: 4,
  tripsNeeded: 60,
  facts: [
    { kind: 'earlierUnpaid', value: 1, total: 2, weight: 0.9 },
    { kind: 'earlierTrips', value: 2, total: null, weight: -0.35 },
    { kind: 'leadTime', value: 2, total: null, weight: 0.2 },
    { kind: 'licence', value: null, total: null, weight: 0.4 },
    { kind: 'vehicleValue', value: 100, total: null, weight: 0 },
  ],
  mark: null,
};

beforeEach(() => {
  openArea();
  answer(srmLedgerEndpoints.get, [notThere()]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(tripPlanningEndpoints.contract, [notThere()]);
  answer(srmBookingEndpoints.get, [trip]);
  serveTrips([trip, aTrip(2)]);
});

async function openCard() {
  const page = renderPage(`/srm/ongoing-trips?trip=${trip.bookingId}`);
  return { ...page, card: within(await screen.findByRole('region', { name: 'Risk' })) };
}

test('a trip shows its risk, what weighs how much, and where that comes from', async () => {
  answer(srmRiskEndpoints.list, [{ list: [] }]);
  answer(srmRiskEndpoints.get, [{ risk }]);
  const { card } = await openCard();
  expect(await card.findByText('High')).toBeVisible();
  const facts = within(card.getByRole('list', { name: 'What weighs most' })).getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    '1 of 2 earlier trips closed with an open balanceRaises it much',
    '2 earlier trips with youLowers it',
    'Booked 2 hours before the startRaises it a little',
    'The licence has no expiry date on fileRaises it',
  ]);
  expect(card.getByText(/Your own trips count from 60 closed ones on; you have 4/)).toBeVisible();
  expect(card.getByText(/A person decides/)).toBeVisible();
  // General rules are no measurement.
  expect(card.queryByText(/of 100 such trips/)).not.toBeInTheDocument();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
});

test('a company that learned says from how many trips, and how often such trips end that way', async () => {
  answer(srmRiskEndpoints.list, [{ list: [] }]);
  const learned = { source: 'company', trips: 312, learnedAt: '2026-03-01T02:00:00.000Z' };
  answer(srmRiskEndpoints.get, [{ risk: { ...risk, ...learned } }]);
  const { card } = await openCard();
  expect(await card.findByText(/About 62 of 100 such trips end that way/)).toBeVisible();
  expect(card.getByText(/Learned from 312 closed trips of your own/)).toBeVisible();
});

test('a person marks the risk as wrong', async () => {
  answer(srmRiskEndpoints.list, [{ list: [] }]);
  const mark = { verdict: 'wrong', level: 'high', at: '2026-03-01T09:00:00.000Z', by: 'agent@desk.example' };
  answer(srmRiskEndpoints.get, [{ risk }, { risk: { ...risk, mark } }]);
  const marked = answer(srmRiskEndpoints.mark, [{ risk: { ...risk, mark } }]);
  const { card, user, portal } = await openCard();
  const offered: unknown[] = [];
  portal.events.on('notice:raised', ({ notice }) => offered.push(notice.undo));
  await user.click(await card.findByRole('button', { name: 'This is wrong' }));
  expect(await card.findByText(/Marked as wrong by agent@desk.example/)).toBeVisible();
  expect(marked).toMatchObject([{ body: { bookingId: trip.bookingId, verdict: 'wrong' } }]);
  expect(offered).toEqual([{ kind: 'riskMarked', subjectId: trip.bookingId }]);
  expect(card.getByRole('button', { name: 'This is wrong' })).toBeDisabled();
  expect(card.getByRole('button', { name: 'This is right' })).toBeEnabled();
});

test('a risk that cannot be read says so and is read again; one that is switched off leaves no card', async () => {
  answer(srmRiskEndpoints.list, [{ list: [] }]);
  answer(srmRiskEndpoints.get, [refusal({ status: 400, detail: 'Not now.' }), { risk: null }]);
  const { card, user } = await openCard();
  await user.click(await card.findByRole('button', { name: /try again|retry/i }));
  await expect(screen.findByRole('region', { name: 'Risk' }, { timeout: 50 })).rejects.toThrow();
});

test('the list marks trips of high risk only', async () => {
  const other = aTrip(2).bookingId;
  answer(srmRiskEndpoints.list, [
    {
      list: [
        { bookingId: trip.bookingId, level: 'high', probability: 0.62 },
        { bookingId: other, level: 'raised', probability: 0.3 },
      ],
    },
  ]);
  renderPage('/srm/ongoing-trips');
  const row = await screen.findByRole('listitem', { name: 'Customer 1' });
  expect(await within(row).findByText('High risk')).toBeVisible();
  expect(screen.getAllByText('High risk')).toHaveLength(1);
  expect(buildId(502)).toBe(other);
});
