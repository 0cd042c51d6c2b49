import type { CompanyRecord, Portfolio } from '@portal/shared/contract';
import { listFirstSteps } from './first-steps';

const company = (approvalStatus: CompanyRecord['approvalStatus']) => ({ approvalStatus }) as CompanyRecord;
const nothing = { tax: false, terms: false, vehicle: false, trip: false };
const list = (portfolio: Portfolio | undefined, status: CompanyRecord['approvalStatus'] = 'APPROVED') =>
  listFirstSteps({ portfolio, company: company(status), userId: 'user-1' });
const names = (steps: ReturnType<typeof list>, accept: (step: (typeof steps)[number]) => boolean) =>
  steps.filter(accept).map(({ name }) => name);

test('a new agent has a company, and two steps that can be done now', () => {
  const steps = list({ totalVehicles: 0, publishedVehicles: 0, firstSteps: nothing }, 'PENDING');
  expect(steps).toHaveLength(7);
  expect(names(steps, ({ isDone }) => isDone)).toEqual(['company']);
  expect(names(steps, ({ isDone, to }) => !isDone && to !== null)).toEqual(['listing', 'tax']);
});

test('a listing can be published once the company is approved', () => {
  const portfolio = { totalVehicles: 1, publishedVehicles: 0, firstSteps: nothing };
  const publish = (status: CompanyRecord['approvalStatus']) =>
    list(portfolio, status).find(({ name }) => name === 'publish')?.to;
  expect(publish('PENDING')).toBeNull();
  expect(publish('APPROVED')).toBe('/listings');
});

test('terms follow the tax number, the vehicle follows the terms, the trip follows the vehicle', () => {
  const open = (done: Partial<typeof nothing>) =>
    names(
      list({ totalVehicles: 1, publishedVehicles: 1, firstSteps: { ...nothing, ...done } }),
      ({ isDone, to }) => !isDone && to !== null,
    );
  expect(open({})).toEqual(['tax']);
  expect(open({ tax: true })).toEqual(['terms']);
  expect(open({ tax: true, terms: true })).toEqual(['vehicle']);
  expect(open({ tax: true, terms: true, vehicle: true })).toEqual(['trip']);
});

test('the first vehicle of the fleet is filled in from the only listing', () => {
  const find = (onlyListingId: string | null) =>
    list({
      totalVehicles: 1,
      publishedVehicles: 1,
      firstSteps: { ...nothing, tax: true, terms: true, onlyListingId },
    }).find(({ name }) => name === 'vehicle')?.to;
  expect(find('listing-1')).toBe('/srm/manage-vehicles/add?listing=listing-1');
  expect(find(null)).toBe('/srm/manage-vehicles/add');
});

test.each<readonly [string, Portfolio | undefined]>([
  ['nothing is known yet', undefined],
  ['the desk has started, which the server says by sending nothing', { totalVehicles: 3 }],
  [
    'everything is done',
    {
      totalVehicles: 1,
      publishedVehicles: 1,
      firstSteps: { tax: true, terms: true, vehicle: true, trip: true },
    },
  ],
])('there are no steps when %s', (_name, portfolio) => expect(list(portfolio)).toEqual([]));

test('without the steps of the desk, those of the listings remain', () => {
  expect(names(list({ totalVehicles: 0 }), () => true)).toEqual(['company', 'listing', 'publish']);
});
