import { http, HttpResponse, delay } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import {
  accountEndpoints,
  authEndpoints,
  companyEndpoints,
  endpoint,
  endpointTable,
  srmVehicleEndpoints,
  userEndpoints,
} from '../contract';
import { createCapabilityStore } from './capability-store';
import { createApiClient } from './client';
import { isNotOffered, type ApiError } from './error';

const origin = globalThis.location.origin;
const userId = '0190b3c4-0000-7000-8000-000000000001';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const unauthorized = jest.fn();
const api = (country = 'ae') =>
  createApiClient({
    base: () => `/api/${country}`,
    accessToken: () => 'token-1',
    onUnauthorized: unauthorized,
  });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('should have failed');
    },
    (error: ApiError) => error,
  );

const failureOrResult = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);

test('a call uses the base of the country and the bearer, and reads the result', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get(`${origin}/api/in/users`, ({ request }) => {
      seen.push(request.headers.get('authorization'), request.headers.get('accept'));
      return HttpResponse.json({ result: { id: 'u', agentId: 'a' } });
    }),
  );
  await expect(api('in').call(userEndpoints.me, {})).resolves.toEqual({ id: 'u', agentId: 'a' });
  expect(seen).toEqual(['Bearer token-1', 'application/json']);
});

test.each([authEndpoints.login, authEndpoints.sendOtp, authEndpoints.verifyOtp])(
  '$path goes without a bearer',
  (target) => {
    expect(api().request(target, {} as never).headers).not.toHaveProperty('authorization');
  },
);

test('parameters go into the path, and a query leaves out undefined values', async () => {
  server.use(
    http.get(`${origin}/api/ae/users/country/${userId}`, () => HttpResponse.json({ result: 'India' })),
  );
  await expect(api().call(userEndpoints.country, { params: { userId } })).resolves.toBe('India');
  expect(api().request(companyEndpoints.list, { query: { page: 2, search: undefined } }).url).toBe(
    `${origin}/api/ae/company/list?page=2`,
  );
});

test('a 401 to another kind of token says nothing about the session', async () => {
  server.use(http.get(`${origin}/api/ae/users`, () => new HttpResponse(null, { status: 401 })));
  unauthorized.mockClear();
  expect(await failure(api().call(userEndpoints.me, {}, { bearer: 'of-a-link' }))).toMatchObject({
    status: 401,
  });
  expect(unauthorized).not.toHaveBeenCalled();
});

test('a missing id makes no call', async () => {
  const error = await failure(api().call(userEndpoints.country, { params: { userId: '' } }));
  expect(error).toMatchObject({ kind: 'input', message: 'ID is required' });
});

test.each([
  [{ detail: 'The detail', message: 'The message' }, 'The detail'],
  [{ message: 'The message' }, 'The message'],
  [{ detail: 7 }, 'Failed to fetch user data'],
  ['<html>', 'Failed to fetch user data'],
])('a refusal %j reads "%s"', async (body, message) => {
  server.use(http.get(`${origin}/api/ae/users`, () => HttpResponse.json(body, { status: 400 })));
  expect(await failure(api().call(userEndpoints.me, {}))).toMatchObject({
    kind: 'http',
    status: 400,
    message,
  });
});

test('a refusal carries code, fields, request id and when to try again', async () => {
  const problem = {
    type: 'about:blank',
    title: 'x',
    status: 429,
    detail: 'Wait',
    code: 'too_many_requests',
    requestId: 'r-1',
    taken: { nextFree: null },
    errors: [{ path: 'email', message: 'taken' }],
  };
  server.use(
    http.post(`${origin}/api/ae/auth/reset-password`, () =>
      HttpResponse.json(problem, { status: 429, headers: { 'retry-after': '30' } }),
    ),
  );
  expect(await failure(api().call(authEndpoints.requestReset, { body: { email: 'a@b.co' } }))).toMatchObject({
    code: 'too_many_requests',
    requestId: 'r-1',
    taken: { nextFree: null },
    retryAfter: 30,
    fields: [{ path: 'email', message: 'taken' }],
  });
});

test('the server’s text is set apart in a right-to-left page', async () => {
  const ask = () => failure(api().call(authEndpoints.requestReset, { body: { email: 'a@b.co' } }));
  server.use(
    http.post(`${origin}/api/ae/auth/reset-password`, () =>
      HttpResponse.json({ detail: 'Wait.' }, { status: 400 }),
    ),
  );
  expect(await ask()).toMatchObject({ message: 'Wait.' });
  document.dir = 'rtl';
  expect(await ask()).toMatchObject({ message: '\u2068Wait.\u2069' });
  document.dir = '';
});

