import 'fake-indexeddb/auto';
import { tripPlanningEndpoints, type UsualTerms } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCanvas } from '../testing/canvas';
import { aVehicle, openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';
import { serveDesk } from '../testing/trip-desk';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
  fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

const path = `/srm/trips/edit/${buildId(500)}`;
const usual: UsualTerms = {
  source: 'customer',
  trips: 5,
  days: 7,
  deposit: { amount: '1500', method: 'card' },
};

function serveUsual(found: UsualTerms | null | undefined) {
  const served = serveDesk({
    vehicle: aVehicle(1),
    customer: { customerId: buildId(11), customerName: 'Asha Rao' },
    bookingStartDate: '2030-03-01T06:00:00.000Z',
    bookingEndDate: '2030-03-04T06:00:00.000Z',
  });
  answer(tripPlanningEndpoints.quote, [{ isFree: true, ...(found === undefined ? {} : { usual: found }) }]);
  return served;
}

test('length and deposit that are usual for the customer are offered, and taken with one press each', async () => {
  const { paid, tied } = serveUsual(usual);
  const { user, container } = renderPage(path);
  const days = await screen.findByRole('button', {
    name: 'Usual: 7 days',
    description: 'From the last 5 trips of this customer',
  });
  expect(screen.getByLabelText('Until')).toHaveValue('2030-03-04T10:00');
  expect(screen.getByRole('switch', { name: 'Security deposit' })).not.toBeChecked();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(days);
  expect(screen.getByLabelText('Until')).toHaveValue('2030-03-08T10:00');
  await user.click(await screen.findByRole('button', { name: /^Usual: AED\s1,500 by card$/ }));
  expect(screen.getByRole('switch', { name: 'Security deposit' })).toBeChecked();
  expect(screen.getByLabelText('Amount of the deposit')).toHaveValue('1500');
  expect(screen.getByLabelText('Deposit taken by')).toHaveValue('card');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Odometer')).toBeVisible();
  expect(paid.at(-1)?.body).toMatchObject({
    securityDeposit: { enabled: true, amountInAED: '1500' },
    depositMethod: 'card',
  });
  expect(tied.at(-1)?.body).toMatchObject({ bookingEndDate: '2030-03-08T06:00:00.000Z' });
}, 30_000);

test('what was typed stays until the offer is pressed', async () => {
  serveUsual({ ...usual, source: 'category' });
  const { user } = renderPage(path);
  await user.click(await screen.findByRole('switch', { name: 'Security deposit' }));
  await user.type(screen.getByLabelText('Amount of the deposit'), '900');
  await screen.findByRole('button', { name: /^Usual: AED/ });
  expect(screen.getByLabelText('Amount of the deposit')).toHaveValue('900');
  expect(screen.getAllByText('From the last 5 trips with vehicles of this category')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Usual: AED/ }));
  expect(screen.getByLabelText('Amount of the deposit')).toHaveValue('1500');
});

test.each([[null], [undefined]])('nothing is offered where the server says %s', async (found) => {
  serveUsual(found);
  renderPage(path);
  await screen.findByRole('switch', { name: 'Security deposit' });
  expect(screen.queryByRole('button', { name: /^Usual/ })).not.toBeInTheDocument();
});

test('no deposit is offered where most trips had none', async () => {
  serveUsual({ ...usual, deposit: null });
  renderPage(path);
  expect(await screen.findByRole('button', { name: 'Usual: 7 days' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Usual/ })).toHaveLength(1);
});
