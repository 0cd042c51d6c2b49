import { srmBookingEndpoints, srmOnboardingEndpoints } from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { render } from './prerender';
import remote from './remote';

useTestServer();
const noPage = { list: [], page: 1, limit: 10, total: 0, totalNumberOfPages: 0 };
const open = (path: string) =>
  remote.preload?.(createTestPortal(), new URL(path, 'https://portal.example')) ?? Promise.reject();

test('the gate and the ongoing trips of the address are preloaded', async () => {
  const gate = answer(srmOnboardingEndpoints.get, [null]);
  const list = answer(srmBookingEndpoints.list, [noPage]);
  await open('/srm/ongoing-trips?page=2&to=2026-03-07');
  expect(gate).toHaveLength(1);
  expect(list.map(({ query }) => query)).toEqual([
    {
      page: '2',
      limit: '7',
      sortBy: 'bookingEndDate',
      sortOrder: 'ASC',
      status: 'ONGOING',
      bookingEndDate: '2026-03-07T20:00:00.000Z',
    },
  ]);
});

test('on any other page the gate is preloaded', async () => {
  const gate = answer(srmOnboardingEndpoints.get, [null]);
  await open('/srm/dashboard');
  expect(gate).toHaveLength(1);
});

test('the ongoing trips are in the document', async () => {
  const { html } = await render('/srm/ongoing-trips');
  expect(html).toContain('Ongoing Trips');
  expect(html).not.toMatch(/\sstyle=/);
});
