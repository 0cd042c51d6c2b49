import { endpointTable, type Endpoint } from '@portal/shared/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as fc from 'fast-check';
import { request } from 'node:http';
import { addCompany, registerAgent, type TestAgent } from '../harness/agents';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { toArbitrary, type JsonSchema } from './arbitrary';

/** Structure that no schema describes: written as text, since JSON.stringify cannot produce it. */
let app: TestApp;
let agent: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
  agent = await registerAgent(app);
  await addCompany(app, agent);
});
afterAll(() => app.close());

const DEPTH = 5000;
const LONG = 'x'.repeat(10 * 1024 * 1024);
const nested = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH);
const deepObject = '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH);

/** A valid body as text, and its variants. */
const mutations: Readonly<Record<string, (body: string, field: string) => string>> = {
  'a list nested 5,000 deep': () => nested('[', ']'),
  'an object nested 5,000 deep': () => deepObject,
  'a field nested 5,000 deep': (body, field) => withField(body, field, deepObject),
  'each field twice': (body, field) => withField(withField(body, field, '"first"'), field, '{"second":[]}'),
  __proto__: (body) => withField(body, '__proto__', '{"isAdmin":true,"toString":1}'),
  'constructor.prototype': (body) => withField(body, 'constructor', '{"prototype":{"isAdmin":true}}'),
  'half a character in a value': (body, field) => withField(body, field, '"\\ud800"'),
  'half a character in a name': (body) => withField(body, '\\udc00', '1'),
  'a string of 10 MB': (body, field) => withField(body, field, `"${LONG}"`),
  'a body that is cut off': (body) => body.slice(0, -1),
  'a list in place of the body': (body) => `[${body}]`,
};

const withField = (body: string, name: string, value: string): string =>
  body === '{}' ? `{"${name}":${value}}` : `${body.slice(0, -1)},"${name}":${value}}`;

/** The status; null if the server hung up before it had read everything, which is no failure. */
const send = (endpoint: Endpoint, body: string): Promise<number | null> =>
  new Promise((resolve) => {
    const path = endpoint.path.replace(/\{\w+\}/g, agent.userId);
    const call = request(
      `${app.base}${path}`,
      {
        method: endpoint.method,
        agent: false,
        headers: {
          authorization: `Bearer ${agent.token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? null);
      },
    );
    call.on('error', () => resolve(null));
    call.end(body);
  });

const withBody = endpointTable.filter(({ built, body, kind }) => built && body && kind !== 'multipart');

test.each(withBody.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s answers a body of any structure',
  async (_id, endpoint) => {
    const schema = toJsonSchema(endpoint.body as never, {
      errorMode: 'ignore',
      typeMode: 'input',
    }) as JsonSchema;
    const [value] = fc.sample(toArbitrary(schema, [agent.userId]), { numRuns: 1, seed: 19 });
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    const body = isRecord ? JSON.stringify(value) : '{}';
    const field = Object.keys(schema.properties ?? {})[0] ?? 'field';
    for (const [mutation, change] of Object.entries(mutations)) {
      const status = await send(endpoint, change(body, field));
      if (status !== null && status >= 500) throw new Error(`${mutation}: ${status}`);
    }
  },
  60_000,
);

test('no body has changed the prototype of all objects, and the server still runs', async () => {
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
});
