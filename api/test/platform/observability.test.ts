import { authEndpoints, countries, endpointTable, userEndpoints } from '@portal/shared/contract';
import { loginAs, registerAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (path: string) => fetch(`${app.origin}${path}`);

test('/docs lists every call, with no inline script or style and nothing external', async () => {
  const response = await get('/docs');
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const { id, path } of endpointTable) {
    expect(html).toContain(id);
    expect(html).toContain(path);
  }
  expect(html).not.toMatch(/<style|<script>|\sstyle=|\son\w+=|(src|href)="(?!\/docs\/)/);
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self'; .*frame-ancestors 'none'/,
  );
  for (const asset of ['/docs/page.css', '/docs/page.js']) expect((await get(asset)).status).toBe(200);
});

test('/docs/json describes every call as OpenAPI 3.1', async () => {
  const description = (await (await get('/docs/json')).json()) as {
    openapi: string;
    servers: object[];
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(description.openapi).toBe('3.1.0');
  expect(description.servers).toEqual(
    ['ae', 'in'].map((code) => ({ url: `/api/${code}`, description: countries[code as 'ae'].name })),
  );
  const ids = Object.values(description.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids.sort()).toEqual(endpointTable.map(({ id }) => id).sort());
  expect(description.paths['/auth/verify-otp']?.['post']).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['email', 'otp'] } } } },
    responses: {
      201: { content: { 'application/json': { schema: { properties: { result: { type: 'object' } } } } } },
    },
  });
});

test('the server is alive and ready', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
});

test('metrics count by endpoint of the contract, never by address', async () => {
  const { token, userId } = await registerAgent(app);
  await app.client(userEndpoints.country, { token, params: { userId } });
  const text = await (await get('/metrics')).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{country="ae",endpoint="users.country",method="GET",status="200"} 1',
  );
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain(userId);
});

test('the log contains each request by its pattern, and no personal data, token or code', async () => {
  const agent = await registerAgent(app);
  const again = await loginAs(app, agent);
  const refreshed = await app.client<{ token: string; refreshToken: string }>(authEndpoints.refresh, {
    body: { refreshToken: again.refreshToken },
  });
  await app.client(authEndpoints.isEmailVerified, {
    token: refreshed.result.token,
    query: { email: agent.email },
  });
  await app.client(authEndpoints.requestReset, { body: { email: agent.email } });
  await app.client(userEndpoints.country, {
    token: refreshed.result.token,
    params: { userId: agent.userId },
  });
  await app.deps.background.settled();
  const log = app.logs.filter((line) => !line.includes('Server listening')).join('');
  expect(log).toContain('"endpoint":"users.country"');
  expect(log).toContain('"requestId":"');
  const secrets = [
    agent.email,
    agent.phoneNumber,
    agent.phoneNumber.slice(1),
    agent.password,
    agent.userId,
    agent.token,
    again.refreshToken,
    refreshed.result.token,
    app.mails.code(agent.email),
    '127.0.0.1',
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

test('a server error is logged with its request number and answered without its cause', async () => {
  const broken = await startTestApp({
    wrapDeps: (deps) => ({
      ...deps,
      mail: {
        ...deps.mail,
        send: () => Promise.reject(new Error('secret inner text for someone@private.example +971501234567')),
      },
    }),
  });
  try {
    const body = {
      email: 'someone@private.example',
      countryCode: '+971',
      phoneNumber: '+971501234567',
      password: 'a long phrase',
      consent: true,
    };
    const { status, problem, text } = await broken.client(authEndpoints.sendOtp, { body });
    expect([status, problem.code]).toEqual([500, 'internal']);
    expect(text).not.toContain('secret');
    const line = broken.logs.find((entry) => entry.includes('request failed')) ?? '';
    expect(line).toContain(problem.requestId);
    expect(line).toContain('secret inner text');
    expect(line).not.toMatch(/private\.example|971501234567/);
    expect(await broken.db.selectFrom('pendingRegistrations').selectAll().execute()).toEqual([]);
  } finally {
    await broken.close();
  }
});