test('a 401 is reported and nothing else', async () => {
  server.use(http.get(`${origin}/api/ae/users`, () => new HttpResponse(null, { status: 401 })));
  expect(await failure(api().call(userEndpoints.me, {}))).toMatchObject({
    status: 401,
    message: 'Failed to fetch user data',
  });
  expect(unauthorized).toHaveBeenLastCalledWith(userEndpoints.me, 'token-1');
});

test.each([
  ['no JSON', 'rubbish'],
  ['another form', JSON.stringify({ result: { id: 1 } })],
  ['no result', '{}'],
])('an answer with %s is unreadable', async (_name, text) => {
  server.use(http.get(`${origin}/api/ae/users`, () => HttpResponse.text(text)));
  expect(await failure(api().call(userEndpoints.me, {}))).toMatchObject({
    kind: 'unreadable',
    message: 'Failed to fetch user data',
  });
});

test('a read has three tries, a change one', async () => {
  let reads = 0;
  let writes = 0;
  server.use(
    http.get(`${origin}/api/ae/users`, () => {
      reads += 1;
      return new HttpResponse(null, { status: 503 });
    }),
    http.post(`${origin}/api/ae/auth/agent/login`, () => {
      writes += 1;
      return new HttpResponse(null, { status: 503 });
    }),
  );
  await failure(api().call(userEndpoints.me, {}));
  await failure(api().call(authEndpoints.login, { body: { phoneNumber: '+971501234567', password: 'x' } }));
  expect([reads, writes]).toEqual([3, 1]);
});

test('a server that stays silent causes a time-out', async () => {
  const quick = endpoint({
    id: 'test.slow',
    method: 'POST',
    path: '/slow',
    access: 'public',
    summary: '',
    result: v.unknown(),
    failure: 'Failed',
    timeout: 20,
    built: true,
  });
  server.use(
    http.post(`${origin}/api/ae/slow`, async () => {
      await delay(2000);
      return HttpResponse.json({});
    }),
  );
  expect(await failure(api().call(quick, {}))).toMatchObject({ kind: 'timeout' });
});

test('a lost network is offline, a page that was left is cancelled', async () => {
  server.use(http.post(`${origin}/api/ae/auth/refresh`, () => HttpResponse.error()));
  const body = { refreshToken: 'r' };
  expect(await failure(api().call(authEndpoints.refresh, { body }))).toMatchObject({ kind: 'offline' });
  const leaving = new AbortController();
  const call = failure(api().call(authEndpoints.refresh, { body }, { signal: leaving.signal }));
  leaving.abort();
  expect(await call).toMatchObject({ kind: 'cancelled' });
});

test('a page that is left while the body is on its way is cancelled, not unreadable', async () => {
  const leaving = new AbortController();
  let pulls = 0;
  const half = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new TextEncoder().encode('{"result":{"tok'));
        else {
          leaving.abort();
          controller.error(leaving.signal.reason);
        }
      },
    },
    { highWaterMark: 0 },
  );
  server.use(
    http.post(
      `${origin}/api/ae/auth/refresh`,
      () => new HttpResponse(half, { headers: { 'content-type': 'application/json' } }),
    ),
  );
  const body = { refreshToken: 'r' };
  const call = api().call(authEndpoints.refresh, { body }, { signal: leaving.signal });
  expect(await failure(call)).toMatchObject({ kind: 'cancelled' });
});

test('a read whose body is lost on the way is sent once more', async () => {
  let calls = 0;
  server.use(
    http.get(`${origin}/api/ae${userEndpoints.me.path}`, () => {
      calls += 1;
      if (calls > 1)
        return HttpResponse.json({ result: { id: userId, agentId: userId, email: 'a@b.example' } });
      const lost = new ReadableStream({
        pull: (controller) => controller.error(new TypeError('network error')),
      });
      return new HttpResponse(lost, { headers: { 'content-type': 'application/json' } });
    }),
  );
  expect(await failureOrResult(api().call(userEndpoints.me, {}))).not.toHaveProperty('kind');
  expect(calls).toBe(2);
});

test('a file whose body is lost twice says that the connection was lost', async () => {
  let calls = 0;
  server.use(
    http.get(`${origin}/api/ae${srmVehicleEndpoints.downloadExcel.path}`, () => {
      calls += 1;
      return new HttpResponse(
        new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }),
      );
    }),
  );
  expect(await failure(api().download(srmVehicleEndpoints.downloadExcel, {}))).toMatchObject({
    kind: 'offline',
  });
  expect(calls).toBe(2);
});

