import {
  authEndpoints,
  capabilities,
  CAPABILITIES_HEADER,
  endpointTable,
  userEndpoints,
  type Capability,
  type Problem,
} from '@portal/shared/contract';
import { createConnection } from 'node:net';
import { registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const send = (path: string, init: RequestInit = {}) => fetch(`${app.base}${path}`, init);

async function expectProblem(response: Response, status: number, code: string): Promise<Problem> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({
    status,
    code,
    type: 'about:blank',
    title: expect.any(String),
    detail: expect.any(String),
  });
  expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  expect(JSON.stringify(problem)).not.toMatch(/\bat .+:\d+|node_modules|Error:/);
  return problem;
}

const json = { 'content-type': 'application/json' };
const login = '/auth/agent/login';

test.each([
  ['no JSON', { body: '{"phoneNumber":', headers: json }, 400, 'invalid_input'],
  ['an empty body', { headers: json }, 400, 'invalid_input'],
  ['a list', { body: '[]', headers: json }, 422, 'invalid_input'],
  ['null', { body: 'null', headers: json }, 422, 'invalid_input'],
  ['XML', { body: '<a/>', headers: { 'content-type': 'application/xml' } }, 415, 'unsupported_media_type'],
  [
    'two megabytes',
    { body: JSON.stringify({ phoneNumber: 'x'.repeat(2_000_000) }), headers: json },
    413,
    'payload_too_large',
  ],
  ['a polluted prototype', { body: '{"__proto__":{"a":1}}', headers: json }, 400, 'invalid_input'],
])('%s is answered with a matching problem', async (_name, init, status, code) => {
  await expectProblem(await send(login, { method: 'POST', ...init }), status, code);
});

const nestedLists = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['nested 5,000 deep', `{"phoneNumber":"+971501234567","password":${nestedLists(5000)}}`, 'nested too deep'],
  ['nested deep in a field of nobody', `{"other":${nestedLists(400_000)}}`, 'nested too deep'],
  ['half a character', '{"phoneNumber":"+971501234567","password":"\\ud800"}', 'cannot be stored'],
  ['a name with half a character', '{"\\udc00":1}', 'cannot be stored'],
])('a public call with %s is refused', async (_name, body, words) => {
  const problem = await expectProblem(
    await send(login, { method: 'POST', headers: json, body }),
    422,
    'invalid_input',
  );
  expect(problem.detail).toContain(words);
});

test('no cache stores an answer, successful or not', async () => {
  const { token } = await registerAgent(app);
  const me = await app.client(userEndpoints.me, { token });
  expect([me.status, me.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const refused = await app.client(userEndpoints.me);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
});

test('an unknown path, an unknown method and a wrong id are refused', async () => {
  await expectProblem(await send('/no/such/path'), 404, 'not_found');
  await expectProblem(await send(login, { method: 'DELETE' }), 404, 'not_found');
  await expectProblem(await send('/%E0%A4%A'), 400, 'invalid_input');
  const { token } = await registerAgent(app);
  const problem = await expectProblem(
    await send('/users/country/not-an-id', { headers: { authorization: `Bearer ${token}` } }),
    422,
    'invalid_input',
  );
  expect(problem.errors).toEqual([{ path: 'userId', message: 'This id is not valid.' }]);
});

test('bytes that are not a request get 400 and the connection ends', async () => {
  const { port } = new URL(app.origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = createConnection(Number(port), '127.0.0.1', () => socket.write('rubbish\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
});

test('a call without a token gets 401; calls of later releases answer 501 only to permitted roles', async () => {
  const { token } = await registerAgent(app);
  for (const endpoint of endpointTable.filter(({ built, access }) => !built && access === 'agent')) {
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']),
    );
    const without = await app.client(endpoint, { params });
    expect([endpoint.id, without.status, without.problem.code]).toEqual([
      endpoint.id,
      401,
      'unauthenticated',
    ]);
    const { status, problem } = await app.client(endpoint, { params, token });
    expect([endpoint.id, status, problem.code]).toEqual([endpoint.id, 501, 'not_in_this_release']);
  }
});

test('unknown fields are dropped', async () => {
  const agent = await registerAgent(app);
  const body = { phoneNumber: agent.phoneNumber, password: agent.password, role: 'operator', isAdmin: true };
  const { token } = (await app.client<{ token: string }>(authEndpoints.login, { body })).result;
  expect((await app.client(userEndpoints.me, { token })).result).toMatchObject({ role: 'agent' });
});

test('text that the database cannot store is refused in any field', async () => {
  await expectProblem(await send('/country/list?search=%00'), 422, 'invalid_input');
  await expectProblem(
    await send(login, {
      method: 'POST',
      headers: json,
      body: '{"phoneNumber":"+971501234567","password":"a\\u0000b"}',
    }),
    422,
    'invalid_input',
  );
  expect((await send('/country/list?search=%ED%A0%80%F0%9F%9A%97')).status).toBe(200);
});

test('headers prevent answers from being framed, sniffed or shown as a page', async () => {
  const response = await send('/country/list');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-powered-by')).toBeNull();
});

test('larger answers are compressed for clients that support it', async () => {
  const ask = (encoding: string) =>
    fetch(`${app.origin}/docs/json`, { headers: { 'accept-encoding': encoding } });
  const plain = await ask('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const expected = await plain.text();
  for (const encoding of ['br', 'gzip']) {
    const answer = await ask(encoding);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(expected);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
  }
});

/** An operator switches these on; their own tests do. */
const optional: readonly Capability[] = ['engine-stop', 'web-push'];

test('every answer announces the additions of the contract that no setting has to switch on, also to pages of other origins', async () => {
  const announced = capabilities.filter((name) => !optional.includes(name)).join(' ');
  for (const path of ['/api/ae/states/parent/list', '/api/in/users', '/api/ae/nothing-here']) {
    const { headers } = await send(path, { headers: { origin: 'http://localhost:3000' } });
    expect([path, headers.get(CAPABILITIES_HEADER)]).toEqual([path, announced]);
    expect(headers.get('access-control-expose-headers')).toContain(CAPABILITIES_HEADER);
  }
});

test('other origins may call only when configured', async () => {
  const production = await startTestApp({ env: { CORS_ORIGINS: 'https://portal.example' } });
  try {
    const allowed = async (origin: string) =>
      (
        await fetch(`${production.base}${login}`, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        })
      ).headers.get('access-control-allow-origin');
    expect(await allowed('https://portal.example')).toBe('https://portal.example');
    expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await allowed('https://evil.example')).toBeNull();
  } finally {
    await production.close();
  }
});

test('limits answer 429 with Retry-After: a narrow one for sign-in, a wide one for all calls', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT: '12', RATE_LIMIT_AUTH: '3' } });
  try {
    const body = { phoneNumber: '+971501111111', password: 'x' };
    const statuses: number[] = [];
    for (let calls = 0; calls < 4; calls += 1)
      statuses.push((await limited.client(authEndpoints.login, { body })).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    // One count for all calls that allow guessing passwords and codes.
    const other = await limited.client(authEndpoints.requestReset, { body: { email: 'a@b.example' } });
    expect([other.status, other.problem.code]).toEqual([429, 'too_many_requests']);
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
    const wide: number[] = [];
    for (let calls = 0; calls < 13; calls += 1)
      wide.push((await fetch(`${limited.base}/country/list`)).status);
    expect(wide.at(-1)).toBe(429);
    expect((await fetch(`${limited.origin}/healthz`)).status).toBe(200);
  } finally {
    await limited.close();
  }
});
