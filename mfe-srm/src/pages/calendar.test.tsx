import {
  DAY,
  srmBookingEndpoints,
  tripPlanningEndpoints,
  type CalendarTrip,
  type TripQuote,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();

/** Ten in the morning in Dubai, some days from today. */
const at = (days: number) => {
  const midnight = Math.floor((Date.now() + 4 * 3_600_000) / DAY) * DAY - 4 * 3_600_000;
  return new Date(midnight + days * DAY + 10 * 3_600_000).toISOString();
};
const vehicle = (number: number) => ({ vehicleId: buildId(number), plate: `DXB A ${number}`, name: 'Kia' });
const vehicles = [1, 2, 3].map(vehicle);

const trip = (number: number, changes: Partial<CalendarTrip> = {}): CalendarTrip => ({
  bookingId: buildId(500 + number),
  tripCode: `T-00000${number}`,
  vehicleId: buildId(number),
  status: 'INCOMPLETE',
  label: 'RESERVED',
  customerName: `Customer ${number}`,
  version: 3,
  bookingStartDate: at(1),
  bookingEndDate: at(3),
  ...changes,
});

function serve(trips: CalendarTrip[], fleet = vehicles) {
  return answer(tripPlanningEndpoints.calendar, [
    ({ query }) => {
      const list = fleet.filter(({ plate }) => plate.includes(query.search ?? ''));
      return {
        vehicles: { list, page: 1, limit: 500, total: list.length, totalNumberOfPages: 1 },
        trips,
        blocks: [
          {
            maintenanceId: 'm1',
            vehicleId: buildId(2),
            kind: 'maintenance',
            from: at(5),
            to: at(6),
            note: 'Brakes',
          },
        ],
      };
    },
  ]);
}
const price = (total: string) => ({ lines: [], total, kilometres: null, hours: 24 });
const quote = (changes: Partial<TripQuote> = {}) =>
  answer(tripPlanningEndpoints.quote, [
    { quote: price('750'), before: price('500'), isFree: true, ...changes },
  ]);

/** jsdom has no pointers. */
const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 100 }), {
    pointerType: 'mouse',
    pointerId: 1,
  });

const bar = (name: RegExp) => screen.findByRole('button', { name });
const focus = async (button: Promise<HTMLElement>) => {
  const found = await button;
  act(() => found.focus());
};

beforeEach(() => {
  openArea();
  // A screen: without layout nothing has a size, and nothing would be visible.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700);
});
afterEach(() => jest.restoreAllMocks());

test('the calendar shows vehicles and their bars', async () => {
  const requests = serve([
    trip(1),
    trip(3, { status: 'ONGOING', label: 'OVERDUE', bookingStartDate: at(-2), bookingEndDate: at(-1) }),
  ]);
  const { container } = renderPage('/srm/calendar');
  expect(await bar(/^Customer 1 · T-000001 · Reserved\. DXB A 1, /)).toBeVisible();
  expect(await bar(/^Customer 3 · T-000003 · Overdue\. DXB A 3, /)).toBeVisible();
  expect(await bar(/^Maintenance · Brakes\. DXB A 2, /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New trip with DXB A 2' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/srm/trips/new?vehicleId=${buildId(2)}&from=`),
  );
  const { from, to } = requests[0]?.query ?? {};
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(90 * DAY);
  expect((await axe(container)).violations).toEqual([]);
});

test('a trip is moved by keyboard, shows its price, and is saved', async () => {
  serve([trip(1)]);
  const quoted = quote();
  const saved = answer(srmBookingEndpoints.move, [{ bookingId: buildId(501), version: 4 }]);
  const { user } = renderPage('/srm/calendar');
  await focus(bar(/T-000001/));
  await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText(/^T-000001 with DXB A 2: .* to /)).toBeVisible();
  expect(await bar(/T-000001 · Reserved\. DXB A 2/)).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change T-000001?' }));
  expect(dialog.getByText('DXB A 2, instead of DXB A 1')).toBeVisible();
  expect(await dialog.findByText(/^AED\s250$/)).toBeVisible();
  const period = { bookingStartDate: at(2), bookingEndDate: at(5) };
  expect(quoted[0]?.body).toEqual({ bookingId: buildId(501), vehicleId: buildId(2), ...period });
  await user.click(dialog.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved[0]?.body).toEqual({ bookingId: buildId(501), vehicleId: buildId(2), version: 3, ...period });
});

