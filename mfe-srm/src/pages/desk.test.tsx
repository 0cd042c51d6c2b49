import {
  srmBookingEndpoints,
  srmDepositHoldEndpoints,
  srmLedgerEndpoints,
  tripPlanningEndpoints,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { aLedger } from '../testing/ledger';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const analytics = {
  tripsStarted: 12,
  completedTrips: 10,
  cancelledTrips: 1,
  revenue: '12500',
  utilisation: 0.62,
  ongoingTrips: 5,
  incompleteTrips: 2,
  overdueTrips: 1,
  dueBackToday: 0,
  outstanding: '750',
  previous: { tripsStarted: 10, completedTrips: 10, revenue: '10000', utilisation: 0.5 },
  byDay: [
    { date: '2026-03-01', started: 2, ended: 1, revenue: '500', utilisation: 0.5 },
    { date: '2026-03-02', started: 1, ended: 1, revenue: '250', utilisation: 0.6 },
  ],
  byVehicle: [
    {
      vehicleId: buildId(1),
      plate: 'DXB A 1',
      name: 'Kia Rio 2024',
      trips: 3,
      revenue: '750',
      utilisation: 0.7,
    },
  ],
};
const alert = {
  kind: 'overdue' as const,
  severity: 'critical' as const,
  bookingId: buildId(9),
  tripCode: 'T-000009',
  customerName: 'Omar',
  figures: { hours: 5 },
};

test('the desk shows metrics, the current state, explained alerts, and charts with their numbers', async () => {
  const requests = answer(srmBookingEndpoints.analytics, [analytics]);
  answer(tripPlanningEndpoints.alerts, [{ list: [alert] }]);
  const { user, container } = renderPage('/srm/dashboard');
  const period = within(await screen.findByRole('group', { name: 'In this period' }));
  expect(period.getByRole('link', { name: /Trips started 12 Up 20% 10 before/ })).toBeVisible();
  expect(period.getByRole('link', { name: /Utilisation 62% Up 12 points/ })).toBeVisible();
  expect(period.getByRole('link', { name: /Revenue AED\s12,500/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/srm\/completed-trips\?figure=revenue&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/),
  );
  expect(screen.getByRole('link', { name: 'Overdue 1' })).toHaveAttribute(
    'href',
    '/srm/ongoing-trips?label=OVERDUE',
  );
  expect(screen.queryByText('Service due')).not.toBeInTheDocument();
  expect(await screen.findByText('The vehicle should have been back 5 hours ago.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'T-000009 \u00b7 Omar' })).toHaveAttribute(
    'href',
    `/srm/ongoing-trips?trip=${buildId(9)}`,
  );
  expect(await screen.findByRole('heading', { name: 'Revenue by vehicle' })).toBeVisible();
  expect(screen.getAllByText('Kia Rio 2024 \u00b7 DXB A 1')).not.toHaveLength(0);
  expect((await axe(container)).violations).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('a hold that lapses soon is renewed from its alert', async () => {
  const holdId = buildId(831);
  const hold = {
    holdId,
    state: 'AUTHORISED' as const,
    amount: '1000',
    captured: '0',
    released: '0',
    lapsed: '0',
    reference: 'AUTH-1',
    authorisedAt: '2026-03-01T06:00:00.000Z',
    validUntil: '2026-03-08T06:00:00.000Z',
    renewals: 0,
  };
  const due = { ...alert, kind: 'holdDue' as const, figures: { dueAt: hold.validUntil } };
  answer(srmBookingEndpoints.analytics, [analytics]);
  answer(tripPlanningEndpoints.alerts, [{ list: [alert, due] }, { list: [] }]);
  answer(srmLedgerEndpoints.get, [aLedger({ holds: [hold] })]);
  const sent = answer(srmDepositHoldEndpoints.renew, [aLedger()]);
  const { user } = renderPage('/srm/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Renew the hold of T-000009' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Renew the hold of AED.1,000$/ }));
  await user.type(dialog.getByLabelText(/reference/i), 'AUTH-2');
  await user.click(dialog.getByRole('button', { name: 'Renew' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ holdId, reference: 'AUTH-2' });
  expect(await screen.findByText('No alerts.')).toBeVisible();
});

test('a server without alerts shows none, and a metric that it does not send is left out', async () => {
  answer(srmBookingEndpoints.analytics, [{ ongoingTrips: 3 }]);
  answer(tripPlanningEndpoints.alerts, [notThere()]);
  renderPage('/srm/dashboard');
  expect(await screen.findByRole('link', { name: 'Vehicles out 3' })).toBeVisible();
  expect(screen.getByText('No alerts.')).toBeVisible();
  expect(screen.queryByText('Revenue')).not.toBeInTheDocument();
});

test('metrics that fail to load can be retried', async () => {
  answer(srmBookingEndpoints.analytics, [refusal({ status: 500, detail: '' })]);
  answer(tripPlanningEndpoints.alerts, [{ list: [] }]);
  const { user } = renderPage('/srm/dashboard');
  expect(await screen.findByRole('heading', { name: srmBookingEndpoints.analytics.failure })).toBeVisible();
  answer(srmBookingEndpoints.analytics, [analytics]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'In this period' })).toBeVisible();
});
