import {
  addDays,
  enquiryEndpoints,
  portfolioEndpoints,
  tripFeed,
  type Enquiry,
  type Portfolio,
  type TripRecord,
} from '@portal/shared/contract';
import { isoDateToday } from '@portal/shared/format';
import { answer, notThere, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { companyId, buildId, renderPage, userId } from '../testing/render-page';

useTestServer();
beforeEach(() => localStorage.clear());

const today = isoDateToday('ae');
const [from, week] = [addDays(today, -29), addDays(today, -6)];
const waiting = (minutesAgo: number): Enquiry => ({
  _id: buildId(minutesAgo),
  rentalStartDate: today,
  rentalEndDate: today,
  status: 'NEW',
  createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});
const portfolio: Portfolio = {
  totalVehicles: 12,
  publishedVehicles: 9,
  incompleteVehicles: 2,
  views: 1240,
  totalEnquiries: 50,
  contacted: 19,
  conversionRate: 0.38,
  bookings: 5,
  bookingRate: 0.1,
  responseTime: 840_000,
  previous: { views: 1000, totalEnquiries: 60, conversionRate: 0.38, responseTime: 900_000 },
  byDay: [{ date: today, views: 40, enquiries: 2 }],
  byVehicle: [
    {
      vehicleId: buildId(1),
      vehicleTitle: 'Nissan Patrol 2024',
      vehicleCode: 'NP-1',
      views: 900,
      enquiries: 30,
    },
    { vehicleId: buildId(2), vehicleTitle: 'Kia Sportage 2023', views: 300, enquiries: 0, isVisible: false },
  ],
  waitingEnquiries: 2,
  expiringDocuments: [{ kind: 'company', date: addDays(today, 5) }],
};
const enquiries = { total: 50, byStatus: { CONTACTED: 19 }, list: [] };
const page = (list: Enquiry[]) => ({ list, page: 1, limit: 100, total: list.length, totalNumberOfPages: 1 });

function serve(
  answers: { portfolio?: unknown; enquiries?: unknown; waiting?: Enquiry[]; trips?: TripRecord[] } = {},
) {
  const trips = answers.trips ?? [];
  answer(tripFeed.today, [{ list: trips, total: trips.length }]);
  answer(enquiryEndpoints.list, [page(answers.waiting ?? [waiting(17), waiting(3)])]);
  answer(portfolioEndpoints.enquiries, [(answers.enquiries ?? enquiries) as never]);
  return answer(portfolioEndpoints.get, [(answers.portfolio ?? portfolio) as never]);
}

const figure = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

test('metrics show the days before, and each opens its rows', async () => {
  const requests = serve();
  const { container } = renderPage('/');
  const enquiriesFigure = await figure('Enquiries');
  expect(requests[0]?.query).toEqual({ dateStartRange: from, dateEndRange: today });
  expect(enquiriesFigure).toHaveTextContent('Enquiries50Down 17%60 before');
  expect(enquiriesFigure).toHaveAttribute('href', `/enquiries?from=${from}&to=${today}`);
  const answered = `/enquiries?status=answered&from=${from}&to=${today}`;
  expect(await figure('Answer rate')).toHaveAttribute('href', answered);
  expect(await figure('Answer rate')).toHaveTextContent('19 of 50 enquiries answered');
  const booked = await figure('Bookings from enquiries');
  expect(booked).toHaveTextContent('10%');
  expect(booked).toHaveTextContent('5 trips booked from 50 enquiries');
  expect(booked).toHaveAttribute(
    'href',
    `/srm/ongoing-trips?figure=enquiryBookings&from=${from}&to=${today}`,
  );
  expect(await figure('Response time')).toHaveTextContent('14 minFaster15 min before');
  expect(await figure('Response time')).toHaveAttribute('href', answered);
  expect(await figure('Published\\s*9 of 12')).toHaveAttribute('href', '/listings?show=published');
  await screen.findByRole('table', { name: 'Enquiries per day', hidden: true });
  expect(await axe(container)).toHaveNoViolations();
});

test('the views open their vehicles, which add up to the same total', async () => {
  serve();
  const { user } = renderPage('/');
  await user.click(await screen.findByRole('button', { name: /^Listing views\s*1,240\s*Up 24%/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'By vehicle' }));
  const rows = drawer.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.querySelector('[data-bar]')?.textContent)).toEqual([
    '900',
    '300',
    '40',
    '1,240',
  ]);
  expect(within(rows[0] as HTMLElement).getByRole('link', { name: '30' })).toHaveAttribute(
    'href',
    `/enquiries?from=${from}&to=${today}&vehicle=${buildId(1)}`,
  );
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('each task leads to where it is done', async () => {
  serve();
  renderPage('/', { company: { approvalStatus: 'PENDING' } });
  const tasks = within(await screen.findByRole('region', { name: 'What needs doing today' }));
  const waitingTask = await tasks.findByRole('link', {
    name: /2 enquiries wait.*The oldest expires in 1[23] min/,
  });
  expect(waitingTask).toHaveAttribute('href', '/enquiries?status=new');
  expect(tasks.getByRole('link', { name: /company’s licence.*Expires in 5 days/ })).toHaveAttribute(
    'href',
    `/profile/edit/${userId}`,
  );
  expect(tasks.getByRole('link', { name: /being checked/ })).toHaveAttribute('href', '/profile');
  expect(tasks.getByRole('link', { name: /2 vehicles are unfinished/ })).toHaveAttribute(
    'href',
    '/listings?show=incomplete',
  );
});

test("a vehicle's licence leads to its form; without tasks the page says so", async () => {
  const document = {
    kind: 'listing',
    vehicleId: buildId(1),
    title: 'Nissan Patrol',
    date: addDays(today, -1),
  };
  serve({ waiting: [], portfolio: { ...portfolio, incompleteVehicles: 0, expiringDocuments: [document] } });
  const first = renderPage('/');
  const licence = await screen.findByRole('link', { name: /Licence of Nissan Patrol.*Expired/ });
  await waitFor(() =>
    expect(licence).toHaveAttribute('href', `/listings/view/${buildId(1)}/${companyId}/${userId}`),
  );
  first.unmount();
  serve({ waiting: [], portfolio: { ...portfolio, incompleteVehicles: 0, expiringDocuments: [] } });
  renderPage('/');
  expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible();
});

test('the address holds the period; custom dates are checked while typing', async () => {
  const requests = serve();
  const { user, router } = renderPage('/?range=7d');
  await figure('Enquiries');
  expect(requests[0]?.query).toEqual({ dateStartRange: week, dateEndRange: today });
  const period = screen.getByRole('combobox', { name: 'Period' });
  await user.selectOptions(period, 'Today');
  await waitFor(() => expect(requests.at(-1)?.query).toEqual({ dateStartRange: today, dateEndRange: today }));
  expect(router.state.location.search).toBe('?range=today');
  await user.selectOptions(period, 'Custom dates…');
  const [first, last] = [await screen.findByLabelText('First day'), screen.getByLabelText('Last day')];
  await user.clear(first);
  await user.type(first, addDays(today, 1));
  expect(last).toHaveAccessibleDescription('Choose the first day or a later one');
  await user.clear(first);
  await user.type(first, week);
  expect(last).not.toBeInvalid();
  await waitFor(() => expect(requests.at(-1)?.query).toEqual({ dateStartRange: week, dateEndRange: today }));
  expect(router.state.location.search).toBe(`?range=custom&from=${week}&to=${today}`);
});

test('a year is shown by week', async () => {
  serve();
  renderPage(`/?range=custom&from=${addDays(today, -365)}&to=${today}`);
  const table = await screen.findByRole('table', { name: 'Listing views per week', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(1 + 53);
  expect(rows.at(-1)).toHaveTextContent(/ – .*40$/);
});

const notBegun = { tax: false, terms: false, vehicle: false, trip: false };

test('a new agent sees the first steps instead of zeroes', async () => {
  serve({
    waiting: [],
    portfolio: { totalVehicles: 0, views: 0, totalEnquiries: 0, firstSteps: notBegun },
    enquiries: { total: 0 },
  });
  const { container } = renderPage('/', { company: { approvalStatus: 'PENDING' } });
  const steps = within(await screen.findByRole('region', { name: 'Get started' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(7);
  expect(steps.getByRole('progressbar', { name: '1 of 7 steps done' })).toBeVisible();
  expect(steps.getByRole('link', { name: 'Add your first vehicle' })).toHaveAttribute(
    'href',
    `/listings/add/${userId}`,
  );
  expect(steps.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument();
  expect(await steps.findByText('Company in review')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Period' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('above the figures stands the next step alone; it opens the others, and can be hidden and shown again', async () => {
  serve({ portfolio: { ...portfolio, firstSteps: { ...notBegun, tax: true } } });
  const { user, portal } = renderPage('/');
  const shown = jest.fn<undefined, [{ notice: { action?: { onAction: () => void } } }]>();
  portal.events.on('notice:raised', shown);
  const steps = within(await screen.findByRole('region', { name: 'Get started' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(1);
  expect(steps.getByRole('link', { name: 'Write the terms' })).toHaveAttribute('href', '/srm/contract');
  await user.click(steps.getByRole('button', { name: 'Show all steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(7);
  expect(await figure('Enquiries')).toBeVisible();
  await user.click(steps.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region', { name: 'Get started' })).not.toBeInTheDocument();
  act(() => shown.mock.lastCall?.[0].notice.action?.onAction());
  expect(screen.getByRole('region', { name: 'Get started' })).toBeVisible();
});

test.each([404, 501])(
  'without a portfolio (%d) the page silently shows the metrics of enquiries',
  async (status) => {
    const { portal } = (() => {
      serve({ portfolio: status === 404 ? notThere() : refusal({ status, detail: 'Not built' }) });
      answer(portfolioEndpoints.enquiries, [
        ({ query }) => (query.dateEndRange === today ? enquiries : { total: 40 }),
      ]);
      return renderPage('/');
    })();
    const reported = jest.fn();
    portal.events.on('notice:raised', reported);
    expect(await figure('Enquiries')).toHaveTextContent('Enquiries50');
    await waitFor(async () => expect(await figure('Enquiries')).toHaveTextContent('Up 25%40 before'));
    expect(await figure('Answer rate\\s*38%')).toBeVisible();
    expect(screen.queryByText(/Listing views/)).not.toBeInTheDocument();
    expect(screen.queryByText('By vehicle')).not.toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    expect(reported).not.toHaveBeenCalled();
  },
);

test('when one call fails, the other’s metrics stay, and both are retried', async () => {
  serve({ portfolio: refusal({ status: 500, detail: 'The desk is closed' }) });
  const { user } = renderPage('/');
  expect(await screen.findByText('Some metrics could not be loaded')).toBeVisible();
  expect(await figure('Enquiries')).toHaveTextContent('Enquiries50');
  serve();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await figure('Published')).toBeVisible();
  expect(screen.queryByText('Some metrics could not be loaded')).not.toBeInTheDocument();
});

test('without a server the page says so', async () => {
  serve({ portfolio: unreachable(), enquiries: unreachable() });
  renderPage('/');
  expect(await screen.findByRole('heading', { name: 'The metrics could not be loaded' })).toBeVisible();
  expect(screen.getByText(/Check your connection/)).toBeVisible();
});

test('a new enquiry is counted', async () => {
  const requests = serve();
  const { portal } = renderPage('/');
  await figure('Enquiries');
  const before = requests.length;
  serve({ waiting: [waiting(17), waiting(3), waiting(0)], portfolio: { ...portfolio, totalEnquiries: 51 } });
  act(() => portal.events.emit('enquiry:arrived', { enquiry: waiting(0) }));
  await waitFor(async () => expect(await figure('Enquiries')).toHaveTextContent('Enquiries51'));
  expect(await screen.findByText('3 enquiries wait for an answer')).toBeVisible();
  expect(before).toBe(1);
});

test('the handovers and returns of the day lead to their page', async () => {
  const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  serve({
    trips: [
      { bookingId: buildId(1), status: 'ONGOING', bookingEndDate: at(-30) },
      { bookingId: buildId(2), status: 'INCOMPLETE', bookingStartDate: at(30) },
    ],
  });
  renderPage('/');
  expect(await screen.findByRole('link', { name: /Trips of today/ })).toHaveAttribute('href', '/srm/today');
  expect(screen.getByText('1 handover \u00b7 1 return')).toBeVisible();
  expect(screen.getByText('1 is late')).toBeVisible();
});