test('the idempotency key and the beginning of a trace go to the page’s own origin only', async () => {
  const keys: (string | null)[] = [];
  const traces: (string | null)[] = [];
  const record = ({ request }: { request: Request }) => {
    keys.push(request.headers.get('idempotency-key'));
    traces.push(request.headers.get('traceparent'));
    return HttpResponse.json({ result: { token: 't', refreshToken: 'r' } });
  };
  server.use(
    http.post(`${origin}/api/ae/auth/refresh`, record),
    http.post('https://other.example/auth/refresh', record),
  );
  const call = { body: { refreshToken: 'r' } };
  await api().call(authEndpoints.refresh, call, { idempotencyKey: 'k' });
  await createApiClient({ base: () => 'https://other.example', accessToken: () => null }).call(
    authEndpoints.refresh,
    call,
    { idempotencyKey: 'k' },
  );
  expect(keys).toEqual(['k', null]);
  expect(traces).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/), null]);
});

test('every call of the contract that changes something carries its own key, and no other does', () => {
  const capabilities = createCapabilityStore(() => true);
  const knowing = createApiClient({ base: () => '/api/ae', accessToken: () => 'token-1', capabilities });
  const getCallKey = (call: (typeof endpointTable)[number]) => {
    const params = Object.fromEntries(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, userId]),
    );
    return knowing.request(call, { params } as never).headers['idempotency-key'];
  };
  const changing = endpointTable.filter(({ method, repeatable }) => method !== 'GET' && !repeatable);
  const keys = changing.map(getCallKey);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key ?? ''))).toEqual([]);
  expect(new Set(keys).size).toBe(changing.length);
  expect(endpointTable.filter((call) => !changing.includes(call) && getCallKey(call))).toEqual([]);
});

test('the client reports the server’s time', async () => {
  server.use(
    http.get(`${origin}/api/ae/users`, () =>
      HttpResponse.json(
        { result: { id: 'u', agentId: 'a' } },
        { headers: { date: 'Sun, 22 Nov 2026 06:00:00 GMT' } },
      ),
    ),
  );
  const onServerTime = jest.fn();
  const client = createApiClient({ base: () => '/api/ae', accessToken: () => null, onServerTime });
  await client.call(userEndpoints.me, {});
  const [[answer]] = onServerTime.mock.calls as [[{ sent: number; received: number; serverTime: number }]];
  expect(answer.serverTime).toBe(Date.UTC(2026, 10, 22, 6));
  expect(answer.received).toBeGreaterThanOrEqual(answer.sent);
});

describe('a server', () => {
  const bodies: unknown[] = [];
  const created = { bookingId: userId };
  const trip = {
    body: {
      vehicleId: userId,
      bookingStartDate: '2030-03-01T06:00:00Z',
      bookingEndDate: '2030-03-02T06:00:00Z',
    },
  };
  const store = (...announced: string[]) => createCapabilityStore((_base, name) => announced.includes(name));
  const createClientWith = (capabilities: ReturnType<typeof store>) =>
    createApiClient({ base: () => '/api/ae', accessToken: () => null, capabilities });
  beforeEach(() => {
    bodies.length = 0;
    server.use(
      http.post(`${origin}/api/ae/srm-bookings/vehicle/v2`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ result: created });
      }),
    );
  });

  test('that announces nothing gets the stated fields alone', async () => {
    await createClientWith(store()).call(srmVehicleEndpoints.attach, trip);
    expect(bodies).toEqual([{ vehicleId: userId }]);
    const { url } = createClientWith(store()).request(srmVehicleEndpoints.list, {
      query: { page: 1, sortBy: 'createdAt' },
    });
    expect(url).toBe(`${origin}/api/ae/srm-vehicle/list?page=1`);
  });

  test('that announces a feature gets its fields', async () => {
    await createClientWith(store('trip-dates')).call(srmVehicleEndpoints.attach, trip);
    expect(bodies).toEqual([trip.body]);
  });

  test('gets no call that it does not announce: the failure is that of a 501', async () => {
    const error = await failure(createClientWith(store()).call(accountEndpoints.plan, {}));
    expect(error).toMatchObject({ kind: 'http', status: 501, message: 'Failed to fetch the plan' });
    expect(isNotOffered(error)).toBe(true);
  });

  test('may announce a feature in the header of an answer', async () => {
    const capabilities = store();
    const reported = jest.fn();
    capabilities.subscribe(reported);
    server.use(
      http.get(`${origin}/api/ae/users`, () =>
        HttpResponse.json(
          { result: { id: 'u', agentId: 'a' } },
          { headers: { 'x-portal-capabilities': 'trip-dates versions' } },
        ),
      ),
    );
    const client = createClientWith(capabilities);
    await client.call(userEndpoints.me, {});
    await client.call(userEndpoints.me, {});
    expect(reported).toHaveBeenCalledTimes(1);
    await client.call(srmVehicleEndpoints.attach, trip);
    expect(bodies).toEqual([trip.body]);
    expect(capabilities.offers('/api/in', 'trip-dates')).toBe(false);
  });
});