test('Escape reverts a move; a trip that cannot move says so', async () => {
  serve([
    trip(1),
    trip(3, { status: 'ONGOING', label: null }),
    trip(2, { status: 'COMPLETED', label: null, bookingStartDate: at(0), bookingEndDate: at(1) }),
  ]);
  const { user } = renderPage('/srm/calendar');
  await focus(bar(/T-000001/));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await screen.findByText(/Taken by Customer 3 · T-000003 · Ongoing until /)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await bar(/T-000001 · Reserved\. DXB A 1/)).toBeVisible();
  expect(screen.queryByText(/Taken by/)).not.toBeInTheDocument();
  await focus(bar(/T-000003/));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText(/^T-000003 is under way: only its end/)).toBeVisible();
  await focus(bar(/T-000002/));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Customer 2 · T-000002 · Completed cannot be moved.')).toBeVisible();
});

test('a trip is dragged to another day; a refusal offers the alternatives', async () => {
  serve([trip(1)]);
  quote();
  const other = { vehicleId: buildId(3), vehicleRegistrationNumber: 'DXB A 3' };
  const clash = {
    bookingStartDate: at(2),
    bookingEndDate: at(4),
    tripCode: 'T-000009',
    kind: 'trip' as const,
  };
  const nextFree = { bookingStartDate: at(4), bookingEndDate: at(6) };
  const taken = { clash, nextFree, similar: [{ vehicle: other as never }] };
  const saved = answer(srmBookingEndpoints.move, [
    refusal({ status: 409, code: 'period_taken', detail: 'Taken', taken }),
    { bookingId: buildId(501) },
  ]);
  const { user } = renderPage('/srm/calendar');
  fireEvent(await bar(/T-000001/), pointer('pointerdown', 300));
  fireEvent(window, pointer('pointermove', 450));
  fireEvent(window, pointer('pointerup', 450));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save the change' }));
  expect(await dialog.findByText(/^T-000009 has it from/)).toBeVisible();
  expect(saved[0]?.body).toMatchObject({ bookingStartDate: at(2), bookingEndDate: at(4) });
  await user.click(dialog.getByRole('button', { name: 'DXB A 3' }));
  await user.click(dialog.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(saved[1]?.body).toMatchObject({ vehicleId: buildId(3) }));
});

test('the address holds what is shown', async () => {
  const requests = serve([]);
  const { user, router } = renderPage('/srm/calendar?view=month');
  await screen.findByText('DXB A 1');
  expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('month');
  await user.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'Day');
  expect(router.state.location.search).toBe('?view=day');
  fireEvent.change(screen.getByLabelText('Go to'), { target: { value: '2031-05-10' } });
  await waitFor(() => expect(router.state.location.search).toBe('?view=day&day=2031-05-10'));
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=day&day=2031-05-11'));
  await waitFor(() => expect(requests.at(-1)?.query.from).toBe('2031-04-25T20:00:00.000Z'));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await user.type(screen.getByRole('searchbox'), 'nothing');
  expect(await screen.findByRole('heading', { name: 'No vehicle matches' })).toBeVisible();
  expect(router.state.location.search).toBe('?view=day&search=nothing');
});

test('on a phone the calendar is the list of a day', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
  const requests = serve([trip(1, { bookingStartDate: at(0) })]);
  const { container } = renderPage('/srm/calendar');
  const entry = await bar(/^Customer 1 · T-000001 · Reserved/);
  expect(entry).toHaveTextContent('From 10:00 AM');
  expect(screen.getAllByText(/Free all day/)).toHaveLength(2);
  const { from, to } = requests[0]?.query ?? {};
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(DAY);
  expect((await axe(container)).violations).toEqual([]);
});

test('a calendar that fails to load can be retried', async () => {
  answer(tripPlanningEndpoints.calendar, [notThere()]);
  const { user } = renderPage('/srm/calendar');
  const again = await screen.findByRole('button', { name: 'Try again' });
  serve([trip(1)]);
  await user.click(again);
  expect(await bar(/T-000001/)).toBeVisible();
});

test('a focused bar keeps the focus when it scrolls out of view; the order of the lines is restored', async () => {
  const many = Array.from({ length: 90 }, (_, index) => index + 1);
  serve(
    many.map((number) => trip(number)),
    many.map(vehicle),
  );
  renderPage('/srm/calendar');
  await focus(bar(/T-000002 /));
  const region = screen.getByRole('region', { name: /90 vehicles/ });
  region.scrollTop = 2000;
  fireEvent.scroll(region);
  expect(await bar(/T-0000045 /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /T-000001 / })).not.toBeInTheDocument();
  expect(await bar(/T-000002 /)).toHaveFocus();
  const codes = () =>
    within(screen.getByRole('group', { name: 'Trips and blocks' }))
      .getAllByRole('button')
      .map((one) => Number(/T-0000(\d+)/.exec(one.getAttribute('aria-label') ?? '')?.[1]));
  await waitFor(() => expect(codes()).toEqual([...codes()].sort((a, b) => a - b)));
  expect(codes()[0]).toBe(2);
  act(() => region.focus());
  expect(screen.queryByRole('button', { name: /T-000002 / })).not.toBeInTheDocument();
});
