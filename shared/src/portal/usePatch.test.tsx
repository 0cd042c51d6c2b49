import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { lookupEndpoints } from '../contract';
import { createTestPortal, createPortalWrapper } from '../testing';
import { usePatch, useQuery } from '.';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => localStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const endpoint = lookupEndpoints.vehicleCategories;
const row = (name: string) => ({ id: name, name });

/** Answers each search with the search itself and the number of the answer. */
function answerSearches(wait: () => Promise<unknown> = () => Promise.resolve()): { requests: number } {
  const state = { requests: 0 };
  server.use(
    http.get(`${globalThis.location.origin}/api/ae/vehicle-category/list`, async ({ request }) => {
      state.requests += 1;
      const name = `${new URL(request.url).searchParams.get('search')} ${state.requests}`;
      await wait();
      return HttpResponse.json({ result: [row(name)] });
    }),
  );
  return state;
}

const useEnquiryLists = () => {
  const vans = useQuery(endpoint, { query: { search: 'vans' } });
  const cars = useQuery(endpoint, { query: { search: 'cars' } });
  return { vans, cars, patch: usePatch(endpoint) };
};
const names = ({ data }: { data: readonly { name: string }[] | undefined }) => data?.map(({ name }) => name);

test('a patch changes the affected answers, with their input known, without a request', async () => {
  const searches = answerSearches();
  const { result } = renderHook(useEnquiryLists, { wrapper: createPortalWrapper(createTestPortal()) });
  await waitFor(() => expect(result.current.cars.data).toBeDefined());
  await waitFor(() => expect(result.current.vans.data).toBeDefined());
  const before = result.current.cars.data;
  act(() =>
    result.current.patch((list, { query }) => (query?.search === 'vans' ? [...list, row('bus')] : list)),
  );
  await waitFor(() => expect(names(result.current.vans)).toEqual(['vans 1', 'bus']));
  expect(result.current.cars.data).toBe(before);
  expect(searches.requests).toBe(2);
});

test('an answer on its way that is older than the change does not undo it', async () => {
  let held: Promise<unknown> = Promise.resolve();
  let release: (value?: unknown) => void = () => undefined;
  const searches = answerSearches(() => held);
  const { result } = renderHook(useEnquiryLists, { wrapper: createPortalWrapper(createTestPortal()) });
  await waitFor(() => expect(result.current.vans.data).toBeDefined());
  held = new Promise((resolve) => (release = resolve));
  await act(async () => {
    void result.current.vans.refresh();
    await Promise.resolve();
    result.current.patch((list, { query }) => (query?.search === 'vans' ? [row('patched')] : list));
  });
  await waitFor(() => expect(names(result.current.vans)).toEqual(['patched']));
  // The answer under way is ignored, and a new one was requested.
  release();
  await waitFor(() => expect(names(result.current.vans)).toEqual(['vans 4']));
  expect(searches.requests).toBe(4);
});
