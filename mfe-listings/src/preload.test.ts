import {
  accountEndpoints,
  enquiryEndpoints,
  listingDraftEndpoints,
  portfolioEndpoints,
  userEndpoints,
  vehicleEndpoints,
} from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import remote from './remote';

useTestServer();
const agentId = '0190b3c4-0000-7000-8000-000000000001';
const noPage = { list: [], page: 1, limit: 20, total: 0, totalNumberOfPages: 0 };
const open = (path: string) =>
  remote.preload?.(createTestPortal(), new URL(path, 'https://portal.example')) ?? Promise.reject();

test('the list in the address and the plan are preloaded', async () => {
  const list = answer(vehicleEndpoints.list, [noPage]);
  const plan = answer(accountEndpoints.plan, [{ plan: 'STARTER', published: 0, limit: 10 }]);
  await open('/listings?page=3&size=50&show=hidden');
  expect(list.map(({ query }) => query)).toEqual([
    { page: '3', limit: '50', sortBy: 'createdAt', sortOrder: 'DESC', isVisible: 'false' },
  ]);
  expect(plan).toHaveLength(1);
});

test('drafts are preloaded where the list shows them, so that they do not move it', async () => {
  answer(vehicleEndpoints.list, [noPage]);
  answer(accountEndpoints.plan, [{ plan: 'STARTER', published: 0, limit: 10 }]);
  const drafts = answer(listingDraftEndpoints.list, [{ list: [] }]);
  await open('/listings?show=hidden');
  expect(drafts).toHaveLength(0);
  await open('/listings');
  expect(drafts).toHaveLength(1);
});

test('the metrics of the days and what waits are preloaded, even if one of them fails', async () => {
  answer(userEndpoints.me, [{ id: agentId, agentId }]);
  const portfolio = answer(portfolioEndpoints.get, [refusal({ status: 500, detail: 'No' })]);
  const enquiries = answer(portfolioEndpoints.enquiries, [{ total: 0, byStatus: {}, list: [] }]);
  const waiting = answer(enquiryEndpoints.list, [noPage]);
  await open('/?range=custom&from=2026-03-01&to=2026-03-07');
  const days = { dateStartRange: '2026-03-01', dateEndRange: '2026-03-07' };
  expect([portfolio, enquiries].map(([request]) => request?.query)).toEqual([days, days]);
  expect(waiting.map(({ query }) => query)).toEqual([{ page: '1', limit: '100', status: 'NEW' }]);
});

test('a page without early requests is left alone', async () => {
  await expect(open('/listings/add/1')).resolves.toBeUndefined();
});
